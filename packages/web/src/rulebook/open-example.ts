import type { Problem } from '@cromford/kernel';
import { EngineClient } from '../engine/client.ts';
import { packRecord } from '../saves/share-link.ts';
import { usualSeats } from '../saves/usual-game.ts';
import { sketchOf } from '../study/form.ts';
import type { Example } from './rulebook.ts';

/** The address at which the position of an example is looked at and played on; what is wrong, where it cannot be set up. */
export async function exampleAddress(game: string, example: Example): Promise<string | Problem> {
  const { players, options = {}, given = {}, moment } = example;
  const engine = new EngineClient();
  try {
    const sketch = { ...sketchOf(given), ...(moment && { agenda: moment }) };
    const seats = usualSeats(players);
    const found = await engine.ask<'set-up'>({ do: 'set-up', game, players, options, seed: 'rulebook', seats, sketch });
    if ('problem' in found) return found.problem;
    const { text } = await engine.ask<'record'>({ do: 'record', short: true });
    return `/study/link#${await packRecord(text)}`;
  } finally {
    engine.close();
  }
}
