import { below, Engine, LANGUAGES, type Section, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import type { ArkwrightGame } from '../game.ts';
import { anniversary, spinningJenny, spinningMule, waterFrame } from '../games.ts';
import { ACCOUNTS } from '../news.ts';

const games = [spinningJenny, waterFrame, anniversary, spinningMule] as unknown as ArkwrightGame[];

/** Everything that comes up in random games has words, in every language. */
describe.each(LANGUAGES)('words in %s', (language) => {
  it.each(games)('cover every question, choice, note, reason and event of $id', async (game) => {
    for (let i = 0; i < 9; i++) {
      const modules = i % 2 === 0 ? 'on' : 'off';
      const options = {
        'set-up': i % 3 === 0 ? 'predetermined' : 'free',
        patrons: 'drawn',
        events: 'shuffled',
        'east-india-company': modules,
        'asymmetric-factories': modules,
      };
      const setup = { players: 2 + (i % 3), options, sheet: game.sheet };
      const words = await game.words(language, setup);
      const engine = new Engine(game.rules(setup));
      const random = seeded(`words ${i}`);
      const said = new Set<string>();
      const whys = new Set<string>();
      const hear = (event: Parameters<typeof words.event>[0]) => {
        said.add(words.event(event));
        for (const { why } of engine.rules.flows(event)) whys.add(why);
      };
      const s = engine.start(`words ${i}`, hear);
      while (engine.due(s)) {
        said.add(words.question(s).ask).add(words.progress(s));
        const explain = below(random, 4) === 0;
        for (const { move, refusal, notes, range } of explain ? engine.options(s) : []) {
          said.add(words.move(move, s));
          for (const reason of [refusal, range?.limit])
            if (reason) {
              expect(words.refusal(reason)).not.toBe(reason.code);
              said.add(words.refusal(reason));
            }
          for (const note of notes) {
            expect(words.note(note)).not.toBe(note.code);
            said.add(words.note(note));
          }
        }
        const open = engine.open(s);
        const move = open[below(random, open.length)];
        if (move) engine.apply(s, move, hear);
      }
      said.add(words.result(s));
      for (const why of whys) expect(words.why(why)).not.toBe(why);
      for (const text of [...said, ...words.view(s, 0).flatMap(texts)]) {
        expect(text).not.toBe('');
        expect(text).not.toMatch(/undefined|NaN|\[object|null/);
      }
    }
  });

  it('name the games, their options and their accounts', async () => {
    for (const game of games) {
      const words = await game.words(language, { players: 4, options: {}, sheet: game.sheet });
      expect(words.name).toMatch(/^Arkwright: /);
      expect(words.about).not.toBe('');
      for (const { id, values } of game.options)
        for (const value of [undefined, ...values]) expect(words.option(id, value).about).not.toBe('');
      for (const account of ACCOUNTS) expect(words.account(`${account}.1`)).not.toContain('.');
    }
  });
});

function texts({ heading, lines, parts = [] }: Section): string[] {
  return [heading, ...lines, ...parts.flatMap(texts)];
}
