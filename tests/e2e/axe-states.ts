import type { Page } from 'playwright-core';
import { spinningJenny } from '../../packages/arkwright/src/index.ts';
import { importText } from './app.ts';
import { botGame } from './bot-game.ts';
import { comeIn, friendOf, openTable, type Scene, scenes } from './gallery-scenes.ts';
import { post } from './online.ts';

/** What can be open at a late table. */
function atTable(about: string, open: (page: Page) => Promise<unknown>): Scene {
  return {
    about,
    async open(page) {
      await scenes['card-game-late']?.open(page);
      await open(page);
    },
  };
}

const press = (key: string, part: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await page.locator(part).first().waitFor();
};

/** A page of the house, and what shows that it is there. */
const inHouse = (about: string, path: string, part: string): Scene => ({
  about,
  together: true,
  async open(page) {
    await comeIn(page);
    await page.goto(path);
    await page.locator(part).first().waitFor();
  },
});

/** A game with somebody else that has begun. */
async function begun(page: Page): Promise<{ id: string; friend: Page }> {
  await comeIn(page);
  const id = await openTable(page, { game: 'card-game', players: 2, takeover: 'apprentice' });
  const friend = await friendOf(page);
  await post(friend, `tables/${id}/join`, {});
  await page.goto(`/play/${id}`);
  await page.waitForSelector('[data-due=me]');
  return { id, friend };
}

async function ofEmpire(page: Page): Promise<void> {
  await page.goto('/puzzles');
  await page.locator('main a[href^="/puzzles/empire/"]').click();
  await page.locator('[data-board], #text-asked').first().waitFor();
}

/** What the gallery has no room for. */
export const moreStates: Readonly<Record<string, Scene>> = {
  settings: {
    about: 'Settings',
    open: (page) => page.goto('/settings').then(() => page.locator('main section').first().waitFor()),
  },
  rulebook: {
    about: 'A short rulebook',
    open: (page) => page.goto('/rules').then(() => page.locator('main h1').first().waitFor()),
  },
  nowhere: {
    about: 'A page that is not there',
    open: (page) => page.goto('/nowhere').then(() => page.locator('main').waitFor()),
  },
  help: atTable('The keys', press('?', 'dialog[open]')),
  log: atTable('The log', press('l', '#tab-panel')),
  forecast: atTable('The forecast', async (page) => {
    await page.keyboard.press('f');
    await page.locator('#forecast-panel').first().waitFor();
  }),
  hint: {
    about: 'A hint',
    async open(page) {
      await scenes['spinning-jenny-early']?.open(page);
      await page.keyboard.press('h');
      await page.locator('.hint[data-stage]').waitFor();
    },
  },
  puzzles: {
    about: 'All puzzles',
    open: (page) => page.goto('/puzzles').then(() => page.locator('main li a').first().waitFor()),
  },
  puzzle: { about: 'A puzzle', open: (page) => ofEmpire(page) },
  'puzzle-text': {
    about: 'A puzzle in words',
    async open(page) {
      await ofEmpire(page);
      await press('t', '#text-asked')(page);
    },
  },
  'puzzle-shown': {
    about: 'A puzzle whose best turn is shown',
    async open(page) {
      await ofEmpire(page);
      await page.getByRole('button', { name: /^(Show the best turn|Den besten Zug zeigen)/ }).click();
      await page.getByRole('heading', { name: /^(What the best turn does|Was der beste Zug tut)/ }).waitFor();
    },
  },
  daily: {
    about: 'The games of the day, with their lists',
    together: true,
    async open(page) {
      await comeIn(page);
      await page.goto('/daily');
      await page.getByRole('button', { name: /^(Show the list|Die Liste zeigen)$/ }).click();
      await page.locator('[data-list]').first().waitFor();
    },
  },
  review: {
    about: 'The review of a game',
    async open(page) {
      await importText(page, botGame({ game: spinningJenny, players: 2, seed: 'told' }));
      await page.locator('a[href^="/review/"]').click();
      await page.waitForSelector('[data-reviewed]', { timeout: 120_000 });
    },
  },
  tournaments: inHouse('Tournaments', '/tournaments', 'main h1'),
  ranking: inHouse('Ranking', '/ranking', 'main .panel'),
  'sign-in': {
    about: 'Who are you?',
    together: true,
    open: (page) => page.goto('/account').then(() => page.locator('#who-are-you').waitFor()),
  },
  'set-up-changed': {
    about: 'A waiting room whose host changes how it is played',
    together: true,
    async open(page) {
      await comeIn(page);
      await page.goto(`/play/${await openTable(page, {})}`);
      await page.getByRole('button', { name: /^(Change it|Ändern)/ }).click();
      await page.locator('[data-set-up]').waitFor();
    },
  },
  orders: {
    about: 'Standing orders',
    together: true,
    async open(page) {
      await begun(page);
      await page.locator('header summary').click();
      await page.getByRole('button', { name: /^(Standing orders|Daueraufträge)/ }).click();
      await page.locator('dialog[open] form').waitFor();
    },
  },
  paused: {
    about: 'A game that is paused',
    together: true,
    async open(page) {
      const { id, friend } = await begun(page);
      await post(page, `tables/${id}/proposals`, { kind: 'pause' });
      await post(friend, `tables/${id}/proposals/pause`, { agree: true });
      await page.locator('[data-notice=paused]').waitFor();
    },
  },
  person: {
    about: 'Somebody’s profile',
    together: true,
    async open(page) {
      await comeIn(page);
      const { account } = await page.evaluate(async () => (await fetch('/api/me')).json());
      await page.goto(`/people/${account.id}`);
      await page.locator('#statistics').waitFor();
    },
  },
};
