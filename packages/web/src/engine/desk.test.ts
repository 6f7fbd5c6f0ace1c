import { describe, expect, it } from 'vitest';
import { Desk } from './desk.ts';
import type { Preview, Scene, Update } from './protocol.ts';

const setup = { do: 'open', game: 'empire', players: 1, seed: 'desk', options: {} } as const;

async function opened(): Promise<{ desk: Desk; update: Update }> {
  const desk = new Desk();
  return { desk, update: (await desk.answer(setup, 'en')) as Update };
}

describe('the desk in the worker', () => {
  it('puts a table into words', async () => {
    const { update } = await opened();
    expect(update.scene.ask).toBe('What do you do next?');
    expect(update.scene.choices.map(({ text }) => text)).toContain('End the turn');
    expect(update.scene.choices.every(({ presses }) => presses.length > 0)).toBe(true);
    expect(update.entries).toHaveLength(1);
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

  it('says what is wrong with a record', async () => {
    const desk = new Desk();
    expect(await desk.answer({ do: 'load', text: 'nonsense' }, 'de')).toEqual({
      problem: { code: 'not-a-record', params: {} },
    });
  });

  it('speaks both languages', async () => {
    const { desk } = await opened();
    const german = (await desk.answer({ do: 'read' }, 'de')) as Update;
    expect(german.scene.ask).toBe('Was tun Sie als Nächstes?');
    expect(german.scene.progress.en).toMatch(/^Turn 1/);
  });
});
