import { onRememberedElsewhere, recalled, remember } from '../shell/memory.ts';

const REMEMBERED = 'cromford.sound';

const read = () => recalled(REMEMBERED) === 'on';

/** A short soft stroke: how high, how long in seconds, how loud. */
const STROKES = {
  crate: { from: 180, to: 90, length: 0.12, volume: 0.08 },
  coin: { from: 1250, to: 1180, length: 0.16, volume: 0.03 },
  done: { from: 660, to: 640, length: 0.4, volume: 0.05 },
} as const;

/** Quiet sounds while things are shown. Off until somebody switches them on. */
class Sound {
  isOn = $state(read());
  private audio: AudioContext | undefined;
  private told = 0;

  constructor() {
    onRememberedElsewhere(REMEMBERED, () => (this.isOn = read()));
  }

  choose(isOn: boolean): void {
    this.isOn = isOn;
    remember(REMEMBERED, isOn ? 'on' : 'off');
    if (isOn) this.strike('done');
  }

  /** One stroke for a step that is told; none for the same step twice, nor on the way back. */
  tell(stroke: keyof typeof STROKES, step: number): void {
    const isNew = step > this.told || step === 1;
    this.told = step;
    if (isNew) this.strike(stroke);
  }

  strike(stroke: keyof typeof STROKES): void {
    if (!this.isOn || !navigator.userActivation?.hasBeenActive) return;
    try {
      this.audio ??= new AudioContext();
      const { audio } = this;
      const { from, to, length, volume } = STROKES[stroke];
      const start = audio.currentTime;
      const gain = audio.createGain();
      gain.gain.setValueAtTime(volume, start);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
      const tone = audio.createOscillator();
      tone.frequency.setValueAtTime(from, start);
      tone.frequency.exponentialRampToValueAtTime(to, start + length);
      tone.connect(gain).connect(audio.destination);
      tone.start(start);
      tone.stop(start + length);
    } catch {
      // No sound device: what is shown says it all.
    }
  }
}

export const sound = new Sound();
