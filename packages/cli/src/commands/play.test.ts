import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { empire } from '@cromford/empire';
import { completeOptions } from '@cromford/kernel';
import { expect, it } from 'vitest';
import { COMMANDS } from '../play/typed.ts';
import { shelf } from '../shelf.ts';
import { coal } from '../testing/coal.ts';
import { randomGame, typedLines } from '../testing/random-game.ts';
import { runHere, temporaryFile } from '../testing/run-here.ts';

const playCoal = (lines: readonly string[], ...flags: string[]) =>
  runHere(['play', 'coal', '--players', '2', '--seed', 'pit', ...flags], lines);

it('shows board, question and choices, with what they bring and why others are not open', async () => {
  const { code, output } = await playCoal([]);
  expect(code).toBe(0);
  expect(output).toContain('Heap\n  9 coal\n  Seat 1 (you)\n');
  expect(output).toContain('Seat 1: what do you do?');
  expect(output).toContain('  1  Take 1–3 coal\n');
  expect(output).toContain('  2  Dig for more · brings 1 to 3\n');
  expect(output).toContain('  –  Burn one – You have no coal to burn. [CG-BURN-01]\n');
});

it('hides what the seat may not know', async () => {
  const { output } = await playCoal(['1 1']);
  expect(output).toMatch(/Seat 1 \(you\)\n +0 coal, \d stones\n +Seat 2\n +0 coal, some stones/);
  expect(output).toMatch(/Seat 1\n +1 coal, some stones\n +Seat 2 \(you\)\n +0 coal, \d stones/);
});

it('asks how many where a choice is a range', async () => {
  const { output } = await playCoal(['1', '3']);
  expect(output).toContain('How much? 1 to 3');
  expect(output).toContain('What happened\n  Seat 1 took 3');
});

it('plays an amount given with the number, or a line of notation', async () => {
  const { output } = await playCoal(['1 2', 'take 3']);
  expect(output).toContain('Seat 1 took 2');
  expect(output).toContain('Seat 2 took 3');
});

it('says why a move is refused, with its rule, and goes on', async () => {
  const { output } = await playCoal(['take 4', 'burn', 'fly away', '9', '1 7', '1', 'x']);
  expect(output).toContain('Nobody carries that much. [CG-TAKE-01]');
  expect(output).toContain('You have no coal to burn. [CG-BURN-01]');
  expect(output).toContain('Not understood: “fly away”. Type a number from the list, or ? for help.');
  expect(output).toContain('There is no choice 9: they run from 1 to 2.');
  expect(output).toContain('It must be 1 to 3.');
  expect(output).toContain('Left the game.');
});

it('takes an amount only where there is one', async () => {
  const { output } = await playCoal(['2 3', '1 0', 'q']);
  expect(output).toContain('Choice 2 has no amount: type 2 alone.');
  expect(output).not.toContain('Seat 1 took');
});

it('asks once more where there is a warning', async () => {
  const before = ['take 3', 'take 1'];
  expect((await playCoal([...before, 'burn', 'n'])).output).not.toContain('Seat 1 burnt');
  const { output } = await playCoal([...before, 'burn', 'y']);
  expect(output).toContain('It is gone for good. Sure? (y/n)');
  expect(output).toContain('Seat 1 burnt -1');
});

it('takes back what may be taken back, and says why not', async () => {
  const { output } = await playCoal(['u', 'take 1', 'u']);
  expect(output).toContain('Nothing has been played yet.');
  expect(output).toContain('The last decision was another player’s.');
});

it('shows help and the log', async () => {
  const { output } = await playCoal(['?', 'take 2', 'l']);
  expect(output).toContain('A line of notation plays that move, ');
  expect(output).toContain('Log\n1. Seat 1: take 2\n  Seat 1 took 2\n');
});

it('reads the words of a newcomer as well as the letters', async () => {
  const { output } = await playCoal(['help', 'why not', 'Undo', 'hilfe']);
  expect(output.match(/A line of notation plays that move/g)).toHaveLength(2);
  expect(output).toContain('Burn one – You have no coal to burn. [CG-BURN-01]\n\nSeat 1: ');
  expect(output).toContain('Nothing has been played yet.');
});

