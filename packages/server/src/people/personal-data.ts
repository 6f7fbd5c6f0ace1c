import { sql } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { About, Nothing, Whose } from './about-people.ts';

const by =
  (...columns: string[]): Whose =>
  (account) =>
    sql`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} = ${account}`),
      sql` or `,
    )})`;

const secrets = 'ids, and secrets of which only hashes are kept';
const nameless = 'a number without a name, once the account is gone';

/**
 * Everything that is kept, and what of it is somebody's. The export and the deletion are made from this list; `personal-data.test.ts`
 * holds it against the database, so that a column in neither list is noticed. In this order it is deleted.
 */
export const PERSONAL_DATA = {
  sessions: {
    whose: by('account_id'),
    told: ['kind', 'label', 'created_at', 'seen_at', 'expires_at', 'confirmed_at'],
    untold: ['id', 'account_id', 'token', 'network'],
    why: secrets,
    end: 'rows',
  },
  passkeys: {
    whose: by('account_id'),
    told: ['label', 'created_at'],
    untold: ['id', 'account_id', 'public_key', 'counter', 'transports'],
    why: secrets,
    end: 'rows',
  },
  recovery_codes: { whose: by('account_id'), told: [], untold: ['code', 'account_id'], why: secrets, end: 'rows' },
  challenges: {
    whose: by('account_id'),
    told: [],
    untold: ['id', 'account_id', 'challenge', 'expires_at'],
    why: 'a question that is good for five minutes',
    end: 'rows',
  },
  blocks: {
    whose: by('account_id'),
    told: ['blocked_id', 'created_at'],
    untold: ['account_id'],
    why: 'one’s own id',
    end: 'rows',
    gone: by('account_id', 'blocked_id'),
  },
  invitations: {
    whose: by('created_by'),
    told: ['table_id', 'seat', 'created_at', 'expires_at', 'left'],
    untold: ['id', 'token', 'created_by'],
    why: secrets,
    end: 'rows',
  },
  links: {
    whose: by('created_by'),
    told: ['kind', 'created_at', 'expires_at', 'left'],
    untold: ['id', 'token', 'account_id', 'created_by'],
    why: secrets,
    end: 'rows',
    gone: by('created_by', 'account_id'),
  },
  kept_out: {
    whose: by('account_id'),
    told: ['until'],
    untold: ['network', 'account_id'],
    why: secrets,
    end: { blank: {}, stays: ['network', 'account_id', 'until'], because: 'goes when the ban is over' },
  },
  outbox: {
    whose: (account) => sql`channel_id in (select id from channels where account_id = ${account})`,
    told: ['key', 'attempts', 'next_at', 'done_at', 'error'],
    untold: ['id', 'channel_id', 'body'],
    why: 'a body may hold the code that shows whether a mail address is one’s own',
    end: 'rows',
  },
  holidays: {
    whose: by('account_id'),
    told: ['from_at', 'until_at'],
    untold: ['account_id'],
    why: 'it is the account’s own',
    end: 'rows',
  },
  channels: {
    whose: by('account_id'),
    told: ['kind', 'address', 'created_at', 'last_ok', 'last_error', 'failures', 'pace'],
    untold: ['id', 'account_id', 'code'],
    why: 'the code shows whether a mail address is one’s own',
    end: 'rows',
    redact: (row) => ({ ...row, address: reachable(row.address) }),
  },
  notes: {
    whose: by('account_id'),
    told: ['table_id', 'text', 'changed_at'],
    untold: ['account_id'],
    why: 'one’s own id',
    end: 'rows',
  },
  messages: {
    whose: by('account_id'),
    told: ['table_id', 'number', 'text', 'at', 'hidden'],
    untold: ['account_id'],
    why: 'one’s own id',
    end: {
      blank: { text: '', hidden: 1 },
      stays: ['table_id', 'number', 'account_id', 'at'],
      because: `messages are numbered; ${nameless}`,
    },
  },
  ratings: {
    whose: by('account_id'),
    told: ['game', 'players', 'mu', 'sigma', 'games', 'changed_at'],
    untold: ['account_id'],
    why: 'one’s own id',
    end: 'rows',
  },
  rating_changes: {
    whose: by('account_id'),
    told: ['table_id', 'place', 'mu_before', 'mu_after', 'sigma_before', 'sigma_after', 'at'],
    untold: ['account_id'],
    why: 'one’s own id',
    end: 'rows',
  },
  daily_results: {
    whose: by('account_id'),
    told: ['day', 'challenge', 'score', 'place', 'at'],
    untold: ['account_id'],
    why: 'one’s own id',
    end: 'rows',
  },
  orders: {
    whose: (account) =>
      sql`table_id in (select table_id from seats where account = ${account}) and seat = (select seats.seat from seats where seats.table_id = orders.table_id and seats.account = ${account})`,
    told: ['table_id', 'step', 'line', 'left', 'cancelled', 'created_at'],
    untold: ['id', 'seat'],
    why: 'told with the seats',
    end: 'rows',
  },
  seats: {
    whose: by('account'),
    told: ['table_id', 'seat', 'bank', 'seen_at'],
    untold: ['account', 'bot'],
    why: 'one’s own id, and the house’s bot',
    end: {
      blank: { seen_at: 0 },
      stays: ['table_id', 'seat', 'account', 'bot', 'bank'],
      because: `finished games belong to all who played them; ${nameless}`,
    },
  },
  entries: {
    // By their tables: an index of its own would be paid for with every move.
    whose: (account) =>
      sql`table_id in (select table_id from seats where seats.account = ${account}) and account = ${account}`,
    told: ['table_id', 'seq', 'kind', 'line', 'at'],
    untold: ['seat', 'ply', 'account', 'key', 'change'],
    why: 'told with the seats, the browser’s own numbering, or what the move did to the game',
    end: {
      blank: {},
      stays: ['table_id', 'seq', 'kind', 'seat', 'line', 'ply', 'account', 'key', 'at', 'change'],
      because: `games belong to all who played them; ${nameless}`,
    },
  },
  tables: {
    whose: by('host'),
    told: ['id', 'game', 'players', 'options', 'title', 'access', 'clock', 'stage', 'created_at', 'ended_at', 'result'],
    untold: [
      'version',
      'sheet',
      'seed',
      'host',
      'key',
      'delay',
      'takeover',
      'seq',
      'ply',
      'due',
      'since',
      'revision',
      'changed_at',
      'rematch_of',
      'carried',
    ],
    why: 'how the game is run, and its secrets',
    end: {
      blank: { title: '' },
      stays: [
        'id',
        'game',
        'version',
        'sheet',
        'players',
        'options',
        'seed',
        'host',
        'key',
        'access',
        'clock',
        'delay',
        'takeover',
        'stage',
        'seq',
        'ply',
        'due',
        'since',
        'revision',
        'created_at',
        'changed_at',
        'ended_at',
        'result',
        'rematch_of',
        'carried',
      ],
      because: `games belong to all who played them; ${nameless}`,
    },
  },
  entrants: {
    whose: by('account_id'),
    told: ['tournament_id', 'joined_at'],
    untold: ['account_id'],
    why: 'one’s own id',
    end: {
      blank: {},
      stays: ['tournament_id', 'account_id', 'joined_at'],
      because: `the standing of those who played on; ${nameless}`,
    },
  },
  tournaments: {
    whose: by('host'),
    told: ['id', 'name', 'game', 'players', 'options', 'clock', 'stage', 'created_at'],
    untold: ['host'],
    why: 'one’s own id',
    end: {
      blank: {},
      stays: ['id', 'name', 'host', 'game', 'players', 'options', 'clock', 'stage', 'created_at'],
      because: `others play there; ${nameless}`,
    },
  },
  reports: {
    whose: by('account_id'),
    told: ['subject', 'table_id', 'reason', 'at', 'settled_at'],
    untold: ['id', 'account_id', 'settled_by'],
    why: 'one’s own id, and who dealt with it',
    end: {
      blank: {},
      stays: ['id', 'account_id', 'subject', 'table_id', 'reason', 'at', 'settled_at', 'settled_by'],
      because: 'what was done to others is still to be dealt with; goes some months after it is settled',
    },
  },
  audit: {
    whose: by('actor', 'subject'),
    told: ['at', 'action'],
    untold: ['id', 'actor', 'subject', 'detail'],
    why: 'may name others',
    end: {
      blank: {},
      stays: ['id', 'at', 'actor', 'action', 'subject', 'detail'],
      because: `who did what must be found out later too; ${nameless}, and goes after a year`,
    },
  },
  accounts: {
    whose: by('id'),
    told: ['id', 'kind', 'name', 'about', 'language', 'role', 'created_at', 'banned_until', 'muted_until'],
    untold: ['login', 'face', 'passphrase', 'owner', 'deleted_at'],
    why: 'the name in other forms, a hash, and what the export itself shows',
    end: {
      blank: {
        name: '',
        login: null,
        face: '',
        passphrase: null,
        role: 'player',
        about: '',
        language: 'en',
        banned_until: null,
        muted_until: null,
      },
      stays: ['id', 'kind', 'owner', 'created_at', 'deleted_at'],
      because: 'what stays of games points to it',
    },
  },
  pairings: { nothing: ['tournament_id', 'number', 'round', 'seats', 'table_id'], why: `seats are ids: ${nameless}` },
  proposals: {
    nothing: ['table_id', 'kind', 'seat', 'ply', 'seq', 'agreed', 'at'],
    why: 'about the game, by seat, and gone with it',
  },
  snapshots: { nothing: ['table_id', 'seq', 'ply', 'hash', 'body'], why: 'positions of games' },
  sheets: { nothing: ['hash', 'body'], why: 'component sheets' },
  settings: { nothing: ['name', 'value'], why: 'the house’s own' },
  runs: { nothing: ['id', 'body', 'seen_at'], why: 'plans of tournaments of bots' },
  work: {
    nothing: ['id', 'queue', 'run_id', 'body', 'tries', 'alive_at', 'created_at', 'done_at', 'result', 'error'],
    why: 'analyses of games, by number',
  },
} satisfies { [T in keyof Schema]: About<Schema[T]> | Nothing<Schema[T]> };

/** Where notices go: a browser's own keys are not told. */
function reachable(address: string): object {
  const { keys: _, ...rest } = JSON.parse(address) as Record<string, unknown>;
  return rest;
}
