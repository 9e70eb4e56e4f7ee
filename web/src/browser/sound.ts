/** Synthesised sounds: a few oscillators and a burst of noise. They are off by default. */
import { sound } from "./settings";

export type Sound = "turn" | "step" | "shot" | "hit" | "mark" | "kill" | "grab" | "score" | "chat";

let context: AudioContext | null = null;

function tone(at: AudioContext, from: number, to: number, length: number, type: OscillatorType, gain: number, delay = 0): void {
  const start = at.currentTime + delay;
  const voice = at.createOscillator();
  const level = at.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  level.gain.setValueAtTime(gain, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(level).connect(at.destination);
  voice.start(start);
  voice.stop(start + length);
}

function noise(at: AudioContext, length: number, gain: number, pitch: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const level = at.createGain();
  source.buffer = buffer;
  filter.type = "lowpass";
  filter.frequency.value = pitch;
  level.gain.value = gain;
  source.connect(filter).connect(level).connect(at.destination);
  source.start();
}

const SOUNDS: Record<Sound, (at: AudioContext) => void> = {
  turn: (at) => {
    tone(at, 523, 523, 0.18, "sine", 0.12);
    tone(at, 784, 784, 0.28, "sine", 0.12, 0.14);
  },
  step: (at) => tone(at, 180, 120, 0.07, "triangle", 0.12),
  shot: (at) => noise(at, 0.22, 0.25, 2600),
  hit: (at) => {
    noise(at, 0.1, 0.22, 900);
    tone(at, 160, 60, 0.14, "square", 0.06);
  },
  mark: (at) => tone(at, 980, 1240, 0.09, "sine", 0.07),
  kill: (at) => {
    noise(at, 0.5, 0.3, 500);
    tone(at, 220, 40, 0.6, "sawtooth", 0.08);
  },
  grab: (at) => tone(at, 420, 640, 0.1, "triangle", 0.1),
  score: (at) => tone(at, 660, 880, 0.12, "sine", 0.08),
  chat: (at) => tone(at, 740, 740, 0.06, "sine", 0.06),
};

export function play(name: Sound): void {
  if (!sound.value || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[name](context);
}