it('has no command that is a move of a game', () => {
  for (const game of shelf) {
    const setup = { players: game.players[0] ?? 1, options: completeOptions(game, {}), sheet: game.sheet };
    const { notation } = game.rules(setup);
    for (const word of COMMANDS.keys()) expect(notation.read(word), `${game.id}: ${word}`).toBeUndefined();
  }
});

it('shows what a choice would bring without playing it, but nothing that is drawn', async () => {
  const { output } = await playCoal(['p 1 2', 'p 2', 'p 7', 'p', 'take 1']);
  expect(output).toContain('If you played it\n  Take 2 coal\n  Seat 1 took 2\n');
  expect(output).toContain(
    'If you played it\n  Dig for more · brings 1 to 3\n  The rest hangs on what is drawn or revealed.\n',
  );
  expect(output).toContain('There is no choice 7');
  expect(output).toContain('Say which choice: p and its number');
  expect(output).toContain('What happened\n  Seat 1 took 1\n');
});

it('lets bots have the other seats, tells what they did, and takes back past them', async () => {
  const args = ['play', 'spinning-jenny', '--seed', 'friday', '--bots', 'me,random'];
  const { output } = await runHere(args, ['found food', 'price food 5', 'found lamps', 'price lamps 6', 'u']);
  expect(output).toMatch(/Red is start player\.\n.*Red founds a factory/);
  expect(output).toMatch(/lamps now at £6; appeal 5\.\n[\s\S]*Red [\s\S]*Taken back\./);
  expect(output).not.toContain('Red: Which good');
  const drawn = await playCoal(['take 1', 'u'], '--bots', 'random');
  expect(drawn.output).toContain('it cannot be taken back');
  const refused = async (bots: string) => (await playCoal([], '--bots', bots)).error;
  expect(await refused('deep-blue')).toContain('No bot is called “deep-blue”');
  expect(await refused('me,random,random')).toContain('3 names do not fit 2 seats');
});

it('remembers in the record which seats bots have, and goes on with others where it is told so', async () => {
  const file = temporaryFile('game.txt');
  const first = await playCoal(['take 1', 'q'], '--bots', 'random', '--save', file);
  expect(first.output).toContain(`This goes on with it: cromford play --resume ${file} --save ${file}`);
  expect(readFileSync(file, 'utf8')).toContain(
    '\nseats [{"name":"","kind":"person"},{"name":"","kind":"bot","bot":"random"}]\n',
  );
  const again = await runHere(['play', '--resume', file], ['take 1']);
  expect(again.output).not.toContain('Seat 2: what do you do?');
  const alone = await runHere(['play', 'coal', '--resume', file, '--bots', 'me,me'], ['take 1', 'take 1']);
  expect(alone.output).toContain('Seat 2: what do you do?');
  expect((await runHere(['replay', file])).code).toBe(0);
});

it('knows the names and bots of a game that was saved in the app, and the bots of one that it saved itself once', async () => {
  const file = temporaryFile('game.txt');
  await playCoal(['take 1', 'q'], '--save', file);
  const saved = readFileSync(file, 'utf8');
  expect(saved).toMatch(/^seats (\[(."name":"","kind":"person".,?){2}\])$/m);
  const plain = saved.replace(/^seats .*\n/m, '');
  const ada = '[{"name":"Ada","kind":"person"},{"name":"","kind":"bot","bot":"random"}]';
  for (const line of [`seats ${ada}`, 'bots me,random']) {
    writeFileSync(file, plain.replace('\nseed', `\n${line}\nseed`));
    const { output } = await runHere(['play', '--resume', file, '--save', file], ['take 1', 'q']);
    expect(output).not.toContain('Seat 2: what do you do?');
  }
  writeFileSync(file, plain.replace('\nseed', `\nseats ${ada}\nseed`));
  await runHere(['play', '--resume', file, '--save', file], ['take 1', 'q']);
  expect(readFileSync(file, 'utf8')).toContain(`\nseats ${ada}\n`);
  writeFileSync(file, plain.replace('\nseed', '\nbots me,dragon\nseed'));
  expect((await runHere(['play', '--resume', file])).error).toContain('No bot is called “dragon”');
  expect((await runHere(['play'])).error).toContain('Say which game');
});

