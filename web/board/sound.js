/**
 * The sounds of a game, synthesised in the browser: a seed on wood, a capture, a home, an end.
 *
 * Browsers allow sound only after a gesture, so nothing is created before the first one.
 *
 * @typedef {'seed' | 'capture' | 'home' | 'end' | 'turn'} Sound
 */

/** Two knocks nearer to each other than this, in seconds, are one. */
const CLOSEST = 0.018;

export class Sounds {
  constructor() {
    this.muted = false;
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {AudioBuffer | null} */
    this.noise = null;
    this.lastKnock = 0;
  }

  /**
   * Waits for the first gesture.
   * @param {AbortSignal} signal
   */
  awaken(signal) {
    const make = () => {
      if (!signal.aborted) this.context ??= new AudioContext();
    };
    const wake = () => {
      if (this.muted) return;
      if (this.context?.state === 'suspended') this.context.resume();
      // The first one may take a tenth of a second, and what was touched is to move before that.
      if (!this.context) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(make)));
    };
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { signal, passive: true });
    signal.addEventListener('abort', () => {
      this.context?.close();
      this.context = null;
    });
  }

  /** @param {Sound} sound */
  play(sound) {
    const { context } = this;
    if (this.muted || !context || context.state !== 'running') return;
    const now = context.currentTime;
    switch (sound) {
      case 'seed':
        if (now - this.lastKnock < CLOSEST) return;
        this.lastKnock = now;
        this.knock(context, now, 1500 + 900 * Math.random(), 0.16, 0.045);
        break;
      case 'capture':
        for (let seed = 0; seed < 6; seed += 1) {
          this.knock(context, now + seed * 0.028 + 0.012 * Math.random(), 1100 + 1200 * Math.random(), 0.14, 0.06);
        }
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
    source.connect(gate).connect(fading(context, at, loudness * 2.4, length));
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
    source.connect(fading(context, at, loudness, length));
    source.start(at);
    source.stop(at + length);
  }
}

/**
 * Loud at once, then dying away.
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} loudness
 * @param {number} length
 */
function fading(context, at, loudness, length) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}

/** @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate * 0.4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  return buffer;
}
