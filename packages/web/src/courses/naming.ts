import type { ArkwrightWords, Marker } from '@cromford/arkwright';
import type { CardWords } from '@cromford/cards';
import type { EmpireWords } from '@cromford/empire';
import { completeOptions, type Language } from '@cromford/kernel';
import { engines } from '../games/engines.ts';

/** How the game itself calls what can be chosen at a moment. */
export type Naming = (moment: string, option: string) => string;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Names = Readonly<Record<string, string>>;

export async function namingOf(id: string, language: Language): Promise<Naming> {
  const game = await engines[id]?.load();
  if (!game) return (_moment, option) => option;
  const setup = { players: game.players[0] ?? 1, options: completeOptions(game, {}), sheet: game.sheet };
  const words = (await game.words(language, setup)) as unknown;
  if (id === 'empire') return empireNames(words as EmpireWords);
  return id === 'card-game' ? cardNames(words as CardWords) : boardNames(words as ArkwrightWords);
}

const empireNames =
  ({ phrases: { labels }, card }: EmpireWords): Naming =>
  (moment, option) =>
    moment === 'first-action' ? ((labels.action as Names)[option] ?? option) : card(option);

const cardNames = ({ phrases: { labels } }: CardWords): Naming => {
  const by: Readonly<Record<string, Names>> = {
    'first-action': labels.action,
    'first-development': labels.track,
    'first-card': labels.card,
  };
  return (moment, option) => by[moment]?.[option] ?? option;
};

const boardNames =
  ({ phrases: { labels } }: ArkwrightWords): Naming =>
  (_moment, option) =>
    (labels.good as Names)[option] ??
    (labels.tile as Readonly<Record<string, { readonly label: string }>>)[option]?.label ??
    (/^\d+$/.test(option) ? option : capital(labels.marker(option as Marker)));