it('foretells a line of notation, with what stands on the board then', async () => {
  const { output } = await playCoal(['p take 2', 'p take 4', 'p fly']);
  expect(output).toMatch(
    /If you played it\n {2}Take 2 coal\n {2}Seat 1 took 2\n {2}On the board then:\n {4}Heap: 7 coal\n/,
  );
  expect(output).toContain('Nobody carries that much. [CG-TAKE-01]');
  expect(output).toContain('Not understood: “fly”');
});

it('forecasts a good by the reader’s own word for it, and knows when there is none', async () => {
  const lines = ['found food', 'price food 5', 'f Kleid', 'f tee'];
  const args = ['--language', 'de', 'play', 'spinning-jenny', '--seed', 'friday', '--bots', 'me,random'];
  const { output } = await runHere(args, lines);
  expect(output).toMatch(/Was die Produktion noch brächte\n {2}Nachfrage nach \d+ (?:Kleidung|Kleid)/);
  expect(output).toContain('„tee“ wird hier nicht produziert.');
});

it('does not write over a game that is there', async () => {
  const file = temporaryFile('game.txt');
  await playCoal(['take 1', 'take 2'], '--save', file);
  const again = await playCoal(['take 3'], '--save', file);
  expect(again).toMatchObject({ code: 1, error: expect.stringContaining('--resume') });
  expect(readFileSync(file, 'utf8')).toMatch(/\ntake 1\ntake 2\n\n/);
});

it('saves on demand, and says where it cannot', async () => {
  const file = temporaryFile('game.txt');
  const { output } = await playCoal(['take 1', 's', `s ${file}`, 's /nowhere/at/all']);
  expect(output).toContain('Say where: s FILE');
  expect(output).toContain(`Saved in ${file}.`);
  expect(output).toContain('Cannot write /nowhere/at/all');
  expect(readFileSync(file, 'utf8')).toMatch(/^cromford record 1\n[\s\S]*\ntake 1\n\n/);
});

it('restarts the turn: takes back one’s own decisions to the last draw', async () => {
  const { output } = await runHere(
    ['play', 'empire', '--seed', 'abc'],
    ['action sell', 'sell 1 goods for profit', 'r'],
  );
  expect(output).toContain('Taken back: 2.');
});

for (const side of ['A', 'B'])
  it(`plays a whole game of Empire, side ${side}, through a pipe, left in the middle and resumed`, async () => {
    const game = randomGame(empire, 1, `terminal ${side}`, { side });
    const lines = typedLines(game);
    const middle = lines.length >> 1;
    const file = temporaryFile('empire.txt');
    const flags = ['--seed', `terminal ${side}`, '--option', `side=${side}`, '--save', file];
    const first = await runHere(['play', 'empire', ...flags], [...lines.slice(0, middle), 'q']);
    expect(first.output).toContain('Left the game.');

    const second = await runHere(['play', 'empire', '--resume', file, '--save', file], lines.slice(middle));
    expect(second.output).toContain('The game is over.');

    const verified = await runHere(['replay', file, '--json']);
    expect(JSON.parse(verified.output)).toMatchObject({ ok: true, over: true, hash: game.hash() });
  });

it('plays a game with secrets and several seats to its end, in German', async () => {
  const game = randomGame(coal, 3, 'three');
  const args = ['play', 'coal', '--players', '3', '--seed', 'three', '--language', 'de'];
  const { output } = await runHere(args, typedLines(game, 'j'));
  expect(output).toContain('Die Partie ist zu Ende.');
});

