import { bots, readyFor } from '@cromford/bots';
import { playGame } from '@cromford/bots/arena';
import { completeOptions, seeded } from '@cromford/kernel';
import { engines } from '../games/engines.ts';
import type { LabTrial, TrialReply } from './trial.ts';

addEventListener('message', async ({ data }: MessageEvent<LabTrial>) => {
  let reply: TrialReply;
  try {
    reply = await played(data);
  } catch (error) {
    reply = { id: data.id, bug: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});

async function played({ id, game, variant, setup, bots: names, seed }: LabTrial): Promise<TrialReply> {
  const shelf = await engines[game]?.load();
  if (!shelf) throw new Error(`no game called ${game}`);
  const rules = shelf.rules({
    players: names.length,
    options: completeOptions(shelf, setup.options),
    sheet: setup.sheet ?? shelf.sheet,
  });
  await readyFor(rules, names);
  const players = names.map((name, seat) => {
    const make = bots.get(name);
    if (!make) throw new Error(`no bot called ${name}`);
    return make(seeded(`${seed} ${seat}`));
  });
  const began = performance.now();
  const { scores, winners, decisions } = await playGame(rules, seed, players);
  const milliseconds = Math.round(performance.now() - began);
  return { id, variant, bots: names, seed, scores, winners, decisions, milliseconds };
}
