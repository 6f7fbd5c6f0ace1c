import type { RefusalText } from '../engine/protocol.ts';

/** A thing of the game, and what it does. */
export interface ExplainedThing {
  readonly label: string;
  readonly about: string;
  /** Where it stands in the rules. */
  readonly rule?: string;
}

/** What a note on the page can say: why a choice is not open, a rule, or what a thing does. */
export type Subject =
  | { readonly refusal: RefusalText }
  | { readonly rule: string }
  | { readonly thing: ExplainedThing };

const HOVER_DELAY = 80;

/** The one note that is open on the page, and the thing it belongs to. */
export class Explanations {
  subject = $state.raw<Subject>();
  anchor = $state.raw<Element>();
  /** Somebody pressed for it: it stays until he presses elsewhere. */
  private isPinned = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Shows the part of the board that would help against this refusal; nothing where there is none. */
  help: (code: string) => (() => void) | undefined = () => undefined;

  open(subject: Subject, anchor: Element, why: 'hover' | 'focus' | 'tap'): void {
    if (this.isPinned && why === 'hover') return;
    clearTimeout(this.timer);
    const show = () => {
      this.subject = subject;
      this.anchor = anchor;
      this.isPinned = why === 'tap';
    };
    if (why === 'hover') this.timer = setTimeout(show, HOVER_DELAY);
    else show();
  }

  /** Leaves the note alone while the pointer is on its way into it. */
  close(anchor: Element): void {
    if (this.isPinned) return;
    clearTimeout(this.timer);
    if (this.anchor === anchor) this.timer = setTimeout(() => this.closeAll(), 160);
  }

  /** It may have moved from under the pointer by itself: it waits for the pointer to come back. */
  left(): void {
    if (this.anchor) this.close(this.anchor);
  }

  pin(): void {
    this.isPinned = true;
    clearTimeout(this.timer);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  closeAll(): void {
    clearTimeout(this.timer);
    this.subject = undefined;
    this.anchor = undefined;
    this.isPinned = false;
  }
}
