import { problem } from '@cromford/kernel';
import type { Answered, Command, LiveFrame, Sent } from '@cromford/protocol';
import { readSent } from '@cromford/protocol/live';
import { newKey } from './client.ts';
import { HEARTBEAT_MS } from './presence.ts';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;
/** Each sign of life must be answered so soon, or the line is taken for dead. */
const ANSWER_MS = 8000;

export type Connection = 'connecting' | 'open' | 'lost';

interface Listener {
  /** The last entry and message that are known: only what came after them is sent. */
  known(): { readonly seq: number; readonly chat: number };
  hear(message: Exclude<Sent, { type: 'answer' }>): void;
  /** The server has never heard of the last that is known: a copy of an earlier day was put in its place. */
  forget(): void;
  connection(state: Connection): void;
}

interface Waiting {
  readonly id: number;
  /** It has been handed to an open line: what became of it only the server knows. */
  isSent: boolean;
  readonly command: Command;
  readonly resolve: (answer: Answered) => void;
}

/**
 * The live line to one table. It comes back by itself when it is lost, says what is known, and is told the rest. A command that was
 * not answered is sent again with its key, so that it has its effect once, whatever became of the first.
 */
export class Live {
  private readonly table: string;
  private readonly listener: Listener;
  private socket: WebSocket | undefined;
  private waiting: Waiting[] = [];
  private lastId = 0;
  private wait = FIRST_WAIT_MS;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private answerDue: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  /** The room has not been told since the line was opened. */
  private isFresh = true;

  constructor(table: string, listener: Listener) {
    this.table = table;
    this.listener = listener;
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.look);
    this.connect();
  }

  command(expected: number, what: Command['do']): Promise<Answered> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        id: ++this.lastId,
        isSent: false,
        command: { key: newKey(), expected, do: what },
        resolve,
      };
      this.waiting.push(waiting);
      this.sendCommand(waiting);
    });
  }

  /** Something waits for the line to come back, and nobody else has seen it. */
  get hasUnsent(): boolean {
    return this.waiting.some(({ isSent }) => !isSent);
  }

  /** Takes back what has never been sent. */
  withdraw(): void {
    const unsent = this.waiting.filter(({ isSent }) => !isSent);
    this.waiting = this.waiting.filter(({ isSent }) => isSent);
    for (const { resolve } of unsent) resolve(problem('withdrawn'));
  }

  close(): void {
    this.isClosed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.again);
    this.rest();
    this.socket?.close();
    this.socket = undefined;
  }

  /** Asks anew as whoever is signed in now. */
  renew(): void {
    this.drop();
    this.hurry();
  }

  private connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.isFresh = true;
      this.listener.connection('open');
      this.watch();
      for (const waiting of this.waiting) this.sendCommand(waiting);
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.socket !== socket) return;
      const message = readSent(String(data));
      if (message) this.receive(message);
      else this.listener.hear({ type: 'problem', table: this.table, ...problem('other-version') });
    });
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lost();
    });
  }

  private lost(): void {
    this.socket = undefined;
    this.rest();
    if (this.isClosed) return;
    this.listener.connection('lost');
    clearTimeout(this.again);
    // Not all at the same moment, when a server comes back to many.
    this.again = setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private readonly hurry = (): void => {
    if (this.isClosed || this.socket) return;
    clearTimeout(this.again);
    this.wait = FIRST_WAIT_MS;
    this.connect();
  };

  /** A browser that has gone offline does not always say so to its sockets. */
  private readonly drop = (): void => {
    const { socket } = this;
    if (!socket) return;
    this.lost();
    socket.close();
  };

  private readonly look = (): void => {
    if (document.visibilityState === 'visible') this.try();
  };

  private receive(message: Sent): void {
    this.wait = FIRST_WAIT_MS;
    clearTimeout(this.answerDue);
    if (message.type === 'answer') {
      const { type: _, id, ...answer } = message;
      const waiting = this.waiting.find((known) => known.id === id);
      this.waiting = this.waiting.filter((known) => known !== waiting);
      waiting?.resolve(answer);
      return;
    }
    if (message.type === 'position') this.send({ type: 'ack', table: this.table, seq: message.position.seq });
    const isEarlier = this.isFresh && message.type === 'room' && message.room.seq < this.listener.known().seq;
    if (message.type === 'room') this.isFresh = false;
    if (isEarlier) {
      this.listener.forget();
      this.watch();
    }
    this.listener.hear(message);
  }

  /** To watch anew tells the others that somebody is here, and is always answered: with the room, at least. */
  private try(): void {
    if (!this.socket) return;
    this.watch();
    clearTimeout(this.answerDue);
    this.answerDue = setTimeout(() => this.drop(), ANSWER_MS);
  }

  private watch(): void {
    // The open choices are listed here, by the same rules.
    this.send({ type: 'watch', table: this.table, options: false, ...this.listener.known() });
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.try(), HEARTBEAT_MS);
  }

  private rest(): void {
    clearTimeout(this.beat);
    clearTimeout(this.answerDue);
  }

  private sendCommand(waiting: Waiting): void {
    const { id, command } = waiting;
    if (this.send({ type: 'command', id, table: this.table, command })) waiting.isSent = true;
  }

  private send(frame: LiveFrame): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }
}
