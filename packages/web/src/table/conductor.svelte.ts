import { type Beat, pace } from './pace.svelte.ts';

/** Beats the time for what is shown without being asked: can be stopped, taken beat by beat, or skipped. */
export class Conductor {
  isPaused = $state(false);
  private isSkipping = false;
  private release: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beating: Beat = 'move';

  /** Resolves when the next thing may be shown. */
  async beat(beating: Beat): Promise<void> {
    if (this.isSkipping || (pace.rest(beating) === 0 && !this.isPaused)) return;
    this.beating = beating;
    await new Promise<void>((resolve) => {
      this.release = resolve;
      this.arm();
    });
    clearTimeout(this.timer);
    this.release = undefined;
  }

  /** Nothing would be seen of what is told now: each step would only be drawn over by the next. */
  get isSilent(): boolean {
    return this.isSkipping || (pace.rest('event') === 0 && !this.isPaused);
  }

  pause(): void {
    this.isPaused = true;
    clearTimeout(this.timer);
  }

  resume(): void {
    this.isPaused = false;
    this.arm();
  }

  toggle(): void {
    if (this.isPaused) this.resume();
    else this.pause();
  }

  step(): void {
    this.pause();
    this.release?.();
  }

  /** Everything at once until somebody here has to choose. */
  skip(): void {
    this.isPaused = false;
    this.isSkipping = true;
    this.release?.();
  }

  /** Somebody here has to choose: the next time, things are shown again. */
  rest(): void {
    this.isSkipping = false;
    this.isPaused = false;
  }

  private arm(): void {
    clearTimeout(this.timer);
    const { release } = this;
    if (release && !this.isPaused) this.timer = setTimeout(release, pace.rest(this.beating));
  }
}
