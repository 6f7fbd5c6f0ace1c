import { GOODS, type Player, type Tile } from '@cromford/arkwright';
import type { ArkwrightView } from '../view.svelte.ts';

/** What a tile is called, with the factory that it works in. */
export function tileLabel(view: ArkwrightView, player: Player, tile: Tile): string {
  const { label } = view.labels.tile[tile];
  const good = GOODS[tile === 'foreman' ? player.foreman : tile === 'workshop' ? player.workshop : -1];
  return good ? `${label} (${view.good(good)})` : label;
}
