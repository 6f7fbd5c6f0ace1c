import { cardGame } from '@cromford/cards';
import { describe, expect, it } from 'vitest';
import { Desk } from './desk.ts';
import type { Preview, Scene, SentDecision, Update } from './protocol.ts';

const setup = { do: 'open', game: 'empire', players: 1, seed: 'desk', options: {} } as const;

async function opened(game = 'empire', players = 1): Promise<{ desk: Desk; update: Update }> {
  const desk = new Desk();
  return { desk, update: (await desk.answer({ ...setup, game, players }, 'en')) as Update };
}

describe('the desk in the worker', () => {
  it('puts a table into words', async () => {
    const { update } = await opened();
    expect(update.scene.ask).toBe('What do you do next?');
    expect(update.scene.choices.map(({ text }) => text)).toContain('End the turn');
    expect(update.scene.choices.every(({ presses }) => presses.length > 0)).toBe(true);
    expect(update.entries).toHaveLength(1);
  });

  it('knows a sheet of one’s own from one that the game shipped before', async () => {
    const { sheet: shipped, earlierSheets } = cardGame;
    const about = async (sheet: unknown) => {
      const { scene } = (await new Desk().answer({ ...setup, game: 'card-game', players: 2, sheet }, 'en')) as Update;
      return { isOther: scene.ownValues > 0, isEarlier: scene.isEarlierSheet };
    };
    expect(await about(shipped)).toEqual({ isOther: false, isEarlier: false });
    expect(await about(earlierSheets?.['standard-1'])).toEqual({ isOther: true, isEarlier: true });
    expect(await about({ ...shipped, start: { ...shipped.start, money: 51 } })).toEqual({
      isOther: true,
      isEarlier: false,
    });
  });

  it('shows the seed’s secrets to nobody', async () => {
    const { desk, update } = await opened();
    expect(update.scene.view.random).toEqual([]);
    const preview = (await desk.answer({ do: 'preview', line: 'action produce' }, 'en')) as Preview;
    expect(preview.view.random).toEqual([]);
  });

  it('previews the end of a turn only up to the roll of the die', async () => {
    const { desk, update } = await opened();
    const preview = (await desk.answer({ do: 'preview', line: 'end' }, 'en')) as Preview;
    const [now, then] = [update.scene.view, preview.view] as unknown as { die: number; turn: number; year: number }[];
    expect(preview.uncertain).toBe(true);
    expect([then?.turn, then?.die]).toEqual([now?.turn, now?.die]);
    expect(preview.events.map(({ kind }) => kind)).not.toContain('turn');
    expect(preview.choices).toEqual([]);
  });

  it('looks ahead over several choices in a row, as far as no die is rolled', async () => {
    const { desk, update } = await opened();
    const sell = update.scene.choices.find(({ move }) => move.do === 'action')?.presses[0]?.line ?? '';
    const first = (await desk.answer({ do: 'preview', line: sell }, 'en')) as Preview;
    const line = first.choices.find(({ refusal }) => !refusal)?.presses[0]?.line ?? '';
    const second = (await desk.answer({ do: 'preview', line, after: [sell] }, 'en')) as Preview;
    expect(second.accounts).not.toEqual(first.accounts);
    expect(await desk.answer({ do: 'preview', line }, 'en')).toHaveProperty('refused');
    expect(await desk.answer({ do: 'preview', line: 'end', after: ['end'] }, 'en')).toHaveProperty('refused');
  });

  it('calls a move as it will be called when it is due', async () => {
    const desk = new Desk();
    const options = { 'set-up': 'predetermined' };
    await desk.answer({ do: 'open', game: 'spinning-jenny', players: 2, seed: 'words', options }, 'en');
    const word = (after: readonly string[]) => desk.answer({ do: 'word', ply: 0, line: 'done', after }, 'en');
    expect(await word([])).toEqual({ text: 'Done' });
    expect(await word(['use workers at 2'])).toEqual({ text: 'Finish the action' });
  });

  it('changes nothing by looking ahead', async () => {
    const { desk } = await opened();
    const { text } = (await desk.answer({ do: 'record', short: true }, 'en')) as { text: string };
    await desk.answer({ do: 'preview', line: 'action sell' }, 'en');
    expect(await desk.answer({ do: 'record', short: true }, 'en')).toEqual({ text });
  });

  it('plays, takes back and remembers every step', async () => {
    const { desk } = await opened();
    await desk.answer({ do: 'play', line: 'action produce' }, 'en');
    const before = (await desk.answer({ do: 'at', ply: 0 }, 'en')) as Scene;
    expect(before.ply).toBe(0);
    const undone = (await desk.answer({ do: 'undo', wholeTurn: false }, 'en')) as Update;
    expect(undone.scene.ply).toBe(0);
    expect(await desk.answer({ do: 'undo', wholeTurn: false }, 'en')).toHaveProperty('refused');
  });

  it('takes back a turn, and not the one before it which the same player had in the round before', async () => {
    const { desk, update } = await opened('card-game', 2);
    let { scene } = update;
    /** Who chose, and in which round, decision by decision. */
    const past: { readonly seat: number | null; readonly chapter: number }[] = [];
    const play = async () => {
      if (scene.seat !== scene.due)
        scene = ((await desk.answer({ do: 'look', seat: scene.due }, 'en')) as Update).scene;
      past.push({ seat: scene.due, chapter: scene.chapter });
      const lines = scene.choices.filter(({ refusal }) => !refusal).flatMap(({ presses }) => presses);
      const line = lines[(7 * scene.ply) % lines.length]?.line ?? '';
      scene = ((await desk.answer({ do: 'play', line }, 'en')) as Update).scene;
    };
    const hasEndedAndBegun = () => {
      const [earlier, latest] = past.slice(-2);
      return earlier && latest && earlier.seat === latest.seat && earlier.chapter < latest.chapter;
    };
    while (!hasEndedAndBegun()) await play();
    const { ply, chapter } = scene;
    const back = (await desk.answer({ do: 'undo', wholeTurn: true }, 'en')) as Update;
    expect([back.scene.chapter, back.scene.ply]).toEqual([chapter, ply - 1]);
    // And once more: now it is the turn before.
    const further = (await desk.answer({ do: 'undo', wholeTurn: true }, 'en')) as Update;
    expect(further.scene.chapter).toBe(chapter - 1);
  });

  it('takes nothing back that led to a position that was set up', async () => {
    const { desk } = await opened();
    await desk.answer({ do: 'play', line: 'action produce' }, 'en');
    const { text } = (await desk.answer({ do: 'record', short: true }, 'en')) as { text: string };
    const loaded = (await desk.answer({ do: 'load', text }, 'en')) as Update;
    expect(loaded.scene.undoable).toBe(1);
    const setUp = (await desk.answer({ do: 'load', text, isSetUp: true }, 'en')) as Update;
    expect(setUp.scene.undoable).toBe(0);
    expect(await desk.answer({ do: 'undo', wholeTurn: true }, 'en')).toHaveProperty('refused');
    const line = setUp.scene.choices.find(({ refusal }) => !refusal)?.presses[0]?.line ?? '';
    const played = (await desk.answer({ do: 'play', line }, 'en')) as Update;
    expect(played.scene.undoable).toBe(1);
    const back = (await desk.answer({ do: 'undo', wholeTurn: true }, 'en')) as Update;
    expect(back.scene.ply).toBe(setUp.scene.ply);
  });

  it('shows a record of older rules as it was played, and takes it up, but only for whoever asks for that', async () => {
    const { desk } = await opened();
    await desk.answer({ do: 'play', line: 'action produce' }, 'en');
    const { text } = (await desk.answer({ do: 'record', short: false }, 'en')) as { text: string };
    const same = (await desk.answer({ do: 'load', text: text.replace(/^rules \d+$/m, 'rules 0') }, 'en')) as Update;
    expect([same.scene.ply, same.older]).toEqual([1, undefined]);
    // A move that the rules of today do not know, and what it led to then.
    const older = text
      .replace(/^rules \d+$/m, 'rules 0')
      .replace(/^hash .*\n/m, '')
      .replace(/^(action produce)$/m, '$1\nhire a dragon')
      .concat('{"ply":[2],"profit":[77]}\n');
    expect(await desk.answer({ do: 'load', text: older }, 'en')).toHaveProperty('problem.code', 'carry-refused');
    const shown = (await desk.answer({ do: 'load', text: older, older: 'look' }, 'en')) as Update;
    expect(shown.scene.ply).toBe(2);
    expect(shown.scene.view).toMatchObject({ profit: 77 });
    expect(shown.older).toMatchObject({ isAsPlayed: true, problem: { params: { number: 2, line: 'hire a dragon' } } });
    const taken = (await desk.answer({ do: 'load', text: older, older: 'take-up' }, 'en')) as Update;
    expect([taken.scene.ply, taken.older]).toEqual([2, undefined]);
    const record = (await desk.answer({ do: 'record', short: false }, 'en')) as { text: string };
    expect(record.text).toContain('\ncarried 2 0\n');
    expect(await new Desk().answer({ do: 'load', text: record.text }, 'en')).toMatchObject({ scene: { ply: 2 } });
  });

  it('shows a record of older rules that kept no positions as far as its moves go', async () => {
    const { desk } = await opened();
    await desk.answer({ do: 'play', line: 'action produce' }, 'en');
    const { text } = (await desk.answer({ do: 'record', short: true }, 'en')) as { text: string };
    const older = `${text.replace(/^rules \d+$/m, 'rules 0')}hire a dragon\n`;
    const shown = (await desk.answer({ do: 'load', text: older, older: 'look' }, 'en')) as Update;
    expect([shown.scene.ply, shown.older?.isAsPlayed]).toEqual([1, false]);
  });

  it('says what is wrong with a record', async () => {
    const desk = new Desk();
    expect(await desk.answer({ do: 'load', text: 'nonsense' }, 'de')).toEqual({
      problem: { code: 'not-a-record', params: {} },
    });
  });

  it('speaks both languages', async () => {
    const { desk } = await opened();
    const german = (await desk.answer({ do: 'read' }, 'de')) as Update;
    expect(german.scene.ask).toBe('Was tust du als Nächstes?');
    expect(german.scene.progress).toMatch(/^Runde 1/);
  });
});

