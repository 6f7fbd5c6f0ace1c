import type { Face } from './face.ts';

type Heading = Face['kinds'][number]['name'];

/** The log's filter from its headings, and under which of them each kind of event stands. */
export function logKinds<Id extends string>(
  headings: Readonly<Record<Id, Heading>>,
  under: Readonly<Record<string, Id>>,
): Face['kinds'] {
  const events = Object.entries<Id>(under);
  return Object.entries<Heading>(headings).map(([id, name]) => ({
    id,
    name,
    events: events.filter(([, heading]) => heading === id).map(([event]) => event),
  }));
}
