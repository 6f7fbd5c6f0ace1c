import type { Plate } from '../components.ts';
import type { Labels } from './phrases.ts';

/** A card's railways as they are heard: at which edges workers leave, and at which they come in. */
export function railwaysSaid(labels: Labels, edges: Plate['edges']): string {
  const said = edges.flatMap((edge, i) =>
    edge === 'none' ? [] : [`${labels.edges[i]} ${edge === 'out' ? labels.leaving : labels.entering}`],
  );
  return `${labels.railways} ${said.join(', ')}`;
}
