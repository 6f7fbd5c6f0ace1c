const NOTES = [659, 880];
const LENGTH = 0.35;

/** Two soft strokes of a bell: somebody who looks elsewhere has to choose. Silent where sound is not allowed. */
export function chime(): void {
  try {
    const audio = new AudioContext();
    for (const [i, frequency] of NOTES.entries()) {
      const start = audio.currentTime + i * 0.16;
      const volume = audio.createGain();
      volume.gain.setValueAtTime(0.12, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
      const tone = audio.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + LENGTH);
    }
    setTimeout(() => audio.close(), 1000);
  } catch {
    // No sound device, or none allowed: the title says it too.
  }
}
