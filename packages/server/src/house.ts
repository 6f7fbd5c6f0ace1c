import { randomBytes } from 'node:crypto';
import { type AnyGame, seeded } from '@cromford/kernel';
import { anyOpenMove, type BotPlayer } from './bots.ts';
import type { Jobs } from './jobs/jobs.ts';
import { Meters } from './meters.ts';
import { Channels } from './notices/channels.ts';
import { digestOf } from './notices/digest.ts';
import { LetterEnds } from './notices/letter-ends.ts';
import type { Carriers } from './notices/notice.ts';
import { Outbox } from './notices/outbox.ts';
import { Accounts } from './people/accounts.ts';
import { Departures } from './people/departures.ts';
import { Histories } from './people/histories.ts';
import { Holidays } from './people/holidays.ts';
import { type Door, HouseSettings } from './people/house-settings.ts';
import { Invitations } from './people/invitations.ts';
import { Links } from './people/links.ts';
import { Passkeys } from './people/passkeys.ts';
import { Profiles } from './people/profile.ts';
import { Retention } from './people/retention.ts';
import { Sessions } from './people/sessions.ts';
import { Welcome } from './people/welcome.ts';
import { AccountList } from './security/account-list.ts';
import { Audit } from './security/audit.ts';
import { RateLimits } from './security/limits.ts';
import { Moderation } from './security/moderation.ts';
import { Networks } from './security/networks.ts';
import { Reports } from './security/reports.ts';
import { Turns } from './security/turns.ts';
import { Chat } from './social/chat.ts';
import { Lobby } from './social/lobby.ts';
import { Notes } from './social/notes.ts';
import { Ratings } from './social/ratings.ts';
import { Tournaments } from './social/tournaments.ts';
import type { Sleep } from './steady-clock.ts';
import type { Store } from './storage/store.ts';
import { Absent } from './tables/absent.ts';
import { companyOf } from './tables/company.ts';
import { Consent } from './tables/consent.ts';
import { ALIVE_EVERY_MS, Downtime } from './tables/downtime.ts';
import { LateCalls } from './tables/late-calls.ts';
import { Loader } from './tables/loader.ts';
import { Openings } from './tables/opening.ts';
import { Orders } from './tables/orders.ts';
import { TablePlay } from './tables/play.ts';
import { Progress } from './tables/progress.ts';
import { Seating } from './tables/seating.ts';
import { Steward } from './tables/steward.ts';
import { WaitingRooms } from './tables/waiting-room.ts';
import { Watching } from './tables/watching.ts';
import { Analyses } from './work/analyses.ts';
import { type Analyst, threadAnalyst } from './work/analyst.ts';
import { Work } from './work/work.ts';

export interface HouseParts {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly games: readonly AnyGame[];
  readonly now: () => number;
  readonly sleep?: Sleep;
  readonly bots?: BotPlayer;
  readonly botsAtOnce?: number;
  readonly analyst?: Analyst;
  /** False: bot decisions and analyses are left to `cromford worker` elsewhere. */
  readonly worksHere?: boolean;
  readonly carriers?: Carriers;
  readonly limitScale?: number;
  /** How often sockets are looked through for sessions that have ended, in milliseconds. */
  readonly lookEvery?: number;
  readonly publicOrigin?: string | undefined;
  /** The name that is kept for the administrator. */
  readonly administrator?: string | undefined;
  /** Who may come in, until the administrator sets it. */
  readonly door?: Door | undefined;
  readonly onError?: (error: unknown) => void;
}

const OUTBOX_EVERY_MS = 15_000;
const SWEEP_EVERY_MS = 60_000;
const CLEAR_EVERY_MS = 3_600_000;
const FIRST_CLEAR_MS = 60_000;
const LOOK_EVERY_MS = 3000;
export const BOTS_AT_ONCE = 2;

