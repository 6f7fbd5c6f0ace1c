import type { Viewpoint } from '../tables/watching.ts';
import type { Sent } from './messages.ts';

/** So many positions are sent before the first must be acknowledged; then only the latest is, once the client catches up. */
const SENT_AHEAD = 8;

/** One table followed by one connection. */
export class Watcher {
  readonly from: Viewpoint;
  /** The last entry and message that were sent. */
  seq: number;
  chat: number;
  revision = -1;
  private readonly unacknowledged: number[] = [];
  private readonly send: (message: Sent) => void;

  constructor(from: Viewpoint, seq: number, chat: number, send: (message: Sent) => void) {
    this.from = from;
    this.seq = seq;
    this.chat = chat;
    this.send = send;
  }

  get keepsUp(): boolean {
    return this.unacknowledged.length < SENT_AHEAD;
  }

  tell(message: Sent): void {
    if (message.type === 'position') {
      this.seq = message.position.seq;
      this.unacknowledged.push(this.seq);
    }
    this.send(message);
  }

  acknowledge(seq: number): void {
    while (this.unacknowledged.length > 0 && (this.unacknowledged[0] ?? 0) <= seq) this.unacknowledged.shift();
  }
}
