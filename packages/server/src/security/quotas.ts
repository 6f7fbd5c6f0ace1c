import { LONGEST_NOTES } from '@cromford/protocol/requests';

/** How much one account, or one table, may keep. */
export const QUOTAS = {
  /** Tables that are open or being played. */
  tables: 50,
  messages: 2000,
  notes: LONGEST_NOTES,
  /** Letters, in all notes of an account together. */
  notesAltogether: 1_000_000,
  /** Links to one table that are still good. */
  invitations: 20,
  blocks: 500,
  orders: 20,
  channels: 5,
  /** A guest is known to one browser. */
  guestChannels: 1,
  /** Notices that wait for one channel, and those that go out by it in a day. */
  noticesWaiting: 20,
  noticesADay: 300,
  mailsADay: 50,
  bots: 5,
  passkeys: 10,
  sessions: 50,
  tournaments: 5,
  entrants: 64,
  /** Guests of one network among the entrants of a tournament. */
  guestsTogether: 8,
  /** Results on one list of the day. */
  daily: 2000,
  /** Tables that are not over and that one account has opened, those of its tournaments included. */
  hosted: 500,
  sockets: 10,
  /** Of all who come from one address. */
  socketsAtAddress: 200,
  /** Of every kind, where no proxy stands in between. */
  connectionsAtAddress: 400,
  watched: 20,
} as const;
