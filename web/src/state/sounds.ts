// Short sounds synthesised in the browser: no files, nothing to load. Sound is off by default.

interface Note {
  from: number; // pitch in hertz at the start
  to: number; // and at the end
  length: number; // seconds
  after?: number; // delay in seconds
  shape: OscillatorType | "noise";
  loudness: number;
}

export type Sound = "step" | "splash" | "sink" | "dice" | "card" | "danger" | "saved" | "over" | "turn";

const notes: Record<Sound, Note[]> = {
  step: [{ from: 220, to: 160, length: 0.07, shape: "triangle", loudness: 0.25 }],
  splash: [{ from: 1400, to: 300, length: 0.28, shape: "noise", loudness: 0.18 }],
  sink: [
    { from: 140, to: 45, length: 0.5, shape: "sine", loudness: 0.4 },
    { from: 900, to: 150, length: 0.6, shape: "noise", loudness: 0.2 },
  ],
  dice: [0, 0.09, 0.16, 0.26, 0.38].map((after) => ({
    from: 2600,
    to: 1500,
    length: 0.035,
    after,
    shape: "noise" as const,
    loudness: 0.3,
  })),
  card: [{ from: 3200, to: 1200, length: 0.08, shape: "noise", loudness: 0.12 }],
  danger: [
    { from: 196, to: 185, length: 0.22, shape: "sawtooth", loudness: 0.1 },
    { from: 156, to: 139, length: 0.4, after: 0.18, shape: "sawtooth", loudness: 0.1 },
  ],
  saved: [
    { from: 523, to: 523, length: 0.14, shape: "sine", loudness: 0.22 },
    { from: 784, to: 784, length: 0.26, after: 0.11, shape: "sine", loudness: 0.22 },
  ],
  over: [392, 494, 587, 784].map((pitch, index) => ({
    from: pitch,
    to: pitch,
    length: 0.34,
    after: index * 0.16,
    shape: "sine" as const,
    loudness: 0.24,
  })),
  turn: [{ from: 660, to: 660, length: 0.16, shape: "sine", loudness: 0.14 }],
};

// The sound of an event on the board, by event type.
const sounds: Record<string, Sound> = {
  walk: "step",
  place: "step",
  ship: "splash",
  board: "step",
  swim: "splash",
  dive: "splash",
  sail: "splash",
  to: "splash",
  creature: "splash",
  step: "splash",
  land: "saved",
  sink: "sink",
  destroyed: "sink",
  reveal: "card",
  draw: "card",
  play: "card",
  pay: "card",
  take: "card",
  back: "card",
  symbol: "card",
  bridge: "step",
  die: "dice",
  dice: "dice",
  wreck: "danger",
  lost: "danger",
  over: "over",
};

export const soundOf = (eventType: string): Sound | undefined => sounds[eventType];

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  // Browsers block audio until the reader has interacted with the page.
  if (context.state === "suspended") void context.resume();
  for (const note of notes[sound]) playNote(context, note);
}

function playNote(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + (note.after ?? 0);
  const end = start + note.length;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(audio.destination);
  const source = note.shape === "noise" ? noiseSource(audio, note, volume) : tone(audio, note, volume);
  source.start(start);
  source.stop(end);
}

function tone(audio: AudioContext, note: Note, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = note.shape as OscillatorType;
  const start = audio.currentTime + (note.after ?? 0);
  source.frequency.setValueAtTime(note.from, start);
  source.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  source.connect(to);
  return source;
}

// Water and dice are noise through a closing filter.
function noiseSource(audio: AudioContext, note: Note, to: AudioNode): AudioScheduledSourceNode {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  const start = audio.currentTime + (note.after ?? 0);
  filter.frequency.setValueAtTime(note.from, start);
  filter.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  source.connect(filter).connect(to);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
