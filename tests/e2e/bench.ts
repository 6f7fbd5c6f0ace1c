/**
 * How quick the tables are, in late positions of every board:
 *
 *     npm run bench:web [-- [--json] [--seconds n] [board …]]
 *
 * The web app must have been built. What is measured: docs/benchmarks.md, "The web app".
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../../packages/arkwright/src/index.ts';
import { cardGame } from '../../packages/cards/src/index.ts';
import { type App, importText, myTurn, openApp } from './app.ts';
import type { BotGame } from './bot-game.ts';
import { desktop } from './browser.ts';
import { fullGame } from './late-game.ts';
import { latePosition } from './late-position.ts';
import { type Task, tasksDuring } from './long-tasks.ts';
import { openChoices, Probe, type Sample, watchPage } from './probe.ts';
import { thoughts, timeBots } from './thoughts.ts';

/** What the design asks for, in milliseconds. */
const GOALS = { click: 50, hover: 16, task: 100 } as const;
const HOVERS = 30;
const CLICKS = 15;
/** An answer that has not come by then is another one's. */
const SETTLED = 150;

const predetermined = { 'set-up': 'predetermined' };
const several = (game: Omit<BotGame, 'seed'>) => (others: string) => latePosition({ ...game, seed: 'bench' }, others);

const boards: Readonly<Record<string, (others: string) => string>> = {
  'spinning-jenny': several({ game: spinningJenny, players: 4, options: predetermined }),
  'water-frame': several({ game: waterFrame, players: 4, options: predetermined }),
  'spinning-mule': several({ game: spinningMule, players: 4 }),
  anniversary: several({
    game: anniversary,
    players: 4,
    options: { 'east-india-company': 'on', 'asymmetric-factories': 'on' },
  }),
  'card-game': several({ game: cardGame, players: 4 }),
  empire: () => lateEmpire(),
};

function lateEmpire(): string {
  const [head = '', moves = ''] = fullGame('A', 40).split('\n\n');
  const played = moves.trim().split('\n');
  const until = played.findLastIndex((move, i) => move.startsWith('build') && i < played.length * 0.9);
  return `${head.replace(/^hash .*$\n?/m, '').trim()}\n\n${played.slice(0, until).join('\n')}\n`;
}

interface Figures {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
}

interface Result {
  readonly board: string;
  /** Click on a choice until the position after it is painted, and until nothing changes any more. */
  readonly click: Figures;
  readonly clickSettled: Figures;
  readonly clickWork: Figures;
  /** Pointer on a choice until everything that it would do is painted. */
  readonly hover: Figures;
  readonly hoverWork: Figures;
  /** The longest task while the table is opened, and while the expert bots think and play. */
  readonly opening: Task;
  readonly thinking: Task & { readonly over50: number; readonly decisions: number; readonly decision: Figures };
}

function figures(values: readonly number[]): Figures {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: sorted.length, median: at(0.5), p95: at(0.95) };
}

function longest(tasks: readonly Task[]): Task {
  return {
    clock: Math.max(0, ...tasks.map(({ clock }) => clock)),
    thread: Math.max(0, ...tasks.map(({ thread }) => thread)),
  };
}

const ply = (page: Page) => page.locator('[data-ply]').getAttribute('data-ply');

async function openTable(app: App, record: string): Promise<Page> {
  const page = await app.page({ ...desktop, reducedMotion: 'reduce' });
  page.setDefaultTimeout(30_000);
  // What tsx puts around the names of functions is not known in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchPage);
  await page.addInitScript(timeBots);
  await importText(page, record);
  await page.waitForSelector('[data-board]');
  await page.waitForTimeout(1000);
  return page;
}

/** Where a group is picked first, the first that is open: what is measured are its choices, on the board and in the bar. */
async function choicesOf(page: Page): ReturnType<typeof openChoices> {
  const group = page.locator('[data-choices] .cards > :not(.none)').first();
  if (await group.count()) await group.click();
  return openChoices(page);
}

async function hovers(page: Page, probe: Probe): Promise<Sample[]> {
  const choices = await choicesOf(page);
  const samples: Sample[] = [];
  // Twice where there are few: the second time nothing is new any more, as when a player hesitates between two.
  for (let i = 0; i < HOVERS && choices.length > 0; i++) {
    const { x, y } = choices[i % choices.length] as { x: number; y: number };
    await page.mouse.move(5, 5);
    // What leaving the last one costs is not this one's.
    await page.waitForTimeout(SETTLED);
    const sample = await probe.measure(
      'pointerover',
      () => page.mouse.move(x, y),
      () => page.waitForTimeout(SETTLED),
    );
    if (sample) samples.push(sample);
  }
  return samples;
}

