/** What a sentence leaves blank comes along with its code. */
type Blanks<Numbers extends string, Texts extends string = never> = Readonly<
  Record<Numbers, number> & Record<Texts, string>
>;

export const problems = {
  offline: () => 'There is no connection to the server. Games on this device can be played meanwhile.',
  'other-version': () =>
    'The server answered something that this page does not understand. It may be newer: load the page again.',
  'no-server': () => 'No server for playing together answers at this address. Games on this device can be played.',
  'sign-in': () => 'Sign in first.',
  'sign-in-failed': () => 'Name and passphrase or code do not fit together.',
  'confirm-yourself': () => 'This step needs your passphrase or a passkey once more.',
  'passkey-refused': () => 'The passkey was not accepted, or you cancelled.',
  'push-denied': () => 'The browser does not allow notices from this page.',
  'name-taken': () => 'A member has this name already, or one that looks like it. Choose another one.',
  'member-already': () => 'You are a member already.',
  'bad-origin': () => 'The server does not take calls from this page.',
  'not-allowed': () => 'You are not allowed to do that.',
  'no-entry': () => 'The host of this table does not let you in.',
  'by-invitation': () => 'This house lets in whoever is invited. Ask for a link.',
  'members-only': () => 'This house is for its members.',
  'kept-out': () => 'No new guests are let in from where you are. Members can sign in.',
  'last-administrator': () => 'Somebody must stay administrator. Appoint another one first.',
  'not-a-member': () => 'Only a member can have this.',
  muted: (p: Blanks<'seconds'>) => `You may not write for another ${Math.ceil(p.seconds / 60)} minutes.`,
  'not-your-table': () => 'You do not sit at this table.',
  'no-such-table': () => 'There is no such table, or it is not open to you.',
  'no-such-invitation': () => 'This invitation is not valid: it was used, it ended, or the link is incomplete.',
  'no-such-proposal': () => 'This proposal is no longer there.',
  'no-such-account': () => 'There is no such account.',
  'no-such-thing': () => 'This is no longer there.',
  'holiday-long': (p: Blanks<'days'>) => `A holiday has ${p.days} days at most.`,
  'holiday-again': (p: Blanks<'days'>) => `The last holiday is not long ago: the next can begin in ${p.days} days.`,
  'not-late': () => 'Nobody is out of time any more.',
  'undo-while-away': () => 'Somebody is away, and cannot be asked to take moves back.',
  'nothing-to-undo': () => 'There is nothing to take back.',
  'no-takeover': () => 'At this table no bot takes over. Propose to give the game up instead.',
  'undo-too-often': () => 'Too much has been taken back in this game.',
  'undo-no-time': () => 'Taking this back would leave you no time. Ask the others to go back together.',
  'rematch-only': () =>
    'This is a rematch: its seats are kept for those who played before. Whoever sits there can send you a link.',
  'seat-taken': () => 'Somebody was faster: the seat is taken.',
  'not-open': () => 'It has begun already.',
  'few-entrants': (p: Blanks<'least' | 'entrants'>) =>
    `At least ${p.least} people must take part; there are ${p.entrants}.`,
  'not-playing': () => 'The game is not being played at the moment.',
  'not-over': () => 'The game is not over yet.',
  'unknown-bot': (p: Blanks<never, 'level'>) => `The server has no bot called “${p.level}”.`,
  busy: (p: Blanks<'seconds'>) => `Many ask for such things at the moment. Try again in ${p.seconds} seconds.`,
  'too-many': (p: Blanks<'seconds'>) => `Too often. Try again in ${p.seconds} seconds.`,
  'day-closed': () => 'Results of that day are no longer taken.',
  'not-of-the-day': () => 'The record is not of that day’s game.',
  'other-opponent': () => 'The turns of the bot are not those that it plays.',
  'no-hint': () => 'There are no hints at this table.',
  quota: (p: Blanks<'most'>) => `You have as many as the house allows (${p.most}).`,
  address: () => 'Notices cannot be sent to this address.',
  'no-such-notices': (p: Blanks<never, 'kind'>): string =>
    p.kind === 'mail' ? 'This house sends no mail: it has no mail server.' : 'This house sends no such notices.',
  invalid: (p: Partial<Blanks<never, 'path' | 'part' | 'reason' | 'values'>>) =>
    p.path === 'name' && p.reason === 'custom'
      ? 'A name keeps to the letters of one script, without letters that pose as others.'
      : `The server does not understand this input (${p.path || p.part}${p.values ? ` can be: ${p.values}` : ''}).`,
  'table-damaged': () =>
    'This table cannot be opened: what is stored of its game is damaged. Tell whoever runs this house; the log names it.',
  'tournament-damaged': () =>
    'This tournament cannot be read: what is stored of it is damaged. Tell whoever runs this house; the log names it.',
  unavailable: () => 'The server is busy at the moment. Nothing has changed; try again.',
  internal: () => 'Something went wrong on the server. Nothing has changed.',
};