it('plays with a component sheet of one’s own, and refuses a bad one with the path and the reason', async () => {
  const file = temporaryFile('sheet.json');
  writeFileSync(file, '{ "heap": { "small": 5, "large": 50 } }');
  expect((await playCoal([], '--sheet', file)).output).toContain('5 coal');
  writeFileSync(file, '{ "heap": {} }');
  expect(await playCoal([], '--sheet', file)).toMatchObject({
    code: 1,
    error: 'The component sheet is not right at heap: wants small and large\n',
  });
  writeFileSync(file, '{ heap');
  expect((await playCoal([], '--sheet', file)).error).toContain('is not JSON');
});

it('refuses what cannot be set up', async () => {
  const fails = async (...args: string[]) => {
    const { code, error } = await runHere(args);
    expect(code).toBe(1);
    return error;
  };
  expect(await fails('play', 'chess')).toContain('No game is called “chess”');
  expect(await fails('play', 'coal', '--players', '9')).toContain('Possible with --players: 2, 3; not 9.');
  expect(await fails('play', 'coal', '--players', 'two')).toContain('--players');
  expect(await fails('play', 'coal', '--option', 'heap')).toContain('not of the form name=value');
  expect(await fails('play', 'coal', '--option', 'heap=huge')).toContain('cannot be “huge”; possible: small, large');
  expect(await fails('play', 'coal', '--option', 'side=A')).toContain('no option “side”');
  expect(await fails('play', 'coal', '--resume', '/nowhere')).toContain('Cannot read /nowhere');
  expect(await fails('play', '--resume', '/nowhere', '--players', '2', '--seed', 'x')).toContain(
    'without --players, --seed',
  );
});

it('says of a save in which a move does not fit why it does not, as replay does', async () => {
  const file = temporaryFile('bent.txt');
  await playCoal(['take 1', 'take 2'], '--save', file);
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace('take 2', 'take 4')
      .replace(/^hash .*\n/m, ''),
  );
  const { code, error } = await runHere(['play', '--resume', file]);
  expect([code, error]).toEqual([1, (await runHere(['replay', file])).error]);
  expect(error).toContain('Nobody carries that much.');
});

it('does not resume the save of another game', async () => {
  const file = temporaryFile('game.txt');
  await playCoal(['take 1'], '--save', file);
  expect(existsSync(file)).toBe(true);
  expect((await runHere(['play', 'empire', '--resume', file])).error).toContain('The saved game is coal, not empire.');
});

it('names the rule of the question, and takes a bare number as the amount where there is nothing else', async () => {
  const { output } = await runHere(['play', 'water-frame', '--players', '4', '--seed', 'hand'], ['2', '6', 'f']);
  expect(output).toContain('Blue: Which good will your next factory make? [FE-PREP-01]');
  expect(output).toContain('Blue: clothes now at £6; appeal 3.');
  expect(output).toContain('What production would still bring\n  Demand for');
});

it('shows in a pipe, above the next question, what is asked for of a board that has no room', async () => {
  const { output } = await runHere(['play', 'card-game', '--players', '4', '--seed', 'pipe'], ['b', 'take 1']);
  const [, first = '', second = ''] = output.split('Your choice, or ? for help: ');
  expect(output).toContain('… b shows the rest of the board');
  expect(first).toMatch(/\nDevelopment cards\n/);
  expect(second).not.toMatch(/\nDevelopment cards\n/);
});

it('shows the part of the board that is asked for, and says which there are', async () => {
  const { output } = await runHere(['play', 'card-game', '--players', '3', '--seed', 'pipe'], ['b MARK', 'b moon']);
  const [, first = '', second = ''] = output.split('Your choice, or ? for help: ');
  expect(first).toMatch(/^\n\n?Market\..*\n {2}Food: [\s\S]*Wage/m);
  expect(first).not.toContain('Development cards\n');
  expect(second).toContain(
    'No part of the board is called “moon”. There are: Market, Player 1, Player 2, Player 3, Development cards.',
  );
});

it('has no forecast where the game has none', async () => {
  const { output } = await runHere(['play', 'empire', '--seed', 'abc'], ['f']);
  expect(output).toContain('This game has no forecast.');
});
