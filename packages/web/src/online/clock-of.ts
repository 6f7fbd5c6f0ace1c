import type { Seat } from '@cromford/kernel';
import { now } from './now.svelte.ts';
import { isPerson } from './persons.ts';
import type { RemoteTable } from './remote-table.svelte.ts';

export function hasClock({ line, model }: RemoteTable): boolean {
  return line.room !== undefined && line.room.clock.kind !== 'none' && !model.scene.over;
}

/** The time left to a seat. Bots have no clock to speak of; and where each turn has its own time, only the present turn has any. */
export function timeOf({ line, model }: RemoteTable, seat: Seat): number | undefined {
  const { due } = model;
  const { room } = line;
  const held = room?.seats[seat];
  if (!room || !held || !isPerson(held)) return undefined;
  if (room.clock.kind === 'daily' && seat !== due) return undefined;
  const bank = line.times?.banks[seat] ?? held.bank;
  if (seat !== due || line.deadline === null) return bank;
  const ms = line.deadline - now.at;
  // Clocks of two computers are a second or two apart: nobody is shown more than he has.
  return room.clock.kind === 'bank' ? Math.min(bank, ms) : ms;
}
