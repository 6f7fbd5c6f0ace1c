export type { AnswerOf, CallName, PathOf } from './answers.ts';
export type { Announced, ListedTournament, PairedTable, Standing, Tournament } from './club.ts';
export type { DailyList, Placed } from './daily.ts';
export type { Answered, Command, LiveFrame, Outcome, Sent } from './live.ts';
export type {
  Account,
  Audited,
  Channel,
  Door,
  HouseLink,
  HouseRules,
  ListedAccount,
  Passkey,
  Person,
  Ranked,
  Rating,
  Report,
  Role,
  SessionInfo,
} from './people.ts';
export type {
  Clock,
  Message,
  NoHint,
  Order,
  Position,
  Proposal,
  Result,
  Room,
  Stage,
  Story,
  Times,
  Told,
} from './table.ts';
