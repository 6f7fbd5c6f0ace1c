/**
 * What strong players do, from games of bots among themselves: for the page of habits and for the explorer of the lab.
 *
 *     npm run courses -- spinning-jenny --players 3 --games 100 [--bot manager] [--seed strong] [--seconds 600] [--records folder]
 *
 * Games that are not in the folder yet are played, each with a deal of its own and with temperaments drawn for its seats (some games have no
 * chance: the same bots would play the same game for ever), and kept there as records. Then all records of the folder in which only this bot sits are added up, those of a tournament (`cromford tournament … --records`) as well; the sums are written to
 * packages/web/src/courses/strong; `npm run format` lays them out.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { courseOf, summaryOf } from '../packages/bots/src/courses/index.ts';
import { bots, makeReady, temperaments } from '../packages/bots/src/index.ts';
import {
  below,
  isProblem,
  readRecord,
  replayRecord,
  seeded,
  Table,
  writeRecord,
} from '../packages/kernel/src/index.ts';
import { shelf } from '../packages/shelf/src/index.ts';

const { values, positionals } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    games: { type: 'string', default: '0' },
    bot: { type: 'string', default: 'manager' },
    seed: { type: 'string', default: 'strong' },
    seconds: { type: 'string', default: '3600' },
    records: { type: 'string' },
  },
  allowPositionals: true,
});
const [id = ''] = positionals;
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const game = await shelf.find((one) => one.id === id)?.load();
if (!game || !bots.has(values.bot)) throw new Error(`no game or no bot of that name: ${id}, ${values.bot}`);
const players = Number(values.players);
const folder = values.records ?? path(`../.cache/courses/${id}-${players}`);
await mkdir(folder, { recursive: true });
const until = Date.now() + Number(values.seconds) * 1000;
for (let n = 0; n < Number(values.games) && Date.now() < until; n++) {
  const file = join(folder, `${values.seed}-${n}.txt`);
  if (!(await stat(file).catch(() => undefined))) await writeFile(file, await played(`${values.seed}/${n}`));
}
const courses = (await records()).flatMap(told);
const made = { players, bot: values.bot, games: courses.length / players, ...summaryOf(courses) };
await writeFile(path(`../packages/web/src/courses/strong/${id}.json`), `${JSON.stringify(made)}\n`);
console.log(`${id}: ${made.games} games, ${courses.length} courses`);

/** One game of the bot against itself, as a record. */
async function played(seed) {
  const table = Table.open(game, { players, seed, options: {} });
  if (isProblem(table)) throw new Error(table.code);
  const { engine } = table;
  await makeReady(engine.rules);
  const dice = seeded(`${seed} temperaments`);
  const names = Array.from(
    { length: players },
    () => `${values.bot}:${temperaments[below(dice, temperaments.length)].id}`,
  );
  const seats = names.map((name, seat) => bots.get(name)(seeded(`${seed} ${seat}`)));
  for (let due = table.due(); due; due = table.due()) {
    const { seat } = due;
    const moves = [...engine.open(table.state)];
    const move = seats[seat].choose({ engine, seat, moves, view: () => engine.rules.view(table.state, seat) });
    const refused = table.play(move);
    if (refused) throw new Error(`${seed}: ${refused.code}`);
  }
  const sitters = names.map((bot) => ({ name: '', kind: 'bot', bot }));
  return writeRecord({ ...table.record(), seats: sitters }, game.sheet);
}

/** Every record of the folder once: the same deal with the same bots is the same game. */
async function records() {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.txt')).sort();
  return [...new Set(await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8'))))];
}

function told(text) {
  const record = readRecord(text, [game]);
  if (isProblem(record)) throw new Error(record.code);
  const isOurs = record.players === players && record.seats?.every(({ bot = '' }) => bot.split(':')[0] === values.bot);
  const table = isOurs && replayRecord(record, [game]);
  if (table && isProblem(table)) throw new Error(table.code);
  return table ? Array.from({ length: players }, (_, seat) => courseOf(table, seat)).filter(Boolean) : [];
}
