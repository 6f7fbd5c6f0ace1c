import { below, Engine, inText, LANGUAGES, partsOf, plain, seeded } from '@cromford/kernel';
import { describe, expect, it } from 'vitest';
import { GOODS, type Good, goodIndex } from '../goods.ts';
import { ACCOUNTS } from '../news.ts';
import { OPTIONS } from '../options.ts';
import { cardGame } from '../rules.ts';
import type { CardWords } from './words.ts';

const EXPERT = Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[1] as string]));

/** Everything that comes up in random games has words, in every language. */
describe.each(LANGUAGES)('words in %s', (language) => {
  it('cover every question, choice, note, reason and event of sixteen games', async () => {
    for (let i = 0; i < 16; i++) {
      const setup = { players: 1 + (i % 4), options: i % 8 < 4 ? {} : EXPERT, sheet: cardGame.sheet };
      const words = inText(await cardGame.words(language, setup), plain);
      const engine = new Engine(cardGame.rules(setup));
      const random = seeded(`words ${i}`);
      const said = new Set<string>();
      const s = engine.start(`words ${i}`, (event) => said.add(words.event(event)));
      while (engine.due(s)) {
        said.add(words.question(s).ask).add(words.question(s).help).add(words.progress(s));
        for (const { move, refusal, notes, range } of engine.options(s)) {
          said.add(words.move(move, s));
          words.group(move, s);
          if (refusal) said.add(words.refusal(refusal));
          if (range?.limit) said.add(words.refusal(range.limit));
          for (const note of notes) {
            said.add(words.note(note));
            if (words.note(note) === note.code) throw new Error(`no words for the note ${note.code}`);
          }
        }
        const open = engine.open(s);
        const move = open[below(random, open.length)];
        if (move) engine.apply(s, move, (event) => said.add(words.event(event)));
      }
      said.add(words.result(s));
      const lines = (sections: ReturnType<typeof words.view>): string[] =>
        sections.flatMap(({ heading, lines: own, parts }) => [heading, ...own, ...lines(parts ?? [])]);
      for (const text of lines(words.view(s, 0))) said.add(text);
      expect([...said].filter((text) => text === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
    }
  });

  it('name the game, its options and its accounts', async () => {
    const words = inText(await cardGame.words(language, { players: 2, options: {}, sheet: cardGame.sheet }), plain);
    expect(words.name).not.toBe('');
    for (const { id, values } of OPTIONS) {
      expect(words.option(id).label).not.toBe(id);
      expect(words.option(id).about).not.toBe('');
      for (const value of values) expect(words.option(id, value).label).not.toBe(value);
    }
    for (const account of ACCOUNTS) expect(words.account(`${account}.0`)).not.toContain('.');
    expect(words.account('shares.opponent-1')).not.toContain('.');
    for (const why of ['sales', 'wages', 'emergency', 'produced']) expect(words.why(why)).not.toBe(why);
    expect(GOODS.length).toBe(4);
  });

  it('CG-PRC-14: say where the marker stands while the cards show another appeal', async () => {
    const setup = { players: 2, options: {}, sheet: cardGame.sheet };
    const words = inText(await cardGame.words(language, setup), plain);
    const engine = new Engine(cardGame.rules(setup));
    const s = engine.start('text');
    const factoryLine = () => words.view(s, 0)[1]?.parts?.[0]?.lines[0];
    expect(factoryLine()).not.toContain('(');
    for (const line of ['action distribution', 'distribute distribution-a food 2'])
      engine.play(s, engine.rules.notation.read(line) as never);
    expect(factoryLine()).toMatch(/ 2 \(.+ 0\), /);
  });

  it('tell the featured good first, on the market and among the factories, with the demand for it: a low screen cuts the rest', async () => {
    const setup = { players: 2, options: {}, sheet: cardGame.sheet };
    const words = inText(await cardGame.words(language, setup), plain);
    const { good, demand } = ((await cardGame.words(language, setup)) as CardWords).phrases.labels;
    // The player on the left has food and cutlery.
    const s = new Engine(cardGame.rules(setup)).start('text');
    s.good = goodIndex.cutlery;
    const [market] = words.view(s, 0);
    expect(market?.lines.slice(0, 2)).toEqual([
      expect.stringContaining(`${good.cutlery}: ${demand}`),
      expect.stringContaining(`${good.lamps}: ${demand}`),
    ]);
    const [first, second] = words.view(s, 0)[1]?.parts ?? [];
    expect([first?.heading, second?.heading]).toEqual([
      expect.stringContaining(good.cutlery),
      expect.stringContaining(good.food),
    ]);
    const [line] = first?.lines ?? [];
    expect(line).toContain(`${demand} ${s.demand[goodIndex.cutlery]}`.replace('-', '−'));
    expect(second?.lines.join()).not.toContain(demand);
  });

  it('count lamps one by one, and name equal cards once', async () => {
    const setup = { players: 2, options: {}, sheet: cardGame.sheet };
    const words = (await cardGame.words(language, setup)) as CardWords;
    const { good, card } = words.phrases.labels;
    const shipped = (amount: number) => plain(words.phrases.move({ do: 'ship', amount, good: 'lamps' })).toLowerCase();
    expect(shipped(2)).toContain(good.lamps.toLowerCase());
    expect(shipped(1)).not.toContain(good.lamps.toLowerCase());
    const supply = ['patent', 'patent'] as const;
    const laidOut = plain(words.event({ kind: 'set-up', rule: 'CG-SET-21', players: 2, supply, display: [] }));
    expect(laidOut).toContain(`2 × ${card.patent}`);
    expect(laidOut.split(card.patent)).toHaveLength(2);
  });

  it('keep clearing a warehouse apart from storing: small screens show the first open choice of a group', async () => {
    const setup = { players: 2, options: {}, sheet: cardGame.sheet };
    const { phrases } = (await cardGame.words(language, setup)) as CardWords;
    const storing = phrases.group({ do: 'store', amount: 1, warehouse: 'small-1' });
    expect(storing).not.toBe('');
    expect(phrases.group({ do: 'clear', warehouse: 'small-1' })).not.toBe(storing);
  });

  it('CG-QD-13 CG-QD-14: know the choices by which a card only goes back or shows less, so that no list begins with one', async () => {
    const setup = { players: 2, options: {}, sheet: cardGame.sheet };
    const words = await cardGame.words(language, setup);
    const engine = new Engine(cardGame.rules(setup));
    const s = engine.start('text');
    const { notation } = engine.rules;
    // The player on the left has food and cutlery, and adds three of distribution.
    for (const line of ['action distribution', 'distribute distribution-a food 2'])
      engine.play(s, notation.read(line) as never);
    s.placed = 0;
    const back = (line: string) => words.takesBack?.(notation.read(line) as never, s);
    expect(back('remove distribution-a')).toBe(true);
    expect(['1', '2', '3'].map((value) => back(`distribute distribution-a food ${value}`))).toEqual([
      true,
      false,
      false,
    ]);
    expect(back('distribute distribution-a cutlery 1')).toBe(false);
    expect(back('distribute distribution-b food 1')).toBe(false);
    Object.assign(s.players[0] as object, { quality: [2, -1, -1, -2], qualityValue: [2, 0, 0, 0] });
    const puts = (value: number) =>
      words.takesBack?.({ do: 'put', card: 'quality-a', good: 'cutlery', value, shows: 'price' } as never, s);
    expect([puts(1), puts(3)]).toEqual([true, false]);
    s.agenda = [{ step: 'act', seat: 0 } as never];
    expect(back('distribute distribution-a food 1')).toBe(false);
  });

  it('CG-SV-04 CG-SV-05: say who gets the step where an appeal is shared, also with a colour without a person', async () => {
    for (const [players, who] of [
      [1, 'opponents'],
      [2, 'neutral'],
      [3, 'players'],
    ] as const) {
      const setup = { players, options: {}, sheet: cardGame.sheet };
      const words = inText(await cardGame.words(language, setup), plain);
      const { labels } = ((await cardGame.words(language, setup)) as CardWords).phrases;
      const [market] = words.view(new Engine(cardGame.rules(setup)).start('text'), 0);
      expect(market?.lines).toContain(labels.valueSteps[who]);
    }
  });

  it('CG-PRC-11 CG-PRC-12: say at which steps of appeal demand goes along, the goods whose arrows are alike together', async () => {
    const { market } = cardGame.sheet;
    const up: Record<Good, number[]> = { food: [3, 4, 6], clothes: [3, 4, 5, 7], cutlery: [3, 4, 6], lamps: [] };
    const said = async (down: typeof up) => {
      const sheet = { ...cardGame.sheet, market: { ...market, up, down } };
      const setup = { players: 2, options: {}, sheet };
      const words = inText(await cardGame.words(language, setup), plain);
      const { labels } = ((await cardGame.words(language, setup)) as CardWords).phrases;
      const { lines = [] } = words.view(new Engine(cardGame.rules(setup)).start('text'), 0)[0] ?? {};
      return { labels, lines };
    };
    const { labels, lines } = await said(up);
    const { good, arrows, none } = labels;
    const ups = `${good.food}, ${good.cutlery} 3, 4, 6; ${good.clothes} 3–5, 7; ${good.lamps} ${none}.`;
    expect(lines).toContain(`${arrows.both}: ${ups}`);
    const { lines: apart } = await said({ ...up, lamps: [9] });
    expect(apart).toContain(`${arrows.up}: ${ups}`);
    expect(apart).toContain(`${arrows.down}: ${ups.replace(none, '9')}`);
  });

  it('CG-END-02: say of stored goods, and where one may store, what they bring in the end', async () => {
    const { warehouses } = cardGame.sheet;
    const sheet = { ...cardGame.sheet, warehouses: { ...warehouses, finalPrice: 7 } };
    const setup = { players: 2, options: {}, sheet };
    const words = inText(await cardGame.words(language, setup), plain);
    const engine = new Engine(cardGame.rules(setup));
    const s = engine.start('text');
    expect(words.view(s, 0)[1]?.parts?.[0]?.lines.join()).not.toMatch(/£7|7\s£/);
    Object.assign(s, {
      hand: 3,
      handSeat: 0,
      handGood: 0,
      agenda: [...s.agenda, { step: 'store', seat: 0, extra: 0 }],
    });
    const notes = engine.options(s).flatMap((option) => option.notes.map((note) => words.note(note)));
    expect(notes.join()).toMatch(/£7|7\s£/);
    engine.play(s, { do: 'store', amount: 2, warehouse: 'small-1' } as never);
    expect(words.view(s, 0)[1]?.parts?.[0]?.lines.join()).toMatch(/2 \(.*(£7|7\s£)/);
  });

  it('part a development from what it counts, on small screens too', async () => {
    const words = await cardGame.words(language, { players: 2, options: {}, sheet: cardGame.sheet });
    const level = { code: 'level', params: { track: 'quality', from: 1, to: 2 } };
    const brief = words.brief?.({ do: 'develop', track: 'quality' } as never, [level], {} as never);
    expect(plain(brief ?? '')).toMatch(/^\p{L}+: \p{L}.* 1 → 2$/u);
  });

  it('give the whole table as text', async () => {
    const setup = { players: 1, options: {}, sheet: cardGame.sheet };
    const words = inText(await cardGame.words(language, setup), plain);
    const engine = new Engine(cardGame.rules(setup));
    const sections = words.view(engine.start('text'), 0);
    expect(sections.at(-1)?.lines.length).toBe(15);
  });
});

it('names goods and cards in reasons and notes as parts, as every sentence does', async () => {
  const setup = { players: 2, options: EXPERT, sheet: cardGame.sheet };
  for (const language of LANGUAGES) {
    const { refusal, note } = await cardGame.words(language, setup);
    const gone = refusal({ code: 'not-in-supply', rule: 'CG-DEV-01', params: { card: 'inventor', limit: 3 } });
    expect(partsOf(gone)).toContainEqual(expect.objectContaining({ is: 'card' }));
    const wasted = note({ code: 'wasted', params: { good: 'lamps', goods: 1 } });
    expect(partsOf(wasted)).toContainEqual(expect.objectContaining({ is: 'good' }));
  }
});
