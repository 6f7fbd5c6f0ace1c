import {
  type AnyGame,
  type InEvery,
  inText,
  LANGUAGES,
  type Language,
  type Params,
  type Problem,
  plain,
  type Refusal,
  type WordsInText,
} from '@cromford/kernel';
import { sheetReason } from '@cromford/shelf/sheet-reasons';
import { texts as de } from './de/index.ts';
import { texts as en } from './en/index.ts';

/** What the command line itself says; games bring their own words. */
export type Texts = typeof en;

const all: InEvery<Texts> = { en, de };

export function textsIn(language: Language): Texts {
  return all[language];
}

/** A game's words as a terminal reads them. */
export async function wordsOf(
  game: AnyGame,
  language: Language,
  setup: Parameters<AnyGame['words']>[1],
): Promise<WordsInText> {
  return inText(await game.words(language, setup), plain);
}

/** A sentence that is found by a code from elsewhere, with what came along for its blanks. */
export type Said = string | ((blanks: Params) => string);

export function filled(said: Said, blanks: Params): string {
  return typeof said === 'string' ? said : said(blanks);
}

/** A file that the sentence does not name stands before it. */
export function sayProblem(texts: Texts, { code, params }: Problem): string {
  const known = texts.problems as Readonly<Record<string, Said>>;
  const said = known[code];
  if (said === undefined) return `${code} ${JSON.stringify(params)}`;
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  const given = String(params.reason ?? '');
  const told =
    reasons[given] ?? sheetReason({ code: String(params.fault ?? ''), params, reason: given }, texts.language);
  const reason = params.reason === undefined ? {} : { reason: told };
  const text = filled(said, { ...params, ...reason });
  return params.file === undefined || text.includes(String(params.file)) ? text : `${params.file}: ${text}`;
}

/** What stands for a value in a usage line; the parser knows it by its English name. */
export function placeholder({ placeholders }: Texts, name: string): string {
  const known: Readonly<Record<string, string>> = placeholders;
  return known[name] ?? name;
}

/** `[options] <game>` in the reader's language. */
export function withPlaceholders(texts: Texts, term: string): string {
  return term.replace(/(?<=[<[])[^<>[\]]+?(?=(\.{3})?[>\]])/g, (name) => placeholder(texts, name));
}

/** What the parser of the command line says of a mistake, as it is worded there. */
const MISTAKES = {
  unknownCommand: /unknown command '(.+?)'/,
  unknownOption: /unknown option '(.+?)'/,
  missingArgument: /missing required argument '(.+?)'/,
  missingValue: /option '(.+?)' argument missing/,
  invalidValue: /option '(.+?)' argument '(.*?)' is invalid\. (?:Allowed choices are )?(.*?)\.?$/,
  tooMany: /too many arguments/,
} as const;

/** A mistake on the command line in the reader's language, and what to type next. */
export function sayMistake(texts: Texts, message: string, command: string | undefined): string {
  const { usage } = texts;
  for (const [kind, pattern] of Object.entries(MISTAKES)) {
    const found = pattern.exec(message);
    if (!found) continue;
    const help = command === undefined ? '--help' : `${command} --help`;
    const where = kind === 'unknownCommand' ? '--help' : found[1] === 'game' ? 'games' : help;
    const subject = (kind === 'missingArgument' ? placeholder : withPlaceholders)(texts, found[1] ?? '');
    const see = usage.see({ command: where });
    const allowed = (found[3] ?? '').replace(/\B(?=(\d{3})+$)/g, usage.thousands);
    const said = usage[kind as keyof typeof MISTAKES] as Said;
    return `${filled(said, { subject, value: found[2] ?? '', allowed })} ${see}`;
  }
  return message;
}

/** Why not: the kernel's own reasons are the command line's to say, all others the game's. */
export function sayRefusal(texts: Texts, words: WordsInText, refusal: Refusal): string {
  const known = texts.refusals as Readonly<Record<string, Said>>;
  const said = Object.hasOwn(known, refusal.code) ? known[refusal.code] : undefined;
  return said === undefined ? words.refusal(refusal) : filled(said, refusal.params);
}

/** `--language`, else what the system is set to, else English. */
export function languageFrom(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const at = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='));
  const given = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1]);
  const system = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  const wanted = given ?? system.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}
