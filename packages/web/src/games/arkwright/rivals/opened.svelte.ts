import type { Seat } from '@cromford/kernel';
import type { BoardTable } from '../../../table/board-table.ts';

/** Whose whole board lies open in place of the own one. The side panel opens it, the board shows it. */
export class Opened {
  seat = $state<Seat>();

  toggle(seat: Seat): void {
    this.seat = this.seat === seat ? undefined : seat;
  }

  close(): void {
    this.seat = undefined;
  }
}

const byTable = new WeakMap<BoardTable, Opened>();

export function openedAt(table: BoardTable): Opened {
  let opened = byTable.get(table);
  if (!opened) {
    opened = new Opened();
    byTable.set(table, opened);
  }
  return opened;
}
