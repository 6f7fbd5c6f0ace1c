import { below, Engine, inText, LANGUAGES, plain, seeded, standardSetup } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { empire } from '../rules.ts';
import type { Sheet } from '../sheet.ts';

const MISSING = 'no words';

/** Everything that comes up in random games has words, in every language. */
describe.each(LANGUAGES)('words in %s', (language) => {
  it('cover every question, choice, note, reason and event of sixty games', async () => {
    for (let i = 0; i < 60; i++) {
      const setup = { players: 1, options: { side: i % 2 ? 'A' : 'B' }, sheet: empire.sheet };
      const words = inText(await empire.words(language, setup), plain);
      const engine = new Engine(empire.rules(setup));
      const random = seeded(`words ${i}`);
      const said = new Set<string>();
      const s = engine.start(`words ${i}`, (event) => said.add(words.event(event)));
      while (engine.due(s)) {
        said.add(words.question(s).ask).add(words.question(s).help).add(words.progress(s));
        for (const { move, refusal, notes, range } of engine.options(s)) {
          said.add(words.move(move, s));
          if (refusal) said.add(words.refusal(refusal));
          if (range?.limit) said.add(words.refusal(range.limit));
          for (const note of notes) said.add(words.note(note) === note.code ? MISSING : words.note(note));
        }
        const open = engine.open(s);
        const move = open[below(random, open.length)];
        if (move) engine.apply(s, move, (event) => said.add(words.event(event)));
      }
      said.add(words.result(s));
      for (const { heading, lines } of words.view(s, 0)) for (const text of [heading, ...lines]) said.add(text);
      const wrong = [...said].filter((text) => text === '' || text === MISSING || /undefined|NaN|\[object/.test(text));
      expect(wrong).toEqual([]);
    }
  });

  it('say the engine’s own refusals, too', async () => {
    const words = await empire.words(language, standardSetup(empire) as never);
    for (const code of ['amount', 'not-offered', 'game-over', 'unreadable'])
      expect(words.refusal({ code, rule: '', params: { from: 1, to: 2, line: 'x' } })).toMatch(/\.$/);
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
