/**
 * Quick chat: fixed phrases, which each player reads in their own language and can mute.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../wire.d.ts').RoomState} RoomState
 * @typedef {import('../wire.d.ts').Phrase} Phrase
 */

import { change, settings } from '../settings.js';
import { t } from '../text/index.js';
import { html, nothing } from '../vendor/lit-html.js';
import { ownSides } from './state.js';

/** @type {Phrase[]} */
const BEFORE = ['hello', 'good-luck', 'nice-move', 'oops', 'one-moment', 'thanks'];
/** @type {Phrase[]} */
const AFTER = ['well-played', 'thanks', 'see-you'];

/** What can be said, while that is open. @param {Table} table @param {RoomState} room */
export function drawPhrases(table, room) {
  const own = ownSides(table.state);
  if (table.sheet !== 'chat' || !room.between_people || own.length !== 1 || room.seats.some(({ kind }) => kind === 'open')) return nothing;
  const { phrases } = settings();
  return html`
    <section class="panel phrases" aria-label=${t('play-phrases')}>
      <div class="row">
        ${(room.ending ? AFTER : BEFORE).map((phrase) => html`
          <button type="button" data-phrase=${phrase} @click=${() => table.send({ t: 'phrase', d: phrase })}>${t(`play-phrase-${phrase}`)}</button>`)}
      </div>
      <label class="tick"><input type="checkbox" .checked=${!phrases} @change=${() => { change({ phrases: !phrases }); table.draw(); }} />${t('play-phrases-mute')}</label>
    </section>`;
}

/** What a side has said just now, beside its seat; nothing of the other's where they are muted. @param {Table} table @param {RoomState} room @param {number} side */
export function saidBy(table, room, side) {
  if (!settings().phrases && !room.seats[side].yours) return nothing;
  const said = room.said.filter((each) => each.side === (side === 0 ? 'S' : 'N')).at(-1);
  return said && table.sayings.stays(said) ? html`<q class="seat-said" data-v=${said.v}>${t(`play-phrase-${said.phrase}`)}</q>` : nothing;
}
