import { isProblem, type Problem, type Seat, type State } from '@cromford/kernel';
import type { Answered, Command, Message, Position, Room, Sent, Times, Told } from '@cromford/protocol';
import { EngineClient } from '../engine/client.ts';
import type { AskFor, Player, Trouble, Update } from '../engine/protocol.ts';
import { get } from './client.ts';
import { hasGap } from './gaps.ts';
import { type Connection, Live } from './live.ts';
import { readUpTo, rememberRead } from './read-messages.ts';

/** A table on the server as this browser follows it: who is there, what is said, and the news of the game that wait to be shown. */
export class TableLine {
  readonly id: string;
  room = $state.raw<Room>();
  seat = $state.raw<Seat | null>(null);
  times = $state.raw<Times | null>(null);
  messages = $state.raw<readonly Message[]>([]);
  connection = $state<Connection>('connecting');
  problem = $state.raw<Problem>();
  /** Who looks on without sitting there, and how many of them nobody knows. */
  audience = $state.raw<{ readonly names: readonly string[]; readonly others: number }>({ names: [], others: 0 });
  /** When the time of whoever must choose runs out. A position brings it with each move, the room where no move was made yet. */
  readonly deadline = $derived(this.room?.stage === 'playing' ? (this.times?.deadline ?? this.room.deadline) : null);
  /** The last message that has been seen here. */
  private readTo = $state(0);
  /** How many messages of others have not. */
  readonly unread = $derived(
    this.messages.filter(({ number, account }) => number > this.readTo && account !== this.ownAccount).length,
  );
  /** The last entry that has come in, and what it was. */
  seq = $state(-1);
  lastKind: Told['kind'] | undefined;
  /** Called when there is news of the game, or of who sits there. */
  onnews: () => void = () => {};
  /** Called whenever the server says how things stand around the game. */
  onroom: () => void = () => {};
  readonly engine = new EngineClient();
  private readonly live: Live;
  private news: Position[] = [];
  private newPlayers = false;
  /** Nothing has been shown yet. */
  private anew = true;
  /** The last entry that the engine of this device has been told. */
  private toldTo = -1;
  private arrivals: { readonly seq: number; readonly resolve: () => void }[] = [];

  constructor(id: string) {
    this.id = id;
    this.readTo = readUpTo(id);
    this.live = new Live(id, {
      known: () => ({ seq: Math.max(0, this.seq), chat: this.messages.at(-1)?.number ?? 0 }),
      hear: (message) => this.hear(message),
      forget: () => this.forget(),
      connection: (state) => {
        this.connection = state;
      },
    });
  }

  /** Somebody here looks at all that has been said. */
  markRead(): void {
    const last = this.messages.at(-1)?.number ?? 0;
    if (last <= this.readTo) return;
    this.readTo = last;
    rememberRead(this.id, last);
  }

  private get ownAccount(): string | undefined {
    return this.seat === null ? undefined : this.room?.seats[this.seat]?.account?.id;
  }

  get hasNews(): boolean {
    return this.room !== undefined && (this.news.length > 0 || (this.newPlayers && !this.anew));
  }

  /** The decisions that wait to be shown. */
  get waiting(): readonly Told[] {
    return this.news.flatMap(({ told }) => told);
  }

  /** Everything that has come in, put into words. */
  async take(): Promise<Update | Trouble> {
    // Somebody who was away for long is told the game from its beginning: log and accounts must add up.
    if (this.toldTo >= 0 && hasGap(this.news, this.toldTo)) this.anew = true;
    const begun = this.anew ? await this.begin() : undefined;
    if (begun && ('problem' in begun || !this.hasNews)) return begun;
    const anew = this.toldTo < 0;
    const told = this.waiting.filter(({ seq }) => seq > this.toldTo);
    const last = this.news.at(-1);
    this.news = [];
    this.newPlayers = false;
    if (last) this.toldTo = last.seq;
    const update = await this.tell({ ...(anew && { anew }), ...(last && { news: { ...last, told } }) });
    return begun ? this.engine.ask<'read'>({ do: 'read' }) : update;
  }

  /** The game from its beginning, when the page comes to the table. Where it cannot be had, the log starts with what comes in. */
  private async begin(): Promise<Update | Trouble | undefined> {
    this.anew = false;
    this.toldTo = -1;
    const story = await get('tables/:id/story', { id: this.id });
    if (isProblem(story)) return undefined;
    const { seq, sheet, opening, views, turns, undo } = story;
    this.toldTo = seq;
    this.seq = Math.max(this.seq, seq);
    this.news = this.news.filter((position) => position.seq > seq);
    const news = { ply: turns.length, view: views[views.length - 1] as State, undo, told: [] };
    return this.tell({ sheet, news, story: { opening, views, turns }, anew: true });
  }

  private tell(what: Pick<AskFor<'hear'>, 'news' | 'story' | 'anew' | 'sheet'>): Promise<Update | Trouble> {
    const { room } = this;
    if (!room) throw new Error('the room has not been seen');
    const { game, players, options } = room;
    const seats = playersOf(room);
    return this.engine.ask<'hear'>({
      do: 'hear',
      game,
      players,
      options: { ...options },
      seats,
      seat: this.seat,
      ...what,
    });
  }

  /** Sends a command, and waits until what it led to has come in. */
  async command(what: Command['do']): Promise<Answered> {
    const answer = await this.live.command(Math.max(0, this.seq), what);
    if (!isProblem(answer)) await this.arrived(answer.seq);
    return answer;
  }

  /** Whether what was chosen here has not left this device yet. */
  get hasUnsent(): boolean {
    return this.live.hasUnsent;
  }

  withdraw(): void {
    this.live.withdraw();
  }

  /** After signing in: the same table through other eyes. */
  renew(): void {
    this.forget();
    this.problem = undefined;
    this.live.renew();
  }

  private forget(): void {
    this.seq = -1;
    this.anew = true;
    this.news = [];
    this.messages = [];
    for (const { resolve } of this.arrivals.splice(0)) resolve();
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

  private hear(message: Exclude<Sent, { type: 'answer' }>): void {
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
      case 'audience':
        this.audience = { names: message.people.map(({ name }) => name), others: message.others };
        break;
      case 'hidden':
        this.messages = this.messages.filter(({ number }) => number !== message.number);
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
    // Who sits where can be told of a table whose game cannot: what is wrong with that stays until a position comes.
    if (!this.room || room.stage === 'open') this.problem = undefined;
    this.room = room;
    if (seat !== this.seat) {
      this.seat = seat;
      this.newPlayers = true;
    }
    if (this.hasNews) this.onnews();
    this.onroom();
  }

  private takePosition(position: Position, seat: Seat | null): void {
    this.problem = undefined;
    if (position.seq <= this.seq) return;
    this.seat = seat;
    this.seq = position.seq;
    this.lastKind = position.told.at(-1)?.kind;
    this.news.push(position);
    const here = this.arrivals.filter((waiting) => waiting.seq <= position.seq);
    this.arrivals = this.arrivals.filter((waiting) => waiting.seq > position.seq);
    for (const { resolve } of here) resolve();
    this.onnews();
  }
}

/** Who sits where, as the table's screen knows players. */
function playersOf(room: Room): Player[] {
  return room.seats.map(({ account, bot }) =>
    account ? { name: account.name, kind: 'person' } : { name: '', kind: 'bot', bot: bot ?? '' },
  );
}
