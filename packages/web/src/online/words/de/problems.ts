import type { OnlineWords } from '../en/index.ts';

export const problems: OnlineWords['problems'] = {
  offline: () => 'Der Server ist nicht zu erreichen. Partien auf diesem Gerät gehen trotzdem.',
  'other-version': () =>
    'Der Server hat etwas geantwortet, das diese Seite nicht versteht. Vielleicht ist er neuer: lade die Seite neu.',
  'no-server': () =>
    'Unter dieser Adresse antwortet kein Server für gemeinsames Spiel. Partien auf diesem Gerät gehen trotzdem.',
  'sign-in': () => 'Melde dich zuerst an.',
  'sign-in-failed': () => 'Name und Passphrase oder Code passen nicht zusammen.',
  'confirm-yourself': () => 'Für diesen Schritt braucht es noch einmal deine Passphrase oder einen Passkey.',
  'passkey-refused': () => 'Der Passkey wurde nicht angenommen, oder du hast abgebrochen.',
  'push-denied': () => 'Der Browser erlaubt dieser Seite keine Mitteilungen.',
  'name-taken': () => 'Diesen Namen hat schon ein Mitglied, oder einen, der so aussieht. Wähl einen anderen.',
  'member-already': () => 'Du bist schon Mitglied.',
  'bad-origin': () => 'Von dieser Seite nimmt der Server nichts an.',
  'not-allowed': () => 'Das darfst du nicht.',
  'no-entry': () => 'Der Gastgeber dieses Tisches lässt dich nicht herein.',
  'by-invitation': () => 'In dieses Haus kommt, wer eingeladen ist. Bitte um einen Link.',
  'members-only': () => 'Dieses Haus ist für seine Mitglieder.',
  'kept-out': () => 'Von dort, wo du bist, werden keine neuen Gäste hereingelassen. Mitglieder können sich anmelden.',
  'last-administrator': () => 'Jemand muss Verwalter bleiben. Ernenne zuerst jemand anderen.',
  'not-a-member': () => 'Das kann nur ein Mitglied haben.',
  muted: (p) => `Du darfst noch ${Math.ceil(p.seconds / 60)} Minuten nichts schreiben.`,
  'not-your-table': () => 'Du sitzt nicht an diesem Tisch.',
  'no-such-table': () => 'Diesen Tisch gibt es nicht, oder er ist für dich nicht offen.',
  'no-such-invitation': () =>
    'Diese Einladung gilt nicht: Sie wurde benutzt, ist abgelaufen, oder der Link ist unvollständig.',
  'no-such-proposal': () => 'Diesen Vorschlag gibt es nicht mehr.',
  'no-such-account': () => 'Dieses Konto gibt es nicht.',
  'no-such-thing': () => 'Das gibt es nicht mehr.',
  'holiday-long': (p) => `Ein Urlaub hat höchstens ${p.days} Tage.`,
  'holiday-again': (p) => `Der letzte Urlaub ist noch nicht lange her: Der nächste kann in ${p.days} Tagen beginnen.`,
  'not-late': () => 'Niemandes Zeit ist mehr um.',
  'undo-while-away': () => 'Jemand ist nicht da und kann nicht gefragt werden, ob Züge zurückgenommen werden.',
  'nothing-to-undo': () => 'Es gibt nichts zurückzunehmen.',
  'no-takeover': () => 'An diesem Tisch übernimmt kein Bot. Schlag stattdessen vor, die Partie aufzugeben.',
  'undo-too-often': () => 'In dieser Partie ist zu viel zurückgenommen worden.',
  'undo-no-time': () => 'Dafür reicht deine Zeit nicht. Bitte die anderen, gemeinsam zurückzugehen.',
  'rematch-only': () =>
    'Das ist eine Revanche: Die Plätze sind für die reserviert, die schon dabei waren. Wer dort sitzt, kann dir einen Link schicken.',
  'seat-taken': () => 'Jemand war schneller: Der Platz ist besetzt.',
  'not-open': () => 'Es hat schon begonnen.',
  'few-entrants': (p) => `Es müssen mindestens ${p.least} Personen mitspielen; bisher sind es ${p.entrants}.`,
  'not-playing': () => 'Die Partie läuft gerade nicht.',
  'not-over': () => 'Die Partie ist noch nicht zu Ende.',
  'unknown-bot': (p) => `Der Server hat keinen Bot namens „${p.level}“.`,
  busy: (p) => `Gerade fragen viele danach. Versuch es in ${p.seconds} Sekunden wieder.`,
  'too-many': (p) => `Zu oft. Versuch es in ${p.seconds} Sekunden wieder.`,
  'day-closed': () => 'Ergebnisse dieses Tages werden nicht mehr angenommen.',
  'not-of-the-day': () => 'Die Aufzeichnung ist nicht von der Partie jenes Tages.',
  'other-opponent': () => 'Die Züge des Bots sind nicht die, die er spielt.',
  'no-hint': () => 'An diesem Tisch gibt es keinen Rat.',
  quota: (p) => `Mehr erlaubt das Haus nicht (${p.most}).`,
  address: () => 'An diese Adresse lassen sich keine Nachrichten schicken.',
  'no-such-notices': (p) =>
    p.kind === 'mail'
      ? 'Dieses Haus verschickt keine Mail: Es hat keinen Mailserver.'
      : 'Dieses Haus verschickt solche Nachrichten nicht.',
  invalid: (p) =>
    p.path === 'name' && p.reason === 'custom'
      ? 'Ein Name bleibt bei den Buchstaben einer Schrift, ohne Zeichen, die sich für andere ausgeben.'
      : `Der Server versteht diese Eingabe nicht (${p.path || p.part}${p.values ? ` kann sein: ${p.values}` : ''}).`,
  'table-damaged': () =>
    'Dieser Tisch lässt sich nicht öffnen: Was von seinem Spiel gespeichert ist, ist beschädigt. Sag es dem Betreiber dieses Hauses; das Protokoll nennt den Tisch.',
  'tournament-damaged': () =>
    'Dieses Turnier lässt sich nicht lesen: Was von ihm gespeichert ist, ist beschädigt. Sag es dem Betreiber dieses Hauses; das Protokoll nennt das Turnier.',
  unavailable: () => 'Der Server ist gerade beschäftigt. Nichts hat sich geändert; versuch es noch einmal.',
  internal: () => 'Auf dem Server ging etwas schief. Nichts hat sich geändert.',
};
