export const words = {
  subjects: {
    'your-turn': 'It is your turn',
    'game-over': 'The game is over',
    asked: 'A proposal waits for your answer',
    rematch: 'Somebody would like a rematch',
    digest: 'Tables that wait for you',
    test: 'Notices from Cromford arrive here',
    confirm: 'Your code for notices from Cromford',
    account: 'Something about your account has changed',
  },
  account: {
    recovered: 'Somebody came in with a recovery code and set a new passphrase. All other sessions have ended.',
    'passphrase-changed': 'The passphrase was changed. All other sessions have ended.',
    'codes-made': 'New recovery codes were made. The old ones are worth nothing.',
    'passkey-added': 'A passkey was added.',
    'passkey-removed': 'A passkey was removed.',
    'session-revoked': 'A session was ended from another one.',
    'token-made': 'A token for a bot was made.',
    reset: 'Somebody set a new passphrase by a link of the administrator. All other sessions have ended.',
  },
  unexpected: 'If that was not you: sign in, change the passphrase, and look through your sessions and passkeys.',
  /** When the time for a table runs out. */
  until: (when: string) => `until ${when}`,
  ending: 'To end these notices, remove the address in your profile.',
  endingAt: (url: string) => `To end these notices, here or in your profile:\n${url}`,
};
