import { createIndex, createTable, type Migration } from './builder.ts';

export const standing: Migration = {
  name: 'ratings and tournaments',
  async up(db) {
    await createTable(
      db,
      'ratings',
      {
        account_id: 'text',
        game: 'text',
        players: 'whole',
        mu: 'real',
        sigma: 'real',
        games: 'whole',
        changed_at: 'time',
      },
      ['account_id', 'game', 'players'],
    );
    await createTable(
      db,
      'rating_changes',
      { table_id: 'text', account_id: 'text', place: 'whole', mu_before: 'real', mu_after: 'real', at: 'time' },
      ['table_id', 'account_id'],
    );
    await createTable(
      db,
      'tournaments',
      {
        id: 'text',
        name: 'text',
        host: 'text',
        game: 'text',
        players: 'whole',
        options: 'text',
        clock: 'text',
        stage: 'text',
        created_at: 'time',
      },
      ['id'],
    );
    await createTable(db, 'entrants', { tournament_id: 'text', account_id: 'text', joined_at: 'time' }, [
      'tournament_id',
      'account_id',
    ]);
    await createTable(
      db,
      'pairings',
      { tournament_id: 'text', number: 'whole', round: 'whole', seats: 'text', table_id: 'text?' },
      ['tournament_id', 'number'],
    );
    await createIndex(db, 'pairings', ['table_id']);
  },
};
