import type { Entry, Scene } from '../engine/protocol.ts';

/** Which steps of one's own turn have been entered, and when: whoever has done something in a step may well finish it. */
export class Entered {
  private chapter = -1;
  private readonly plies = new Map<string, number>();

  /** Whether something has been done since the step of this scene was entered. */
  isBegun({ chapter, ply, step, due, seat }: Pick<Scene, 'chapter' | 'ply' | 'step' | 'due' | 'seat'>): boolean {
    const isMine = due !== null && due === seat;
    if (!isMine || chapter !== this.chapter) this.plies.clear();
    this.chapter = chapter;
    if (!isMine) return false;
    // Taken back: what was entered later has not been entered.
    for (const [name, entered] of this.plies) if (entered > ply) this.plies.delete(name);
    const entered = this.plies.get(step) ?? ply;
    this.plies.set(step, entered);
    return ply > entered;
  }
}

/** What the seat that is to choose has done since somebody else chose or the chapter began. */
export function ownTurn<E extends Pick<Entry, 'seat' | 'chapter'>>(
  log: readonly E[],
  { due, chapter }: Pick<Scene, 'due' | 'chapter'>,
): readonly E[] {
  return log.slice(log.findLastIndex((entry) => entry.seat !== due || entry.chapter !== chapter) + 1);
}
