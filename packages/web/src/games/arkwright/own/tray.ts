import { COLOURED, type Marker, type Player, shipOf } from '@cromford/arkwright';

/** Everything a player may lay on his chart: the coloured markers, the grey ones he owns, his ships. */
function markersOf(player: Player): Marker[] {
  return [...COLOURED, ...player.markers, ...player.ships.map((capacity) => shipOf(capacity))];
}

/** Those that do not lie on the chart. Of two ships alike each is counted. */
export function inHand(player: Player): Marker[] {
  const lying = player.chart.filter((marker): marker is Marker => marker !== '');
  return markersOf(player).filter((marker) => {
    const place = lying.indexOf(marker);
    if (place < 0) return true;
    lying.splice(place, 1);
    return false;
  });
}
