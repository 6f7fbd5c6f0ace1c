import type { Kind, Marker } from '@cromford/arkwright';
import type { IconName } from '../../icons/paths.ts';

export const kindIcon: Readonly<Record<Kind, IconName>> = {
  factory: 'factory',
  workers: 'worker',
  machinery: 'machine',
  quality: 'quality',
  distribution: 'distribution',
  'stock-exchange': 'certificate',
  production: 'goods',
  ship: 'ship',
};

/** How a marker is painted: in a player's own colour, light grey, dark grey, or as a ship. */
export function shadeOf(marker: Marker): 'own' | 'first' | 'second' | 'ship' {
  if (marker.startsWith('first-')) return 'first';
  if (marker.startsWith('second-')) return 'second';
  return marker.startsWith('ship-') ? 'ship' : 'own';
}
