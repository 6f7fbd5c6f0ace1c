import * as z from 'zod/mini';
import { event, id, list, moment, option, options, seat, view } from './parts.ts';
import { person } from './people.ts';

/**
 * `bank`: a store of time for the whole game, and a little back each turn. `daily`: so much for each turn, running only within a
 * window of the day (minutes after midnight, at so many minutes east of Greenwich), so that nobody has to play at night.
 */
export const clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('bank'), bank: z.int(), increment: z.int() }),
  z.object({ kind: z.literal('daily'), turn: z.int(), from: z.int(), to: z.int(), offset: z.int() }),
]);
export type Clock = z.infer<typeof clock>;

/** Why nobody may ask a bot for advice at a table: it belongs to a tournament, it counts for ratings, or others play there. */
export const noHint = z.enum(['tournament', 'rated', 'company']);
export type NoHint = z.infer<typeof noHint>;

export const stage = z.enum(['open', 'playing', 'paused', 'over', 'closed']);
export type Stage = z.infer<typeof stage>;

const proposal = z.object({
  kind: z.enum(['undo', 'pause', 'resume', 'close', 'replace', 'take-up']),
  seat,
  ply: z.int(),
  /** The last entry when it was made. */
  seq: z.int(),
  agreed: list(seat),
});
export type Proposal = z.infer<typeof proposal>;

const result = z.object({
  scores: list(z.number()),
  winners: list(seat),
  /** 1 for the best; equal ones share a place. */
  places: list(z.int()),
});
export type Result = z.infer<typeof result>;

/** What is around a game: all of it may be known by everybody who may see the table. */
export const room = z.object({
  id,
  game: z.string(),
  version: z.int(),
  players: z.int(),
  options,
  /** Played with another component sheet than the one that the game ships. */
  ownSheet: z.boolean(),
  title: z.string(),
  host: z.nullable(person),
  access: z.enum(['public', 'invitation', 'solo']),
  stage,
  clock,
  delay: z.int(),
  /** The level of the bot that plays on for whoever leaves. */
  takeover: z.string(),
  /** It was played by older rules, and those of today come to something else: where. It can be looked at until it is taken up. */
  older: z.nullable(z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
  /** `null`: whoever sits here alone with bots of the house may ask for a hint. */
  noHint: z.nullable(noHint),
  seq: z.int(),
  revision: z.int(),
  due: z.nullable(seat),
  /** When the time of the seat that is due runs out. */
  deadline: z.nullable(moment),
  seats: list(
    z.object({
      seat,
      account: z.nullable(person),
      /** The level of the bot that plays here; beside an account, the bot that keeps its seat. */
      bot: z.nullable(z.string()),
      bank: z.number(),
      seen: moment,
      /** Until when its owner is on holiday: by a daily clock his time does not run. */
      holiday: z.nullable(moment),
    }),
  ),
  proposals: list(proposal),
  result: z.nullable(result),
  /** What the game did to the ratings of those whom it counted for. */
  ratings: list(z.object({ seat, before: z.number(), after: z.number() })),
  /** The table that this one is the rematch of: its seats are kept for those who played there. */
  rematchOf: z.nullable(id),
  /** The rematch that waits for people, once somebody has asked for one. */
  rematch: z.nullable(z.object({ id, here: list(person) })),
  created: moment,
  changed: moment,
});
export type Room = z.infer<typeof room>;

/**
 * An entry of the log with what came of it. `undo` and `back` take back as many decisions as their line says. Where several moves are told
 * at once, those before the last bring what the seat knew after them, as far as one letter holds it.
 */
const told = z.object({
  seq: z.int(),
  kind: z.enum(['move', 'undo', 'back']),
  seat,
  line: z.string(),
  at: moment,
  events: list(event),
  view: z.optional(view),
});
export type Told = z.infer<typeof told>;

/** What one seat (or a bystander) is told about a table. */
export const position = z.object({
  seq: z.int(),
  ply: z.int(),
  /** What the seat knows: hidden things are masked, the generator always. */
  view,
  due: z.nullable(z.object({ seat, step: z.string(), rule: z.string() })),
  /** Only for the seat that is due, if it wants them: what others could choose may show what they hold. */
  options: list(option),
  undo: z.boolean(),
  scores: list(z.number()),
  winners: list(seat),
  /** What happened after the entry that the reader knows already; `whole` is false when the beginning is missing here. */
  told: list(told),
  whole: z.boolean(),
});
export type Position = z.infer<typeof position>;

/** A game from its beginning as one seat has seen it: what it knew after so many decisions, and what each of them led to. */
export const story = z.object({
  seq: z.int(),
  undo: z.boolean(),
  /** The component sheet, where it is not the game's own. */
  sheet: z.optional(z.unknown()),
  opening: list(event),
  views: list(view),
  turns: list(z.object({ seat, move: z.string(), events: list(event) })),
});
export type Story = z.infer<typeof story>;

/** The clocks, as they stood when the last entry was made. */
export const times = z.object({ banks: list(z.number()), deadline: z.nullable(moment) });
export type Times = z.infer<typeof times>;

export const message = z.object({ number: z.int(), account: id, text: z.string(), at: moment });
export type Message = z.infer<typeof message>;

export const order = z.object({
  id,
  step: z.string(),
  line: z.string(),
  /** How often it will still answer. */
  left: z.int(),
  /** Why it ended, when the rules refused it. */
  cancelled: z.nullable(z.string()),
  created_at: moment,
});
export type Order = z.infer<typeof order>;
