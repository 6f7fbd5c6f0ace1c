import type { RefusalText } from '../engine/protocol.ts';

/** A thing of the game, and what it does. */
export interface Thing {
  readonly label: string;
  readonly about: string;
}

/** What a note on the page can say: why a choice is not open, a rule, or what a thing does. */
export type Subject = { readonly refusal: RefusalText } | { readonly rule: string } | { readonly thing: Thing };

const HOVER_DELAY = 80;

/** The one note that is open on the page, and the thing it belongs to. */
export class Explanations {
  subject = $state.raw<Subject>();
  anchor = $state.raw<Element>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(subject: Subject, anchor: Element, why: 'hover' | 'focus' | 'tap'): void {
    clearTimeout(this.timer);
    const show = () => {
      this.subject = subject;
      this.anchor = anchor;
    };
    if (why === 'hover') this.timer = setTimeout(show, HOVER_DELAY);
    else show();
  }

  /** Leaves the note alone while the pointer is on its way into it. */
  close(anchor: Element): void {
    clearTimeout(this.timer);
    if (this.anchor === anchor) this.timer = setTimeout(() => this.closeAll(), 160);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  closeAll(): void {
    clearTimeout(this.timer);
    this.subject = undefined;
    this.anchor = undefined;
  }
}
