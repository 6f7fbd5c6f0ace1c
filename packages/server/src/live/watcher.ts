import type { Sent } from '@cromford/protocol';
import type { Actor } from '../tables/actor.ts';
import type { Viewpoint } from '../tables/watching.ts';

/** So many positions are sent before the first must be acknowledged; then only the latest is, once the client catches up. */
const SENT_AHEAD = 8;

/** A message with its text, which is the same for everybody who is sent it. */
export interface Letter {
  readonly message: Sent;
  readonly text: string;
}

export function letterOf(message: Sent): Letter {
  return { message, text: JSON.stringify(message) };
}

interface Known {
  readonly seq: number;
  readonly chat: number;
  readonly options: boolean;
}

/** One table followed by one connection. */
export class Watcher {
  from: Viewpoint;
  readonly actor: Actor | undefined;
  /** Wants to be told the open choices too. */
  readonly options: boolean;
  /** The last entry and message that were sent. */
  seq: number;
  chat: number;
  revision = -1;
  /** Why it cannot be shown the table, as it was told last. */
  trouble = '';
  /** The audience that it was told of last, by a name; nobody at first. */
  audience = '';
  private readonly unacknowledged: number[] = [];
  private readonly send: (text: string) => void;

  constructor(from: Viewpoint, actor: Actor | undefined, { seq, chat, options }: Known, send: (text: string) => void) {
    this.from = from;
    this.actor = actor;
    this.options = options;
    this.seq = seq;
    this.chat = chat;
    this.send = send;
  }

  get keepsUp(): boolean {
    return this.unacknowledged.length < SENT_AHEAD;
  }

  tell({ message, text }: Letter): void {
    if (message.type === 'position') {
      this.seq = message.position.seq;
      this.trouble = '';
      this.unacknowledged.push(this.seq);
    }
    this.send(text);
  }

  /** Looks from another place from now on: what was seen from the old one is worth nothing there. */
  moveTo(from: Viewpoint): void {
    this.from = from;
    this.seq = -1;
    this.revision = -1;
  }

  acknowledge(seq: number): void {
    while (this.unacknowledged.length > 0 && (this.unacknowledged[0] ?? 0) <= seq) this.unacknowledged.shift();
  }
}