describe('a table of several seats', () => {
  const seats = [
    { name: 'Ada', kind: 'person' },
    { name: '', kind: 'bot', bot: 'foreman' },
  ] as const;
  const wanted = {
    do: 'open',
    game: 'spinning-jenny',
    players: 2,
    seed: 'several',
    options: { 'set-up': 'predetermined' },
    seats,
  } as const;

  async function several(): Promise<{ desk: Desk; scene: Scene }> {
    const desk = new Desk();
    const { scene } = (await desk.answer(wanted, 'en')) as Update;
    return { desk, scene };
  }

  it('is seen by its person, who chooses only when due', async () => {
    const { desk, scene } = await several();
    expect(scene.players.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['Ada person', 'Red bot']);
    expect(scene.seat).toBe(0);
    expect(scene.choices.length > 0).toBe(scene.due === 0);
    const { scene: other } = (await desk.answer({ do: 'look', seat: scene.due === 0 ? 1 : 0 }, 'en')) as Update;
    expect(other.choices).toEqual([]);
    expect(other.scores).toHaveLength(2);
  });

  it('calls people by their names', async () => {
    const { desk } = await several();
    const { line } = await firstOpen(desk);
    const { entries } = (await desk.answer({ do: 'play', line }, 'en')) as Update;
    const said = entries.flatMap(({ events }) => events.map(({ text }) => text)).join(' ');
    expect(said).toMatch(/Ada|Red/);
    expect(said).not.toContain('Blue');
    expect(entries[0]?.events[0]?.event).toHaveProperty('kind');
  });

  it('calls them by their names in accounts, choices and the text mode, also where a name is the colour of another seat', async () => {
    const desk = new Desk();
    const named = [
      { name: 'Red', kind: 'person' },
      { name: 'Ada', kind: 'person' },
    ] as const;
    const { scene, names } = (await desk.answer({ ...wanted, seats: named }, 'en')) as Update;
    expect(names.accounts).toMatchObject({ 'cash.0': 'Cash, Red', 'cash.1': 'Cash, Ada' });
    expect(scene.sections.map(({ heading }) => heading)).toEqual(expect.arrayContaining(['Red', 'Ada']));
  });

  it('tells a bot what its seat knows, and nothing of the seed', async () => {
    const { desk } = await several();
    const decision = (await desk.answer({ do: 'decision' }, 'en')) as SentDecision;
    expect(decision.view.random).toEqual([]);
    expect(decision).not.toHaveProperty('seed');
    expect(decision.sheet).toBeUndefined();
    expect(decision.moves.length).toBeGreaterThan(1);
  });

  it('forecasts each good, now and after a choice', async () => {
    const { desk } = await several();
    const { scene } = (await desk.answer({ do: 'read' }, 'en')) as Update;
    expect(Object.keys(scene.forecasts)).toEqual(['food', 'clothes', 'cutlery', 'lamps']);
    expect(scene.forecasts.food?.map(({ kind }) => kind)).toContain('market');
    const { line } = await firstOpen(desk);
    const preview = (await desk.answer({ do: 'preview', line }, 'en')) as Preview;
    expect(preview.forecasts.food?.map(({ kind }) => kind)).toContain('market');
    expect(preview.soon.agenda.length).toBeGreaterThan(0);
    expect(((await desk.answer({ do: 'read' }, 'en')) as Update).scene.ply).toBe(0);
  });

  it('keeps who plays in the record', async () => {
    const { desk } = await several();
    const { text } = (await desk.answer({ do: 'record', short: true }, 'en')) as { text: string };
    const { scene } = (await new Desk().answer({ do: 'load', text }, 'de')) as Update;
    expect(scene.players.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ada', undefined],
      ['Rot', 'foreman'],
    ]);
  });

  it('takes a decision back that bots have answered, but not one that people have', async () => {
    const { desk } = await several();
    const bySeat = async () => ((await desk.answer({ do: 'decision' }, 'en')) as SentDecision).seat;
    while ((await bySeat()) !== 0) await desk.answer({ do: 'play', ...(await firstOpen(desk)) }, 'en');
    const { scene: before } = (await desk.answer({ do: 'read' }, 'en')) as Update;
    let played = 0;
    do {
      await desk.answer({ do: 'play', ...(await firstOpen(desk)) }, 'en');
      played++;
    } while ((await bySeat()) === 0 && played < 30);
    await desk.answer({ do: 'play', ...(await firstOpen(desk)) }, 'en');
    const { scene } = (await desk.answer({ do: 'undo', wholeTurn: false }, 'en')) as Update;
    expect([scene.due, scene.ply]).toEqual([0, before.ply + played - 1]);

    const people = new Desk();
    await people.answer({ ...wanted, seats: [seats[0], seats[0]] }, 'en');
    const first = ((await people.answer({ do: 'decision' }, 'en')) as SentDecision).seat;
    const due = async () => ((await people.answer({ do: 'decision' }, 'en')) as SentDecision).seat;
    while ((await due()) === first) await people.answer({ do: 'play', ...(await firstOpen(people)) }, 'en');
    await people.answer({ do: 'play', ...(await firstOpen(people)) }, 'en');
    await people.answer({ do: 'look', seat: first }, 'en');
    expect(await people.answer({ do: 'undo', wholeTurn: false }, 'en')).toHaveProperty('refused');
  });

  async function firstOpen(desk: Desk): Promise<{ line: string }> {
    const { moves } = (await desk.answer({ do: 'decision' }, 'en')) as SentDecision;
    return { line: moves[0] ?? '' };
  }
});