/** All services of a node, put together once. What serves HTTP only calls them. */
export function buildHouse(parts: HouseParts) {
  const { store, jobs, games, now, publicOrigin } = parts;
  const onError = parts.onError ?? (() => {});
  const bots = parts.bots ?? anyOpenMove(seeded(randomBytes(16).toString('hex')));
  const meters = new Meters();
  const carriers = meters.counting(parts.carriers ?? { push: undefined, mail: undefined, webhook: undefined });

  const profiles = new Profiles(store, now);
  const letterEnds = new LetterEnds(store, publicOrigin);
  const outbox = new Outbox(store, carriers, now, {
    onError,
    digest: (account, language) => digestOf(lobby, account, language, publicOrigin),
    letterEnds,
    publicOrigin,
  });
  const absent = new Absent({ outbox, now, onError });
  const loader = new Loader(store, games, onError);
  const ratings = new Ratings(store, (row) => loader.hasOwnSheet(row));
  const look = (table: string) => steward.look(table);
  const play = new TablePlay({
    store,
    loader,
    now,
    company: companyOf({ ratings, absent }),
    onPlayed: (row, seats, ordered) => steward.played(row, seats, ordered),
  });
  const openings = new Openings({ store, games, now, onStarted: look });
  const seating = new Seating({ store, openings, now, onSeats: look });
  const orders = new Orders(store, now);
  const steward = new Steward({ store, loader, play, seating, orders, jobs, bots, now, onError });
  const audit = new Audit(store, now, outbox);
  const accounts = new Accounts(store, now, parts.administrator === undefined ? [] : [parts.administrator]);
  const links = new Links(store, now);
  const sessions = new Sessions(store, now);
  const standIn = bots.levels[1] ?? bots.levels[0] ?? 'any';
  const networks = new Networks(store, now);
  const departures = new Departures({ store, seating, sessions, standIn, now });
  const retention = new Retention({ store, departures, now });
  const work = new Work({ store, jobs, now, onError });
  const analyses = new Analyses({ store, loader, work, analyst: parts.analyst ?? threadAnalyst });
  const takeover = bots.levels.find((level) => level === 'foreman') ?? bots.levels[0] ?? '';
  const tournaments = new Tournaments({ store, openings, jobs, damage: loader.damage, now, takeover });
  const holidays = new Holidays({ store, now, onSeats: look });
  const downtime = new Downtime(store, now, parts.sleep);
  const consent = new Consent({ store, play, seating, standIn, now, absent, onSeats: look });
  const lateCalls = new LateCalls({ store, absent, consent, now });
  const lobby = new Lobby({ store, profiles, loader, progress: new Progress(loader, onError) }, now);
  const timers: NodeJS.Timeout[] = [];
  const every = (ms: number, duty: () => Promise<unknown>) => {
    timers.push(setInterval(() => duty().catch(onError), ms).unref());
  };
  /** A node may have died between a commit and its jobs: what the tables say is owed is asked for again. */
  const sweep = async () => {
    await holidays.sweep();
    await steward.sweep();
    await tournaments.sweep();
    await analyses.sweep();
    await lateCalls.sweep();
  };
  const beginWork = async ({ onDecided = () => {} } = {}) => {
    parts.bots?.warmUp?.().catch(onError);
    await steward.takeBots(parts.botsAtOnce ?? BOTS_AT_ONCE, (waited) => {
      meters.botWaits.observe(waited / 1000);
      onDecided();
    });
    await analyses.take();
  };

  return {
    store,
    games,
    bots,
    now,
    meters,
    waiting: () => jobs.waiting(),
    loader,
    play,
    openings,
    seating,
    waitingRooms: new WaitingRooms({ store, games, openings }),
    orders,
    profiles,
    ratings,
    outbox,
    absent,
    audit,
    work,
    analyses,
    consent,
    watching: new Watching({ store, loader, profiles, now }),
    accounts,
    links,
    welcome: new Welcome({ store, accounts, links, audit }),
    settings: new HouseSettings(store, now, parts.door),
    sessions,
    departures,
    retention,
    passkeys: new Passkeys(store, now),
    networks,
    invitations: new Invitations({ store, profiles, loader, seating, now }),
    channels: new Channels(store, outbox, now),
    letterEnds,
    chat: new Chat(store, now),
    notes: new Notes(store, now),
    lobby,
    holidays,
    histories: new Histories({ store, lobby, ratings }),
    tournaments,
    moderation: new Moderation({ store, accounts, departures, networks, audit, now }),
    reports: new Reports(store, audit, now),
    accountList: new AccountList(store, now),
    limits: new RateLimits(now, parts.limitScale),
    lookEvery: parts.lookEvery ?? LOOK_EVERY_MS,
    turns: new Turns(),
    /** Begins what goes on without being asked: bots, clocks, notices. */
    async begin(): Promise<void> {
      // First of all: what is played from now on counts the time that was given back. On a full disk nothing is played; it is signed later.
      await downtime.sign().catch(onError);
      if (parts.worksHere ?? true) await beginWork();
      every(ALIVE_EVERY_MS, () => downtime.sign());
      await steward.begin();
      await tournaments.take();
      await sweep().catch(onError);
      every(SWEEP_EVERY_MS, sweep);
      every(CLEAR_EVERY_MS, () => retention.sweep());
      timers.push(setTimeout(() => retention.sweep().catch(onError), FIRST_CLEAR_MS).unref());
      every(OUTBOX_EVERY_MS, () => outbox.deliver());
    },
    sweep,
    /** Begins only what takes thinking: bots, analyses. */
    beginWork,
    /** Hands over: nothing new is taken, what is being done is finished, the database is let go. */
    async end(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await downtime.sign().catch(onError);
      work.stop();
      await jobs.stop();
      bots.close?.();
      await store.close();
    },
  };
}

export type House = ReturnType<typeof buildHouse>;
