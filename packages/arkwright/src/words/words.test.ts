import { readdirSync, readFileSync } from 'node:fs';
import {
  below,
  completeOptions,
  Engine,
  inText,
  LANGUAGES,
  type Language,
  type Option,
  plain,
  type Section,
  seeded,
} from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { ArkwrightGame, ArkwrightRules } from '../game.ts';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../games.ts';
import type { Move } from '../moves.ts';
import { ACCOUNTS, type News } from '../news.ts';
import type { State } from '../state.ts';
import { factory, water } from '../testing/position.ts';

const games = [spinningJenny, waterFrame, anniversary, spinningMule] as unknown as ArkwrightGame[];

const MISSING = 'no words';

/** Notes are named where they are made, all over the rules: what is named anywhere must have words. */
function noteCodes(): Set<string> {
  const folder = new URL('..', import.meta.url);
  const codes = new Set(['earns-machinery', 'earns-quality', 'earns-distribution']);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const [call] of text.matchAll(/\b(?:note|warning)\([^{)]*/g))
      for (const [, code = ''] of call.matchAll(/'([a-z-]+)'/g)) codes.add(code);
  }
  return codes;
}

/** What one language says of a game. */
class Told {
  readonly said = new Set<string>();
  readonly whys = new Set<string>();
  private readonly words: Awaited<ReturnType<typeof inWords>>;

  constructor(words: Awaited<ReturnType<typeof inWords>>) {
    this.words = words;
  }

  readonly event = (event: News, rules: ArkwrightRules) => {
    this.said.add(this.words.event(event));
    for (const { why } of rules.flows(event)) this.whys.add(why);
  };

  decision(s: State, options: readonly Option<Move>[]): void {
    const { said, words } = this;
    said.add(words.question(s).ask).add(words.progress(s));
    for (const { move, refusal, notes, range } of options) {
      said.add(words.move(move, s));
      for (const reason of [refusal, range?.limit, range?.floor])
        if (reason) said.add(words.refusal(reason) === reason.code ? MISSING : words.refusal(reason));
      for (const note of notes) said.add(words.note(note) === note.code ? MISSING : words.note(note));
      const brief = words.brief?.(move, notes, s);
      if (brief !== undefined) said.add(brief);
    }
  }

