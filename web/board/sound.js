/**
 * The sounds of a game, synthesised in the browser: a seed on wood, a capture, a home, an end.
 *
 * Browsers allow sound only after a gesture. What plays it is created before, while nothing moves: that may take a tenth of a second.
 *
 * @typedef {'seed' | 'capture' | 'home' | 'end' | 'turn'} Sound
 */

import { whenAtRest } from '../at-rest.js';

/** How long after the board is there, in milliseconds. */
const LATER_MS = 300;
/** How loud each setting is. */
const VOLUMES = { low: 0.35, medium: 0.75, high: 1.4 };
/** A seed that falls on so many others sounds as dull as can be. */
const DULLEST = 14;
/** The most knocks of a capture. */
const MOST_KNOCKS = 12;

/** Two knocks nearer to each other than this, in seconds, are one. */
const CLOSEST = 0.018;

export class Sounds {
  constructor() {
    this.muted = false;
    this.volume = VOLUMES.medium;
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {GainNode | null} */
    this.out = null;
    /** @type {AudioBuffer | null} */
    this.noise = null;
    this.lastKnock = 0;
  }

  /** @param {Pick<import('../settings.js').Settings, 'sound' | 'volume'>} settings */
  set({ sound, volume }) {
    this.muted = !sound;
    this.volume = VOLUMES[volume] ?? VOLUMES.medium;
    if (this.out) this.out.gain.value = this.volume;
  }

  /**
   * Waits for the first gesture.
   * @param {AbortSignal} signal
   */
  awaken(signal) {
    const make = () => {
      if (signal.aborted || this.muted) return;
      this.context ??= new AudioContext();
      this.noise ??= whiteNoise(this.context);
    };
    const wake = () => {
      if (this.muted) return;
      if (this.context?.state === 'suspended') this.context.resume();
      // What was touched is to move first.
      if (!this.context) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(make)));
    };
    whenAtRest(make, LATER_MS);
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { signal, passive: true });
    signal.addEventListener('abort', () => {
      this.context?.close();
      this.context = null;
    });
  }

  /** @param {Sound} sound @param {number} [count] the seeds in the pit where one fell, or those captured */
  play(sound, count = 1) {
    const { context } = this;
    if (this.muted || !context || context.state !== 'running') return;
    const now = context.currentTime;
    switch (sound) {
      case 'seed': {
        if (now - this.lastKnock < CLOSEST) return;
        this.lastKnock = now;
        const { pitch, loudness, length } = knockOf(count);
        this.knock(context, now, pitch * (0.94 + 0.12 * Math.random()), loudness, length);
        break;
      }
      case 'capture':
        // A dozen knocks are a separate task.
        setTimeout(() => {
          for (let seed = 0; seed < Math.min(MOST_KNOCKS, Math.max(2, count)); seed += 1) {
            this.knock(context, now + seed * 0.028 + 0.012 * Math.random(), knockOf(seed + 1).pitch * (0.8 + 0.3 * Math.random()), 0.14, 0.06);
          }
        });
        break;
      case 'home':
        this.ring(context, now, 392, 0.12, 0.5);
        this.ring(context, now + 0.09, 587, 0.12, 0.6);
        break;
      case 'turn':
        this.ring(context, now, 660, 0.07, 0.3);
        break;
      case 'end':
        [330, 415, 494, 659].forEach((pitch, number) => this.ring(context, now + number * 0.13, pitch, 0.1, 0.9));
        break;
    }
  }

  /** All sounds go through one volume. @param {AudioContext} context @returns {AudioNode} */
  output(context) {
    if (this.out?.context !== context) {
      this.out = context.createGain();
      this.out.gain.value = this.volume;
      this.out.connect(context.destination);
    }
    return this.out;
  }

  /**
   * A seed on wood: a breath of noise through a narrow gate, and the board's own dull tone under it.
   * @param {AudioContext} context
   * @param {number} at
   * @param {number} pitch
   * @param {number} loudness
   * @param {number} length
   */
  knock(context, at, pitch, loudness, length) {
    const source = context.createBufferSource();
    source.buffer = this.noise ??= whiteNoise(context);
    const gate = context.createBiquadFilter();
    gate.type = 'bandpass';
    gate.frequency.value = pitch;
    gate.Q.value = 4;
    source.connect(gate).connect(fading(context, this.output(context), at, loudness * 2.4, length));
    source.start(at, Math.random() * 0.2, length * 2);
    this.tone(context, at, pitch / 6, loudness * 0.7, length * 1.3, 'sine');
  }

  /**
   * @param {AudioContext} context
   * @param {number} at
   * @param {number} pitch
   * @param {number} loudness
   * @param {number} length
   */
  ring(context, at, pitch, loudness, length) {
    this.tone(context, at, pitch, loudness, length, 'triangle');
    this.tone(context, at, pitch * 2, loudness * 0.25, length * 0.6, 'sine');
  }

  /**
   * @param {AudioContext} context
   * @param {number} at
   * @param {number} pitch
   * @param {number} loudness
   * @param {number} length
   * @param {OscillatorType} shape
   */
  tone(context, at, pitch, loudness, length, shape) {
    const source = context.createOscillator();
    source.type = shape;
    source.frequency.value = pitch;
    source.connect(fading(context, this.output(context), at, loudness, length));
    source.start(at);
    source.stop(at + length);
  }
}

/**
 * A seed on bare wood knocks high and short; on other seeds it falls lower, softer and a little longer.
 * @param {number} count seeds in the pit, itself included
 */
export function knockOf(count) {
  const part = Math.min(1, Math.max(0, (count - 1) / DULLEST));
  return { pitch: 2350 - 1350 * Math.sqrt(part), loudness: 0.17 - 0.05 * part, length: 0.04 + 0.035 * part };
}

/**
 * Loud at once, then dying away.
 * @param {AudioContext} context
 * @param {AudioNode} out
 * @param {number} at
 * @param {number} loudness
 * @param {number} length
 */
function fading(context, out, at, loudness, length) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

/** @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate * 0.4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  return buffer;
}
