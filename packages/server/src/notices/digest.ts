import type { Language } from '@cromford/kernel';
import type { Lobby } from '../social/lobby.ts';
import { gameName } from './mail.ts';
import type { Notice } from './notice.ts';
import { mailWords } from './words/words.ts';

/** So many tables are named; the lobby has them all. */
const NAMED = 20;

/** The letter of the day: the tables that wait for an account now. Nothing where none does. */
export async function digestOf(
  lobby: Pick<Lobby, 'own'>,
  account: string,
  language: Language,
  publicOrigin = '',
): Promise<Notice | undefined> {
  const waiting = (await lobby.own(account)).filter(
    ({ stage, due, seats }) =>
      stage === 'playing' &&
      seats.some((held) => held.seat === due && held.account?.id === account && held.bot === null),
  );
  if (waiting.length === 0) return undefined;
  const lines = waiting.slice(0, NAMED).map(({ id, game, title, deadline }) => {
    const name = gameName(game, language);
    const until = deadline === null ? '' : `, ${mailWords[language].until(dateIn(language, deadline))}`;
    return `${title ? `${title} (${name})` : name}${until}\n${publicOrigin}/play/${id}`;
  });
  return { code: 'digest', params: { list: lines.join('\n\n'), url: `${publicOrigin}/together` } };
}

/** Nobody has told the server where he lives: by Greenwich, and it says so. */
const dateIn = (language: Language, at: number) =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at);
