import type { Query } from '../storage/database.ts';

const SUBJECTS = ['log', 'room', 'chat', 'hidden', 'sessions'] as const;

/**
 * Something about a table changed: its log (`seq`), what is around it (`room`, `chat`), or a message was taken away (`hidden`). Or sessions of an account, which then stands in the
 * place of the table, have ended. Only that; the rest is read where it is kept.
 */
export interface News {
  readonly table: string;
  readonly about: (typeof SUBJECTS)[number];
  readonly seq: number;
}

/** `lost`: news may have been missed, so whoever watches a table looks for itself. */
export type Listener = (news: News | 'lost') => void;

/**
 * Tells all nodes of the service what has been committed. Rare news is enlisted within its transaction, so that PostgreSQL sends it if and
 * only if the commit succeeds; after it, `publish` tells this node at once. Moves are announced after their commit instead: commits that
 * notify wait for each other, one disk write at a time. Should a node die in between, the others find out by `lost` or by looking.
 */
export interface Bus {
  enlist(trx: Query, news: News): Promise<void>;
  publish(news: News): void;
  announce(news: News): void;
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

export const isSubject = (text: string | undefined): text is News['about'] => SUBJECTS.some((known) => known === text);

export class Listeners {
  private readonly all = new Set<Listener>();

  add(listener: Listener): () => void {
    this.all.add(listener);
    return () => this.all.delete(listener);
  }

  tell(news: News | 'lost'): void {
    for (const listener of this.all) listener(news);
  }
}
