import { LANGUAGES, type Language } from '@cromford/kernel';
import type { Notice } from '../notices/notice.ts';
import type { Outbox } from '../notices/outbox.ts';
import type { Query } from '../storage/database.ts';
import type { ProposalRow, SeatRow, TableRow } from '../storage/schema-tables.ts';

/** Whoever was at the table so lately needs no notice. */
export const HERE_MS = 120_000;

export interface AbsentParts {
  readonly outbox: Outbox;
  readonly now: () => number;
  readonly onError?: (error: unknown) => void;
}

/** What a notice says beyond its code, in words of the reader; `names`: who sits where. */
export type Happened = (language: Language, names: readonly string[]) => Promise<Readonly<Record<string, string>>>;

/** Tells people who are away from their table what happens there. */
export class Absent {
  private readonly parts: AbsentParts;

  constructor(parts: AbsentParts) {
    this.parts = parts;
  }

  /** As far as this node knows. */
  seems({ account, seen_at }: SeatRow): boolean {
    return account !== null && this.parts.now() - seen_at > HERE_MS;
  }

  /** `seq`: of the entry with which the turn came. */
  tellTurn(trx: Query, row: TableRow, seat: SeatRow, seq: number, happened?: Happened): Promise<void> {
    return this.tell(trx, row, seat, `turn ${row.id} ${seq}`, 'your-turn', happened);
  }

  tellQuestion(trx: Query, row: TableRow, seat: SeatRow, { kind, seq }: ProposalRow): Promise<void> {
    return this.tell(trx, row, seat, `asked ${row.id} ${kind} ${seq}`, 'asked');
  }

  tellResult(trx: Query, row: TableRow, seat: SeatRow): Promise<void> {
    return this.tell(trx, row, seat, `over ${row.id}`, 'game-over');
  }

  /** `row`: the table that was played before. */
  tellRematch(trx: Query, row: TableRow, seat: SeatRow): Promise<void> {
    return this.tell(trx, row, seat, `rematch ${row.id}`, 'rematch');
  }

  /** If the seat's owner is away, and has not been told of this occasion before. */
  private async tell(
    trx: Query,
    row: TableRow,
    seat: SeatRow,
    key: string,
    code: Notice['code'],
    happened?: Happened,
  ): Promise<void> {
    if (!(await this.isAway(trx, seat))) return;
    const params = { table: row.id, title: row.title, game: row.game, url: `/play/${row.id}` };
    await this.parts.outbox.write(trx, seat.account ?? '', key, async () => ({
      code,
      params: { ...params, ...(happened && (await this.words(trx, seat, happened))) },
    }));
  }

  private async words(trx: Query, { table_id, account }: SeatRow, happened: Happened) {
    const sitters = await trx
      .selectFrom('seats')
      .leftJoin('accounts', 'accounts.id', 'seats.account')
      .select(['seats.account', 'accounts.name', 'accounts.language'])
      .where('table_id', '=', table_id)
      .orderBy('seat')
      .execute();
    const reader = sitters.find((sitter) => sitter.account === account);
    const language = LANGUAGES.find((known) => known === reader?.language) ?? LANGUAGES[0];
    const names = sitters.map(({ name }) => name ?? '');
    // A notice that says less is better than a move that is not played.
    return happened(language, names).catch((error: unknown) => {
      this.parts.onError?.(error);
      return {};
    });
  }

  /** What a node knows of a seat may be older than the last sign of life. */
  private async isAway(trx: Query, seat: SeatRow): Promise<boolean> {
    if (!this.seems(seat)) return false;
    const fresh = await trx
      .selectFrom('seats')
      .selectAll()
      .where('table_id', '=', seat.table_id)
      .where('seat', '=', seat.seat)
      .executeTakeFirst();
    return fresh !== undefined && this.seems(fresh);
  }
}
