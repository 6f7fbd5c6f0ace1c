import type { Carrier, Notice } from './notice.ts';

const SUBJECTS: Record<Notice['code'], string> = {
  'your-turn': 'It is your turn',
  'game-over': 'The game is over',
  asked: 'A proposal waits for your answer',
  rematch: 'Somebody would like a rematch',
  test: 'Notices from Cromford arrive here',
  confirm: 'Your code for notices from Cromford',
};

/** A mail server that says nothing for so long is given up. */
const SILENCE_MS = 5000;

/** Plain text, one recipient, through the operator's own mail server (`smtp://user:password@host`). */
export function mailCarrier(smtp: string, from: string): Carrier {
  return async (address, notice) => {
    const { createTransport } = await import('nodemailer');
    const lapses = { connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS, socketTimeout: SILENCE_MS };
    const transport = createTransport({ url: smtp, ...lapses }, { from });
    await transport.sendMail({
      to: { name: '', address: String(address.mail) },
      subject: SUBJECTS[notice.code],
      text: textOf(notice),
    });
  };
}

function textOf({ code, params }: Notice): string {
  const lines = [SUBJECTS[code], ''];
  for (const name of ['title', 'game', 'code', 'url']) {
    const value = params[name];
    if (value) lines.push(value);
  }
  return `${lines.join('\n')}\n\nTo end these notices, remove the address in your profile.\n`;
}
