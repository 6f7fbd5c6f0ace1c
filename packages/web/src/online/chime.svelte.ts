const REMEMBERED = 'cromford.chime';

/** Two soft notes when it is one's turn; made here, so that there is nothing to fetch. */
class Chime {
  isOn = $state(recall() !== 'off');

  toggle(): void {
    this.isOn = !this.isOn;
    try {
      localStorage.setItem(REMEMBERED, this.isOn ? 'on' : 'off');
    } catch {
      // Storage may be closed to us; then the choice lasts as long as the page.
    }
    this.ring();
  }

  ring(): void {
    // A page that nobody has touched may not make a sound, and says so in the console.
    if (!this.isOn || !navigator.userActivation?.hasBeenActive) return;
    const context = new AudioContext();
    const end = [660, 880].map((frequency, i) => note(context, frequency, context.currentTime + i * 0.16)).at(-1);
    if (end) end.onended = () => context.close();
  }
}

export const chime = new Chime();

function note(context: AudioContext, frequency: number, at: number): OscillatorNode {
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.12, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + 0.5);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.55);
  return oscillator;
}

function recall(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}