  wrong(s: State): string[] {
    const { said, whys, words } = this;
    const end = [words.result(s), ...words.view(s, 0).flatMap(texts)];
    const unsaid = [...whys].filter((why) => words.why(why) === why);
    return [...said, ...end]
      .filter((text) => text === '' || text === MISSING || /undefined|NaN|\[object|null/.test(text))
      .concat(unsaid);
  }
}

type Setup = Parameters<ArkwrightGame['rules']>[0];

const inWords = async (game: ArkwrightGame, language: Language, setup: Setup) =>
  inText(await game.words(language, setup), plain);

/** Set-ups, modules and seat counts go together in six ways. Each game is played once, and told in every language. */
it.each(games)('every question, choice, note, reason and event of $id has words, in every language', async (game) => {
  for (let i = 0; i < 6; i++) {
    const modules = i % 2 === 0 ? 'on' : 'off';
    const options = {
      'set-up': i % 3 === 0 ? 'predetermined' : 'free',
      patrons: 'drawn',
      events: 'shuffled',
      'east-india-company': modules,
      'asymmetric-factories': modules,
    };
    const setup = { players: 2 + (i % 3), options, sheet: game.sheet };
    const tongues: Told[] = [];
    for (const language of LANGUAGES) tongues.push(new Told(await inWords(game, language, setup)));
    const rules = game.rules(setup);
    const engine = new Engine(rules);
    const random = seeded(`words ${i}`);
    const hear = (event: News) => {
      for (const told of tongues) told.event(event, rules);
    };
    const s = engine.start(`words ${i}`, hear);
    while (engine.due(s)) {
      const list = below(random, 4) === 0 ? engine.options(s) : [];
      for (const told of tongues) told.decision(s, list);
      const open = engine.open(s);
      const move = open[below(random, open.length)];
      if (move) engine.apply(s, move, hear);
    }
    expect(tongues.map((told) => told.wrong(s))).toEqual(LANGUAGES.map(() => []));
  }
});

const codes = [...noteCodes()];

describe.each(LANGUAGES)('words in %s', (language) => {
  it.each(games)('have a text for every note that the rules of $id can make', async (game) => {
    const words = await game.words(language, { players: 4, options: {}, sheet: game.sheet });
    expect(codes.length).toBeGreaterThan(35);
    expect(codes.filter((code) => !(code in words.phrases.notes))).toEqual([]);
  });

  it('call things as their rulebook does', async () => {
    const [firstEdition, jubilee] = await Promise.all(
      [waterFrame, anniversary].map((game) =>
        game.words(language, { players: 4, options: {}, sheet: game.sheet as never }),
      ),
    );
    const labels = (words: typeof jubilee) => words?.phrases.labels;
    const [marketing, fair] = language === 'de' ? ['Marketing', 'Weltausstellung'] : ['marketing', 'World’s Fair'];
    expect(labels(jubilee)?.marker('distribution')).toBe(marketing);
    expect(labels(jubilee)?.event['world-exhibition'].label).toBe(fair);
    expect(labels(firstEdition)?.marker('distribution')).not.toBe(marketing);
    expect(labels(jubilee)?.marker('first-machinery')).not.toBe(labels(firstEdition)?.marker('first-machinery'));
    expect(labels(jubilee)?.tile.broker.about).not.toBe(labels(firstEdition)?.tile.broker.about);
  });

  it('call leaving off by what the turn has done so far', async () => {
    const { phrases } = await waterFrame.words(language, { players: 4, options: {}, sheet: waterFrame.sheet });
    const untouched = { priced: 0, affected: 0 };
    const left = (step: 'prices' | 'quality' | 'distribution', turn = untouched) =>
      phrases.move({ do: 'done' }, { step, seat: 0 }, turn);
    expect(left('prices', { priced: 2, affected: 2 })).not.toBe(left('prices', { priced: 0, affected: 2 }));
    for (const step of ['quality', 'distribution'] as const)
      expect(left(step, { priced: 0, affected: 1 })).not.toBe(left(step));
  });

  it('tell of a factory what it makes without the row that the school has shut', async () => {
    const run = [{ step: 'production' }, { step: 'end-cycle' }] as const;
    const seat = { cash: 50, tiles: ['school', 'patron-food'] as const, factories: [factory('food', { price: 10 })] };
    const t = water({ seats: [seat, {}], run });
    const setup = { players: 2, options: {}, sheet: waterFrame.sheet };
    const words = inText(await waterFrame.words(language, setup), plain);
    const food = () =>
      words
        .view(t.s, 0)
        .flatMap(({ lines }) => lines)
        .find((line) => /appeal|Attraktivität/.test(line));
    expect(food()).toMatch(language === 'de' ? /3, Reihen 2\/2 2\/2/ : /output 3, rows 2\/2 2\/2/);
    t.do('shut row');
    expect(food()).toMatch(
      language === 'de' ? /1, Reihen 2\/2 2\/2, Reihe 2 ruht/ : /output 1, rows 2\/2 2\/2, row 2 shut/,
    );
  });

  it('name the bonuses that influence brings, and ask for one by its kind', async () => {
    const options = { 'set-up': 'predetermined', 'east-india-company': 'on' };
    const setup = { players: 2, options, sheet: anniversary.sheet };
    const words = inText(await anniversary.words(language, setup), plain);
    const at = (space: number) => words.note({ code: 'influence', params: { space } });
    expect([0, 3, 4, 8].map(at)).toEqual(
      language === 'de'
        ? [
            'noch kein Einfluss, Bonus ab Feld 1: Marketing',
            'Feld 3, Bonus bis Maschine',
            'Feld 4, Bonus bis Maschine, ab 5 Qualität',
            'Feld 8, Bonus bis Aktienfeld',
          ]
        : [
            'no influence yet, bonus from space 1: marketing',
            'space 3, bonus up to machine',
            'space 4, bonus up to machine, from 5 quality',
            'space 8, bonus up to share space',
          ],
    );
    const s = new Engine(anniversary.rules(setup)).start('bonus');
    const asked = { ...s, agenda: [...s.agenda, { step: 'bonus', seat: 0, good: 3 } as const] };
    const moves = [{ do: 'distribute', good: 'food' }, { do: 'improve', good: 'lamps' }, { do: 'rise' }] as const;
    const kinds = language === 'de' ? ['Marketing', 'Qualität', 'Aktien'] : ['Marketing', 'Quality', 'Shares'];
    expect(moves.map((move) => words.group(move, asked))).toEqual(kinds);
    expect(words.group(moves[1], s)).toBe(language === 'de' ? 'Lampen' : 'Lamps');
    // Beside the goods a phone shows a tab for each group: this one needs a name, too.
    expect(words.group({ do: 'patent-adds' }, s)).toBe(words.group({ do: 'return-tile', tile: 'patent' }, s));
  });

  it('say as many steps as a marker has', async () => {
    const words = inText(
      await anniversary.words(language, { players: 2, options: {}, sheet: anniversary.sheet }),
      plain,
    );
    const of = (...pounds: number[]) => words.note({ code: 'thresholds', params: { pounds } });
    expect([of(6, 12), of(3, 6, 13)]).toEqual(
      language === 'de'
        ? [
            '1 / 2, wo das Feld mindestens 6 / 12\u00a0£ kostet',
            '1 / 2 / 3, wo das Feld mindestens 3 / 6 / 13\u00a0£ kostet',
          ]
        : ['1 / 2 where the space costs £6 / £12 or more', '1 / 2 / 3 where the space costs £3 / £6 / £13 or more'],
    );
  });

  it('name the games, their options and their accounts', async () => {
    for (const game of games) {
      const words = inText(await game.words(language, { players: 4, options: {}, sheet: game.sheet }), plain);
      expect(words.name).toMatch(/^Arkwright: /);
      expect(words.about).not.toBe('');
      for (const { id, values } of game.options)
        for (const value of [undefined, ...values]) expect(words.option(id, value).about).not.toBe('');
      for (const account of ACCOUNTS) expect(words.account(`${account}.1`)).not.toContain('.');
    }
  });
});

function texts({ heading, lines, parts = [] }: Section<string>): string[] {
  return [heading, ...lines, ...parts.flatMap(texts)];
}

it('AE-SET-04: the events that may still come are named until all have come, and not the one that was left out', async () => {
  const setup = { players: 2, options: completeOptions(spinningMule, {}), sheet: spinningMule.sheet };
  const rules = spinningMule.rules(setup as never) as unknown as ArkwrightRules;
  const words = inText(await spinningMule.words('en', setup as never), plain);
  const s = new Engine(rules).start('left out');
  const told = () =>
    words
      .view(s, 0)
      .flatMap(({ lines }) => lines)
      .filter((line) => line.startsWith('Events that may'));
  expect([s.events.length, told().length]).toEqual([2, 1]);
  s.shownEvents = 1;
  expect(told()).toHaveLength(1);
  s.shownEvents = 2;
  expect(told()).toEqual([]);
});

it('AE-SM-09 AE-SM-13: a line of the display is told once, with markers of either shade and its ships', async () => {
  const setup = { players: 3, options: completeOptions(spinningMule, {}), sheet: spinningMule.sheet };
  const rules = spinningMule.rules(setup as never) as unknown as ArkwrightRules;
  const words = inText(await spinningMule.words('en', setup as never), plain);
  const told = words.view(new Engine(rules).start('ships'), 0).flatMap(({ lines }) => lines);
  const second = told.filter((line) => line.startsWith('Line II:'));
  expect(second).toEqual([expect.stringMatching(/brown .*grey production ×1, 4-crate ship ×3$/)]);
  expect(told.join().match(/4-crate ship/g)).toHaveLength(1);
});

it.each([
  ['en', 'Broker', 'Foreman', 'Bureaucracy'],
  ['de', 'Makler', 'Vorarbeiter', 'Bürokratie'],
] as const)(
  'what somebody has taken, and which events may come, is explained once, in %s',
  async (language, held, lying, event) => {
    const setup = { players: 3, options: completeOptions(spinningMule, {}), sheet: spinningMule.sheet };
    const rules = spinningMule.rules(setup as never) as unknown as ArkwrightRules;
    const words = inText(await spinningMule.words(language, setup as never), plain);
    const s = new Engine(rules).start('explained');
    for (const player of s.players) player.tiles = ['broker'];
    const explained = (name: string) =>
      words.view(s, 0).flatMap(({ lines }) => lines.filter((line) => line.startsWith(`${name}: `)));
    expect(explained(held)).toHaveLength(1);
    expect(explained(event)).toHaveLength(1);
    // Of what lies on display it is said with the choice.
    expect(explained(lying)).toEqual([]);
  },
);
