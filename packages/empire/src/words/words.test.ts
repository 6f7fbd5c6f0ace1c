import { below, Engine, inText, LANGUAGES, plain, seeded, standardSetup } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { empire } from '../rules.ts';
import type { Sheet } from '../sheet.ts';

/** Everything that comes up in random games has words, in every language. */
describe.each(LANGUAGES)('words in %s', (language) => {
  it('cover every question, choice, note, reason and event of sixty games', async () => {
    for (let i = 0; i < 60; i++) {
      const setup = { players: 1, options: { side: i % 2 ? 'A' : 'B' }, sheet: empire.sheet };
      const words = inText(await empire.words(language, setup), plain);
      const engine = new Engine(empire.rules(setup));
      const random = seeded(`words ${i}`);
      const said: string[] = [];
      const s = engine.start(`words ${i}`, (event) => said.push(words.event(event)));
      while (engine.due(s)) {
        said.push(words.question(s).ask, words.question(s).help, words.progress(s));
        for (const { move, refusal, notes, range } of engine.options(s)) {
          said.push(words.move(move, s));
          if (refusal) said.push(words.refusal(refusal));
          if (range?.limit) said.push(words.refusal(range.limit));
          for (const note of notes) {
            said.push(words.note(note));
            expect(words.note(note)).not.toBe(note.code);
          }
        }
        const open = engine.open(s);
        const move = open[below(random, open.length)];
        if (move) engine.apply(s, move, (event) => said.push(words.event(event)));
      }
      said.push(words.result(s));
      for (const section of words.view(s, 0)) said.push(section.heading, ...section.lines);
      for (const text of said) {
        expect(text).not.toBe('');
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  it('name the game, its options and its accounts', async () => {
    const words = await empire.words(
      language,
      standardSetup(empire) as { players: number; options: { side: string }; sheet: Sheet },
    );
    expect(words.name).toBe('Empire');
    expect(words.option('side').label).not.toBe('');
    expect(words.option('side', 'B').about).not.toBe('');
    for (const account of ['profit', 'materials', 'commodities', 'goods', 'capital'])
      expect(words.account(account)).not.toBe(account);
  });
});
