/**
 * What strong players do, from games of bots among themselves: for the page of habits and for the explorer of the lab.
 *
 *     npm run courses -- spinning-jenny --players 3 --games 100 [--bot manager] [--seed strong] [--seconds 600] [--out folder]
 *
 * Every game has a deal of its own. The sums are written to <game>.json in packages/web/src/courses/strong, with how they were made; where
 * that file is of the same bot, seats and seed already, it goes on after its last game.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { courseOf, NOTHING, withCourse } from '../packages/bots/src/courses/index.ts';
import { bots, makeReady } from '../packages/bots/src/index.ts';
import { isProblem, seeded, Table } from '../packages/kernel/src/index.ts';
import { shelf } from '../packages/shelf/src/index.ts';

const { values, positionals } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    games: { type: 'string', default: '100' },
    bot: { type: 'string', default: 'manager' },
    seed: { type: 'string', default: 'strong' },
    seconds: { type: 'string', default: '3600' },
    out: { type: 'string', default: fileURLToPath(new URL('../packages/web/src/courses/strong', import.meta.url)) },
  },
  allowPositionals: true,
});
const [id = ''] = positionals;
const game = await shelf.find((one) => one.id === id)?.load();
const make = bots.get(values.bot);
if (!game || !make) throw new Error(`no game or no bot of that name: ${id}, ${values.bot}`);
const players = Number(values.players);
const file = join(values.out, `${id}.json`);
const how = { game: id, players, bot: values.bot, seed: values.seed };
let { games, sums } = await before();
const until = Date.now() + Number(values.seconds) * 1000;
for (; games < Number(values.games) && Date.now() < until; games++) {
  sums = (await played(`${values.seed}/${games}`)).reduce(withCourse, sums);
  await writeFile(file, `${JSON.stringify({ ...how, games: games + 1, ...sums })}\n`);
}
console.log(`${id}: ${games} games, ${sums.courses} courses`);

async function before() {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { games = 0, ...rest } = JSON.parse(text);
  const isSame = Object.entries(how).every(([name, value]) => rest[name] === value);
  for (const name of Object.keys(how)) delete rest[name];
  return isSame ? { games, sums: rest } : { games: 0, sums: NOTHING };
}

/** One game, told for every seat. */
async function played(seed) {
  const table = Table.open(game, { players, seed, options: {} });
  if (isProblem(table)) throw new Error(table.code);
  const { engine } = table;
  await makeReady(engine.rules);
  const seats = Array.from({ length: players }, (_, seat) => make(seeded(`${seed} ${seat}`)));
  for (let due = table.due(); due; due = table.due()) {
    const { seat } = due;
    const moves = [...engine.open(table.state)];
    const move = seats[seat].choose({ engine, seat, moves, view: () => engine.rules.view(table.state, seat) });
    const refused = table.play(move);
    if (refused) throw new Error(`${seed}: ${refused.code}`);
  }
  return seats.flatMap((_, seat) => courseOf(table, seat) ?? []);
}
