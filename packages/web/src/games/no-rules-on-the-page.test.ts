import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Desk } from '../engine/desk.ts';
import type { Preview, Update } from '../engine/protocol.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What boards and bars are made of: neither what runs in the worker nor what sets a lesson up before it is shown. */
const pageFiles = ['.', '../table'].flatMap((folder) =>
  readdirSync(`${here}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path) && !/^engines\.ts$|\/lesson\//.test(path),
    )
    .map((path) => `${here}${folder}/${path}`),
);

/** Ways to play on: an engine, a table, or any rule of a game but its figures. */
const PLAYS = [
  /\bnew (Engine|Table)\b/,
  /\bTable\.\w+\(/,
  /\.rules\((?!\w+\)\.ruleset\b)/,
  /\bsteps?\[?['"\w]*\]?\.run\b/,
];

describe('boards only read', () => {
  it('no part of a board plays the rules: whatever follows a choice comes with its preview', () => {
    const playing = pageFiles.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return PLAYS.some((pattern) => pattern.test(text)) ? [path.slice(here.length)] : [];
    });
    expect(pageFiles.length).toBeGreaterThan(200);
    expect(playing).toEqual([]);
  });

  it('CG-PRC-10: the market with the price that is being set comes with the position and with every preview', async () => {
    const desk = new Desk();
    const open = { do: 'open', game: 'card-game', players: 2, seed: 'market', options: {} } as const;
    const { scene } = (await desk.answer(open, 'en')) as Update;
    const line = scene.choices.find(({ refusal }) => !refusal)?.presses[0]?.line ?? '';
    const preview = (await desk.answer({ do: 'preview', line }, 'en')) as Preview;
    for (const { view, foresight } of [scene, preview])
      expect(foresight).toMatchObject({ market: { agenda: view.agenda, players: [{}, {}] } });
  });

  it('FE-OBS-02: what will hurt later comes the same way, for whoever plays', async () => {
    const desk = new Desk();
    const open = { do: 'open', game: 'spinning-jenny', players: 2, seed: 'ageing', options: {} } as const;
    const { scene } = (await desk.answer(open, 'en')) as Update;
    expect(scene.foresight).toMatchObject({ ageing: [], whole: [] });
    const { scene: looked } = (await desk.answer({ do: 'look', seat: null }, 'en')) as Update;
    expect(looked.foresight).toMatchObject({ cheapest: undefined, rise: undefined });
  });
});
