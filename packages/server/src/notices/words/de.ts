import type { MailWords } from './words.ts';

export const words: MailWords = {
  subjects: {
    'your-turn': 'Du bist am Zug',
    'game-over': 'Die Partie ist zu Ende',
    asked: 'Ein Vorschlag wartet auf deine Antwort',
    rematch: 'Jemand möchte eine Revanche',
    digest: 'Tische, die auf dich warten',
    test: 'Nachrichten von Cromford kommen hier an',
    confirm: 'Dein Code für Nachrichten von Cromford',
    account: 'An deinem Konto hat sich etwas geändert',
  },
  account: {
    recovered:
      'Jemand ist mit einem Wiederherstellungscode hereingekommen und hat eine neue Passphrase gesetzt. Alle anderen Sitzungen sind beendet.',
    'passphrase-changed': 'Die Passphrase wurde geändert. Alle anderen Sitzungen sind beendet.',
    'codes-made': 'Neue Wiederherstellungscodes wurden gemacht. Die alten gelten nicht mehr.',
    'passkey-added': 'Ein Passkey kam hinzu.',
    'passkey-removed': 'Ein Passkey wurde entfernt.',
    'session-revoked': 'Eine Sitzung wurde von einer anderen aus beendet.',
    'token-made': 'Ein Token für einen Bot wurde gemacht.',
    reset:
      'Jemand hat über einen Link der Verwaltung eine neue Passphrase gesetzt. Alle anderen Sitzungen sind beendet.',
  },
  unexpected: 'Warst du das nicht: Melde dich an, ändere die Passphrase und sieh deine Sitzungen und Passkeys durch.',
  until: (when) => `bis ${when}`,
  ending: 'Um diese Nachrichten zu beenden, entferne die Adresse in deinem Profil.',
  endingAt: (url) => `Diese Nachrichten beenden, hier oder in deinem Profil:\n${url}`,
};
