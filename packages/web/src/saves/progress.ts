import { EngineClient } from '../engine/client.ts';
import { language } from '../language/language.svelte.ts';
import { restateGame, type SavedGame } from './games.ts';
import { standingIn } from './standing.ts';

/** The same game, with how far it has come in the language of the page. One that cannot be opened keeps what it says. */
export async function saidAnew(game: SavedGame): Promise<SavedGame> {
  const spoken = language.id;
  const engine = new EngineClient();
  try {
    const opened = await engine.ask<'load'>({ do: 'load', text: game.record, older: 'look' }, spoken);
    const said =
      'problem' in opened
        ? { ...game, spoken }
        : { ...game, progress: opened.scene.progress, standing: standingIn(opened.scene), spoken };
    await restateGame(said);
    return said;
  } catch {
    return { ...game, spoken };
  } finally {
    engine.close();
  }
}
