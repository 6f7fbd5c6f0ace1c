import type { PairingRow, TournamentRow } from '../storage/schema-social.ts';
import { tornPart } from '../tables/row-parts.ts';
import { Torn } from '../tables/torn.ts';

const STAGES: readonly TournamentRow['stage'][] = ['open', 'playing', 'over'];

/** What of the row of a tournament cannot be read, if anything. */
export function tornInTournament({ id, stage, options, clock }: TournamentRow): Torn | undefined {
  const part = STAGES.includes(stage) ? tornPart({ options, clock }) : 'stage';
  return part && new Torn(id, part, 'tournament');
}

/** Account ids in the order of the seats. */
export function pairedSeats({ tournament_id, seats }: Pick<PairingRow, 'tournament_id' | 'seats'>): readonly string[] {
  const read = readSeats(seats);
  if (!Array.isArray(read) || read.some((account) => typeof account !== 'string'))
    throw new Torn(tournament_id, 'pairings', 'tournament');
  return read;
}

function readSeats(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
