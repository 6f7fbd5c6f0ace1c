import { EngineClient } from '../engine/client.ts';
import { language } from '../language/language.svelte.ts';
import { type SavedGame, savedGame, saveGame } from './games.ts';

/** The same game, with how far it has come in the language of the page. One that cannot be opened keeps what it says. */
export async function saidAnew(game: SavedGame): Promise<SavedGame> {
  const spoken = language.id;
  const engine = new EngineClient();
  try {
    const opened = await engine.ask<'load'>({ do: 'load', text: game.record }, spoken);
    const progress = 'problem' in opened ? game.progress : opened.scene.progress;
    const said = { ...game, progress, spoken };
    // It may have been deleted or played on meanwhile, in another tab.
    if ((await savedGame(game.id))?.changed === game.changed) await saveGame(said);
    return said;
  } catch {
    return { ...game, spoken };
  } finally {
    engine.close();
  }
}
