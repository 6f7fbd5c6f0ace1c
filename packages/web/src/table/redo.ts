/** Own choices that were taken back, so that they can be made once more in their order. */
export class Redo {
  private played: { readonly ply: number; readonly line: string }[] = [];
  private undone: readonly string[] = [];

  get next(): string | undefined {
    return this.undone.at(-1);
  }

  /** Something was chosen at this step of the game; unless it was the one that was taken back last, the others are forgotten. */
  note(ply: number, line: string): void {
    this.undone = line === this.next ? this.undone.slice(0, -1) : [];
    this.played.push({ ply, line });
  }

  /** The game has gone back to this step. */
  backTo(ply: number): void {
    const taken = this.played.filter((one) => one.ply >= ply);
    this.played = this.played.filter((one) => one.ply < ply);
    this.undone = [...this.undone, ...taken.map(({ line }) => line).reverse()];
  }
}
