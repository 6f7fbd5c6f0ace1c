import { isProblem, type Move } from '@cromford/kernel';
import type { Proposal } from '@cromford/protocol';
import type { WantedProposal } from '@cromford/protocol/wanted';
import type { Update } from '../engine/protocol.ts';
import { TableModel } from '../table/table.svelte.ts';
import type { Tells } from '../table/telling.svelte.ts';
import { post } from './client.ts';
import { KeptNotes } from './kept-notes.svelte.ts';
import { StandingOrders } from './orders.svelte.ts';
import { RemoteEngine } from './remote-engine.ts';
import type { TableLine } from './table-line.svelte.ts';
import { Tidings } from './tidings.svelte.ts';
import { TurnsOnline } from './turns-online.svelte.ts';
import { problemText } from './words.ts';

interface Start {
  readonly line: TableLine;
  readonly update: Update;
  readonly closing: (move: Move) => boolean;
  readonly tells: Tells | undefined;
}

/** A table on the server: the table as any other is shown (`model`), who plays at it, and what is settled around the game. */
export class RemoteTable {
  /** What the server had against the last thing that was tried. */
  notice = $state('');
  readonly line: TableLine;
  readonly model: TableModel;
  readonly turns = new TurnsOnline(this);
  readonly orders: StandingOrders;
  readonly tidings = new Tidings(this);
  /** Whether the players with their clocks can be seen: on a phone they go with the page. */
  isWhoInSight = $state(true);

  constructor({ line, update, closing, tells }: Start) {
    this.line = line;
    const engine = new RemoteEngine(line, (text) => {
      this.notice = text;
    });
    const { turns } = this;
    const notes = new KeptNotes(line);
    this.model = new TableModel({
      engine,
      update,
      closing,
      tells,
      turns: () => turns,
      keeping: () => notes,
    });
    this.orders = new StandingOrders(line, this.model);
    line.onnews = () => turns.catchUp();
    line.onroom = () => {
      notes.again();
      turns.lock();
      this.orders.refresh();
      this.tidings.look();
    };
    this.orders.onanswered = ({ text, left }) => this.tidings.order(text, left);
    this.orders.load();
    turns.lock();
    turns.catchUp();
  }

  /** Something about the table itself: leaving, coming back. */
  async ask(path: 'leave' | 'return'): Promise<void> {
    this.hear(await post(`tables/:id/${path}` as const, { id: this.line.id }));
  }

  /** Something that all have to agree on. */
  async propose(wanted: WantedProposal): Promise<void> {
    this.hear(await post('tables/:id/proposals', { id: this.line.id }, wanted));
  }

  /** Agrees to a proposal or ends it; one's own ends without a word. */
  async answer({ kind, seat }: Proposal, agree: boolean): Promise<void> {
    if (!agree && seat === this.line.seat) this.tidings.withdraw(kind);
    this.hear(await post('tables/:id/proposals/:kind', { id: this.line.id, kind }, { agree }));
  }

  private hear(answer: object): void {
    this.notice = isProblem(answer) ? problemText(answer) : '';
  }
}
