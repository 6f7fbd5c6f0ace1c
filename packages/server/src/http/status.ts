/** HTTP's number for a problem. The code is what programs should read. */
const STATUS: Readonly<Record<string, number>> = {
  'sign-in': 401,
  'sign-in-failed': 401,
  'passkey-refused': 401,
  'confirm-yourself': 403,
  'bad-origin': 403,
  'not-allowed': 403,
  'no-entry': 403,
  'by-invitation': 403,
  'kept-out': 403,
  'members-only': 403,
  'rematch-only': 403,
  muted: 403,
  'not-your-table': 403,
  'no-such-table': 404,
  'no-such-account': 404,
  'no-such-invitation': 404,
  'no-such-proposal': 404,
  'no-such-thing': 404,
  'name-taken': 409,
  'last-administrator': 409,
  'not-a-member': 409,
  'member-already': 409,
  'seat-taken': 409,
  'not-open': 409,
  'not-playing': 409,
  'rules-version': 409,
  'too-large': 413,
  quota: 409,
  'too-many': 429,
  busy: 503,
  unavailable: 503,
  internal: 500,
};

export function statusOf(code: string): number {
  return STATUS[code] ?? 400;
}
