import type { InEvery } from '@cromford/kernel';
import type { AccountEvent } from '../../security/audit.ts';
import type { Notice } from '../notice.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';

/** What letters say: mail has no page that would put a code into words. */
export interface MailWords extends Omit<typeof en, 'subjects' | 'account'> {
  readonly subjects: Readonly<Record<Notice['code'], string>>;
  readonly account: Readonly<Record<AccountEvent, string>>;
}

export const mailWords: InEvery<MailWords> = { en, de };
