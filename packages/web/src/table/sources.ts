import type { Entry } from '../engine/protocol.ts';

/** What an account gained and lost, by reason, over a stretch of the log. */
export function sourcesOf(log: readonly Entry[], account: string): Record<string, number> {
  const sources: Record<string, number> = {};
  for (const { events } of log)
    for (const { flows } of events)
      for (const flow of flows) if (flow.account === account) sources[flow.why] = (sources[flow.why] ?? 0) + flow.by;
  return sources;
}
