import { amount, inText, type Option, plain, say, type Words, warning } from '@cromford/kernel';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { textsIn } from '../words/index.ts';
import { choicesOf } from './choices.ts';

const options: Option[] = [
  { move: { do: 'dig', amount: 1 } as Option['move'], notes: [], range: { from: 1, to: 3, step: 1 } },
  { move: { do: 'burn' }, notes: [warning('gone')] },
  { move: { do: 'fly' }, notes: [], refusal: { code: 'no-wings', rule: 'X-1', params: {} } },
  { move: { do: 'wait' }, notes: [] },
  { move: { do: 'sing' }, notes: [] },
  { move: { do: 'rest' }, notes: [] },
];

const words = {
  move: ({ do: verb }: Option['move']) => `You ${verb}`,
  brief: ({ do: verb }: Option['move']) => (verb === 'rest' ? undefined : verb),
  group: ({ do: verb }: Option['move']) => (verb === 'rest' ? '' : verb === 'sing' ? 'Play' : 'Work'),
  note: () => 'it is gone',
  refusal: () => 'You have no wings.',
};

const choices = (columns: number, listed = options) =>
  choicesOf(listed, {} as never, {
    words: inText(words as unknown as Words, plain),
    texts: textsIn('en'),
    paint: picocolors.createColors(false),
    columns,
  });

it('puts a group into one line where there is little room, with the numbers of the long list', () => {
  const { briefLines, tightLines, numbered } = choices(68);
  const shown = briefLines.map((line) => line.replaceAll('\u00a0', ' '));
  expect(shown.slice(0, 2)).toEqual(['Work: 1) dig (1 to 3)  2) burn!  3) wait', 'Play: 4) sing']);
  expect(tightLines.slice(0, 2).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Work: 1) dig (1 to 3)  2) burn!  3) wait   Play: 4) sing',
    '5) You rest',
  ]);
  const flowing = choices(40).flowingLines.map((line) => line.replaceAll('\u00a0', ' '));
  expect(flowing.slice(0, 3)).toEqual([
    'Work: 1) dig (1 to 3)  2) burn! ',
    '     3) wait   Play: 4) sing',
    '5) You rest',
  ]);
  expect(numbered.map(({ move }) => move.do)).toEqual(['dig', 'burn', 'wait', 'sing', 'rest']);
  expect(shown[3]).toContain('!');
  expect(shown[4]).toContain('1 closed');
});

it('lists what only takes back behind what goes on, whichever the game offers first', () => {
  const back = { ...words, takesBack: ({ do: verb }: Option['move']) => ['rest', 'dig'].includes(verb) };
  const listed = [...options.slice(-1), ...options.slice(0, -1)];
  const { numbered } = choicesOf(listed, {} as never, {
    words: inText(back as unknown as Words, plain),
    texts: textsIn('en'),
    paint: picocolors.createColors(false),
    columns: 0,
  });
  // Last among its own as well.
  expect(numbered.map(({ move }) => move.do)).toEqual(['burn', 'wait', 'dig', 'sing', 'rest']);
});

it('tells a few choices in full however little room there is', () => {
  const { briefLines, tightLines } = choices(60, options.slice(0, 3));
  expect(briefLines.slice(0, 2)).toEqual(['  1  You dig (1 to 3)', '  2  You burn · it is gone']);
  expect(tightLines).toEqual(briefLines);
});

it('puts a range in the place of the amount', () => {
  const dig = { ...words, move: (move: { amount?: number }) => say`Dig ${amount(move.amount ?? 0)} times` };
  const { lines } = choicesOf(options.slice(0, 1), {} as never, {
    words: inText(dig as unknown as Words, plain),
    texts: textsIn('en'),
    paint: picocolors.createColors(false),
    columns: 60,
  });
  expect(lines).toContain('  1  Dig 1–3 times');
});

it('leaves out headings over single choices where there is little room', () => {
  expect(choices(60, [options[0], options[4]] as Option[]).openLines).toEqual([
    '  1  You dig (1 to 3)',
    '  2  You sing',
  ]);
  expect(choices(60).openLines).toContain('Work');
});

it('puts no dash behind a sign', () => {
  const hire = { ...words, move: (move: { amount?: number }) => say`+${amount(move.amount ?? 0)} workers` };
  const { openLines } = choicesOf(options.slice(0, 1), {} as never, {
    words: inText(hire as unknown as Words, plain),
    texts: textsIn('en'),
    paint: picocolors.createColors(false),
    columns: 60,
  });
  expect(openLines).toEqual(['  1  +1…3 workers']);
});

it('keeps what is closed, with its reason, in the long list only', () => {
  const { lines, openLines, closedLines } = choices(60);
  expect(closedLines).toEqual(['  –  You fly – You have no wings. [X-1]']);
  expect(lines.join('\n')).toContain('You have no wings. [X-1]');
  expect(openLines.join('\n')).not.toContain('wings');
});
