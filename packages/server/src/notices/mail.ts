import { LANGUAGES, type Language } from '@cromford/kernel';
import { shelf } from '@cromford/shelf';
import type { AccountEvent } from '../security/audit.ts';
import type { Carrier, Notice } from './notice.ts';
import { mailWords } from './words/words.ts';

/** A mail server that says nothing for so long is given up. */
const SILENCE_MS = 5000;

/** Plain text in the language of its reader, one recipient, through the operator's own mail server (`smtp://user:password@host`). */
export function mailCarrier(smtp: string, from: string): Carrier {
  return async (address, notice, _signal, language = LANGUAGES[0], end = '') => {
    const { createTransport } = await import('nodemailer');
    const lapses = { connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS, socketTimeout: SILENCE_MS };
    const transport = createTransport({ url: smtp, ...lapses }, { from });
    await transport.sendMail({
      to: { name: '', address: String(address.mail) },
      subject: mailWords[language].subjects[notice.code],
      text: textOf(notice, language, end),
      headers: endHeaders(end),
    });
  };
}

/** What a game is called; one that is not on the shelf by its id. */
export const gameName = (id: string, language: Language) =>
  shelf.find((known) => known.id === id)?.says[language].name ?? id;

/** The button that mail programs have for it. By themselves they call only what cannot be read on the way (RFC 8058). */
function endHeaders(end: string): Record<string, string> {
  if (end === '') return {};
  const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { 'List-Unsubscribe': `<${end}>`, ...(end.startsWith('https:') && oneClick) };
}

function textOf({ code, params }: Notice, language: Language, end: string): string {
  const words = mailWords[language];
  const lines = [words.subjects[code], ''];
  if (code === 'account') lines.push(words.account[params.what as AccountEvent], '', words.unexpected);
  const said = { ...params, ...(params.game && { game: gameName(params.game, language) }) };
  for (const name of ['title', 'game', 'since', 'list', 'code', 'url'] as const) {
    const value = (said as Readonly<Record<string, string>>)[name];
    if (value) lines.push(value);
  }
  return `${lines.join('\n')}\n\n${end === '' ? words.ending : words.endingAt(end)}\n`;
}
