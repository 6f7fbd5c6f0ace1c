/** How long things are kept that nobody needs any more, in days. docs/operations.md says the same. */
export const KEPT_DAYS = {
  /** A browser's session, from its beginning, a guest's from the last visit on; a bot's token has a year. */
  sessions: 60,
  /** A guest without a session, who cannot come back: at least so long after he came. */
  guests: 7,
  /** Invitations, links of the house: after they have ended. */
  invitations: 30,
  /** A table that waits for people, and nobody comes. */
  openTables: 30,
  /** A game in which nobody has moved, and at which nobody has looked. */
  games: 180,
  /** A table that was closed before its game began. */
  closedTables: 14,
  /** Lists of the day. */
  daily: 60,
  /** Notices that were sent or given up. */
  notices: 30,
  /** Reports, after they were settled. */
  reports: 180,
  audit: 365,
} as const;
