import { isProblem, type Problem, type Seat } from '@cromford/kernel';
import { EngineClient } from '../engine/client.ts';
import type { Player, Trouble, Update } from '../engine/protocol.ts';
import { type Connection, Live } from './live.ts';
import type { Answer, Command, Message, Position, Received, Room, Times } from './wire.ts';

/** A table on the server as this browser follows it: who is there, what is said, and the news of the game that wait to be shown. */
export class TableLine {
  readonly id: string;
  room = $state.raw<Room>();
  seat = $state.raw<Seat | null>(null);
  times = $state.raw<Times | null>(null);
  messages = $state.raw<readonly Message[]>([]);
  connection = $state<Connection>('connecting');
  problem = $state.raw<Problem>();
  /** The last entry that has come in. */
  seq = $state(-1);
  /** Called when there is news of the game, or of who sits there. */
  onnews: () => void = () => {};
  readonly engine = new EngineClient();
  private readonly live: Live;
  private news: Position[] = [];
  private newPlayers = false;
  private anew = true;
  private arrivals: { readonly seq: number; readonly resolve: () => void }[] = [];

  constructor(id: string) {
    this.id = id;
    this.live = new Live(id, {
      known: () => ({ seq: Math.max(0, this.seq), chat: this.messages.at(-1)?.number ?? 0 }),
      hear: (message) => this.hear(message),
      connection: (state) => {
        this.connection = state;
      },
    });
  }

  get hasNews(): boolean {
    return this.room !== undefined && (this.news.length > 0 || (this.newPlayers && !this.anew));
  }

  /** How many decisions wait to be shown. */
  get behind(): number {
    return this.news.reduce((sum, { told }) => sum + told.length, 0);
  }

  /** Everything that has come in, put into words. */
  async take(): Promise<Update | Trouble> {
    const { room, news, anew } = this;
    if (!room) throw new Error('the room has not been seen');
    const last = news.at(-1);
    this.news = [];
    this.newPlayers = false;
    if (last) this.anew = false;
    const { game, players, options } = room;
    return this.engine.ask<'hear'>({
      do: 'hear',
      game,
      players,
      options: { ...options },
      seats: playersOf(room),
      seat: this.seat,
      ...(anew && { anew }),
      ...(last && { news: { ...last, told: news.flatMap(({ told }) => told) } }),
    });
  }

  /** Sends a command, and waits until what it led to has come in. */
  async command(what: Command['do']): Promise<Answer | Problem> {
    const answer = await this.live.command(Math.max(0, this.seq), what);
    if (!isProblem(answer)) await this.arrived(answer.outcome === 'done' ? answer.seq : answer.position.seq);
    return answer;
  }

  /** After signing in: the same table through other eyes. */
  renew(): void {
    this.seq = -1;
    this.anew = true;
    this.news = [];
    this.problem = undefined;
    this.live.renew();
  }

  close(): void {
    this.live.close();
    this.engine.close();
  }

  private arrived(seq: number): Promise<void> {
    return seq <= this.seq
      ? Promise.resolve()
      : new Promise((resolve) => {
          this.arrivals.push({ seq, resolve });
        });
  }

  private hear(message: Exclude<Received, { type: 'answer' }>): void {
    switch (message.type) {
      case 'room':
        this.takeRoom(message.room, message.seat);
        break;
      case 'position':
        this.takePosition(message.position, message.seat);
        this.times = message.times;
        break;
      case 'chat':
        this.messages = [
          ...this.messages,
          ...message.messages.filter(({ number }) => number > (this.messages.at(-1)?.number ?? 0)),
        ];
        break;
      case 'problem': {
        const { code, params } = message;
        this.problem = { code, params };
        break;
      }
    }
  }

  private takeRoom(room: Room, seat: Seat | null): void {
    const before = this.room && JSON.stringify(playersOf(this.room));
    this.newPlayers ||= before !== undefined && before !== JSON.stringify(playersOf(room));
    this.room = room;
    this.problem = undefined;
    if (seat !== this.seat) {
      this.seat = seat;
      this.newPlayers = true;
    }
    if (this.hasNews) this.onnews();
  }

  private takePosition(position: Position, seat: Seat | null): void {
    if (position.seq <= this.seq) return;
    this.seat = seat;
    this.seq = position.seq;
    this.news.push(position);
    const here = this.arrivals.filter((waiting) => waiting.seq <= position.seq);
    this.arrivals = this.arrivals.filter((waiting) => waiting.seq > position.seq);
    for (const { resolve } of here) resolve();
    this.onnews();
  }
}

/** Who sits where, as the table's screen knows players. */
export function playersOf(room: Room): Player[] {
  return room.seats.map(({ account, bot }) =>
    account ? { name: account.name, kind: 'person' } : { name: '', kind: 'bot', bot: bot ?? '' },
  );
}
