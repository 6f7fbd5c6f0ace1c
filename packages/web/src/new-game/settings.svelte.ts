import type { Language } from '@cromford/kernel';
import { EngineClient } from '../engine/client.ts';
import type { About } from '../engine/protocol.ts';
import { usualPlayers } from '../saves/usual-game.ts';

/** What is chosen about a game before it begins, wherever it will be played. */
export class GameSettings {
  readonly engine = new EngineClient();
  about = $state.raw<About>();
  players = $state(1);
  options = $state<Record<string, string>>({});
  private asked = '';
  private read = $state('');

  /** Reads what can be chosen for a game. Choices stay while only the language changes. */
  async load(game: string, spoken: Language): Promise<void> {
    this.asked = game;
    const found = await this.engine.ask<'about'>({ do: 'about', game }, spoken);
    if (this.asked !== game) return;
    if (this.read !== game) {
      this.read = game;
      this.options = Object.fromEntries(found.options.map(({ id, standard }) => [id, standard]));
      const usual = usualPlayers(game);
      this.players = found.players.includes(usual) ? usual : (found.players[0] ?? 1);
    }
    this.about = found;
  }

  /** Whether what can be chosen is what this game offers. */
  isRead(game: string): boolean {
    return this.about !== undefined && this.read === game;
  }

  close(): void {
    this.engine.close();
  }
}