async function clicks(page: Page, probe: Probe): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let i = 0; i < CLICKS * 2 && samples.length < CLICKS; i++) {
    await myTurn(page);
    if (await page.locator('[data-due=nobody]').count()) break;
    await page.waitForTimeout(SETTLED);
    const choices = await choicesOf(page);
    const choice = choices[(i * 7) % choices.length];
    if (!choice) break;
    await page.mouse.move(choice.x, choice.y);
    await page.waitForTimeout(SETTLED);
    const before = await ply(page);
    await page.mouse.down();
    const sample = await probe.measure(
      'pointerup',
      () => page.mouse.up(),
      () => page.waitForTimeout(SETTLED),
    );
    // Where others go on at once, what is painted last is theirs.
    if (sample && Number(await ply(page)) <= Number(before) + 1) samples.push(sample);
    const again = page.locator('.armed');
    if (await again.count()) await again.first().click();
  }
  return samples;
}

/** Lets the expert bots play; the person chooses at once whatever comes first. */
async function thinking(app: App, record: string, seconds: number): Promise<Result['thinking']> {
  const page = await openTable(app, record);
  const first = Number(await ply(page));
  const tasks = await tasksDuring(app.browser, page, async () => {
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      await page.waitForTimeout(250);
      const choice = (await page.locator('[data-due=me]').count()) ? (await choicesOf(page)).at(-1) : undefined;
      if (choice) await page.mouse.click(choice.x, choice.y);
    }
  });
  const decisions = Number(await ply(page)) - first;
  const decision = figures(await page.evaluate(thoughts));
  await page.context().close();
  return { ...longest(tasks), over50: tasks.filter(({ clock }) => clock > 50).length, decisions, decision };
}

async function measure(
  app: App,
  board: string,
  position: (others: string) => string,
  seconds: number,
): Promise<Result> {
  const record = position('apprentice');
  const page = await openTable(app, record);
  const probe = await Probe.of(page);
  const hovered = await hovers(page, probe);
  const clicked = await clicks(page, probe);
  await page.goto('/');
  const opening = await tasksDuring(app.browser, page, async () => {
    await importText(page, record);
    await page.waitForSelector('[data-board]');
    await page.waitForTimeout(300);
  });
  await page.context().close();
  return {
    board,
    click: figures(clicked.map(({ answer }) => answer)),
    clickSettled: figures(clicked.map(({ settled }) => settled)),
    clickWork: figures(clicked.map(({ work }) => work)),
    hover: figures(hovered.map(({ settled }) => settled)),
    hoverWork: figures(hovered.map(({ work }) => work)),
    opening: longest(opening),
    thinking: await thinking(app, position('arkwright'), seconds),
  };
}

const ms = (value: number) => value.toFixed(1).padStart(6);
const row = ({ board, click, clickSettled, clickWork, hover, hoverWork, opening, thinking }: Result) =>
  [
    board.padEnd(15),
    `${ms(click.median)} ${ms(click.p95)}`,
    `${ms(clickSettled.median)} ${ms(clickSettled.p95)}`,
    `${ms(clickWork.median)} ${ms(clickWork.p95)}`,
    `${ms(hover.median)} ${ms(hover.p95)}`,
    `${ms(hoverWork.median)} ${ms(hoverWork.p95)}`,
    `${ms(opening.clock)} ${ms(opening.thread)}`,
    `${ms(thinking.clock)} ${ms(thinking.thread)}`,
    String(thinking.over50).padStart(4),
    String(thinking.decisions).padStart(9),
    `${ms(thinking.decision.median)} ${ms(thinking.decision.p95)}`,
  ].join(' | ');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '15' } },
});
const app = await openApp();
const results: Result[] = [];
if (!values.json) {
  console.log(`goals: click ≤ ${GOALS.click} ms, hover ≤ ${GOALS.hover} ms of work, no task > ${GOALS.task} ms`);
  console.log(
    '                |     click     |    settled    |   its work    |     hover     |   its work    | longest task: opening | bots think           |    a decision',
  );
  console.log(
    'board           | median    p95 | median    p95 | median    p95 | median    p95 | median    p95 |  clock thread |  clock thread | > 50 | decisions | median    p95',
  );
}
for (const [board, position] of Object.entries(boards)) {
  if (positionals.length > 0 && !positionals.includes(board)) continue;
  const result = await measure(app, board, position, Number(values.seconds));
  results.push(result);
  if (!values.json) console.log(row(result));
}
if (values.json) console.log(JSON.stringify({ goals: GOALS, results }, null, 2));
if (app.complaints.length > 0) console.error(app.complaints);
await app.close();
