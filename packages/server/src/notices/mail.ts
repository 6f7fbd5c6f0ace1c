import type { AccountEvent } from '../security/audit.ts';
import type { Carrier, Notice } from './notice.ts';

const SUBJECTS: Record<Notice['code'], string> = {
  'your-turn': 'It is your turn',
  'game-over': 'The game is over',
  asked: 'A proposal waits for your answer',
  rematch: 'Somebody would like a rematch',
  test: 'Notices from Cromford arrive here',
  confirm: 'Your code for notices from Cromford',
  account: 'Something about your account has changed',
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

const EVENTS: Record<AccountEvent, string> = {
  recovered: 'Somebody came in with a recovery code and set a new passphrase. All other sessions have ended.',
  'passphrase-changed': 'The passphrase was changed. All other sessions have ended.',
  'codes-made': 'New recovery codes were made. The old ones are worth nothing.',
  'passkey-added': 'A passkey was added.',
  'passkey-removed': 'A passkey was removed.',
  'session-revoked': 'A session was ended from another one.',
  'token-made': 'A token for a bot was made.',
  reset: 'Somebody set a new passphrase by a link of the administrator. All other sessions have ended.',
};
const UNEXPECTED = 'If that was not you: sign in, change the passphrase, and look through your sessions and passkeys.';

function textOf({ code, params }: Notice): string {
  const lines = [SUBJECTS[code], ''];
  if (code === 'account') lines.push(EVENTS[params.what as AccountEvent], '', UNEXPECTED);
  for (const name of ['title', 'game', 'code', 'url']) {
    const value = params[name];
    if (value) lines.push(value);
  }
  return `${lines.join('\n')}\n\nTo end these notices, remove the address in your profile.\n`;
}
