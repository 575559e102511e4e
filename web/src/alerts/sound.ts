// Synthesizes the move sounds: a short wooden knock, lower and doubled for a capture.

import { settings } from "../settings/settings.ts";

export type Sound = "move" | "capture" | "notify" | "end" | "low";

/** The setting that turns a sound off. */
const choices = {
  move: "soundMoves",
  capture: "soundMoves",
  end: "soundMoves",
  notify: "soundNews",
  low: "soundLowTime",
} as const;

let context: AudioContext | undefined;

/**
 * Browsers allow sound only after the first key press or click. Earlier sounds are not played
 * later.
 */
function allowSounds() {
  if (!settings.peek().sound || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
}

/** Enables sound at the first user action. A touch counts when the finger is lifted. */
export function watchForSounds() {
  for (const act of ["pointerdown", "pointerup", "keydown"])
    document.addEventListener(act, allowSounds, { capture: true, passive: true });
}

/** From 0 to 1. */
const volume = () => settings.peek().volume / 100;

function knock(audio: AudioContext, at: number, pitch: number, loudness: number) {
  const length = 0.09;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    const fade = Math.exp((-i / samples.length) * 9);
    samples[i] = (Math.random() * 2 - 1) * fade;
  }
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const body = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 4 });
  const gain = new GainNode(audio, { gain: loudness * volume() });
  noise.connect(body).connect(gain).connect(audio.destination);
  noise.start(at);
}

function chime(audio: AudioContext, at: number, frequency: number) {
  const tone = new OscillatorNode(audio, { frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.08 * volume() + 0.001, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.5);
}

export function playSound(sound: Sound) {
  const { sound: on, [choices[sound]]: wanted } = settings.peek();
  if (!on || !wanted || context?.state !== "running") return;
  const now = context.currentTime;
  switch (sound) {
    case "move":
      knock(context, now, 900, 1.6);
      break;
    case "capture":
      knock(context, now, 700, 1.8);
      knock(context, now + 0.07, 520, 1.4);
      break;
    case "notify":
      chime(context, now, 660);
      break;
    case "low":
      chime(context, now, 880);
      chime(context, now + 0.12, 880);
      break;
    case "end":
      chime(context, now, 523);
      chime(context, now + 0.16, 392);
      break;
  }
}
