import type { EventText, Names, Scene } from '../engine/protocol.ts';
import type { BoardTable } from './board-table.ts';

/** What a move has brought: the position before it, what happened, and the position it has led to. */
export interface ResultSheet {
  readonly before: Scene;
  readonly events: readonly EventText[];
  readonly next: Scene;
  readonly names: Names;
  /** The game goes on when it has been read; one that does not wait makes room for a question. */
  readonly waits: boolean;
}

/** A table as it stood at another position, only to be looked at. */
export function tableAt(table: BoardTable, scene: Scene): BoardTable {
  return {
    scene,
    seat: scene.seat,
    due: scene.due,
    shownPreview: undefined,
    get names() {
      return table.names;
    },
    lit: undefined,
    armed: undefined,
    readOnly: true,
    counts: false,
    wanted: undefined,
    told: [],
    get log() {
      return table.log;
    },
    playerName: (seat) => table.playerName(seat),
    forecast: () => undefined,
    sources: (account) => table.sources(account),
    point() {},
    leave() {},
    press() {},
    explanations: { open() {}, close() {} },
  };
}
