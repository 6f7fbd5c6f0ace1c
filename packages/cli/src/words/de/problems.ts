import type { Texts } from '../index.ts';

export const problems: Texts['problems'] = {
  'which-game': 'Welches Spiel? `cromford games` nennt sie.',
  'unknown-game': ({ game }) => `Kein Spiel heißt „${game}“: siehe \`cromford games\`.`,
  'unknown-bot': ({ bot, known }) => `Kein Bot heißt „${bot}“. Bekannt: ${known}.`,
  'opponent-count': ({ bots, players }) =>
    `${bots} Namen passen nicht auf ${players} Plätze: ein Bot für alle anderen, oder ein Name je Platz mit „me“ für deinen.`,
  'bot-count': ({ bots, players }) => `Bots: ${bots}, Plätze: ${players}. Einer für alle oder einer je Platz.`,
  'not-a-level': ({ bot, known }) => `„${bot}“ ist keine Stufe, die sich einstellen lässt. Stufen: ${known}.`,
  'nothing-to-tune': 'Die Bots dieses Spiels wägen nach nichts ab, was sich einstellen ließe.',
  'not-a-puzzle': ({ file, line }) => `${file}: Zeile ${line} ist keine Aufgabe.`,
  'unknown-weights': ({ only, known }) => `Kein Gewicht dieses Spiels ist unter „${only}“. Bekannt: ${known}.`,
  'not-a-tuning': ({ file }) => `${file} gehört nicht zu dieser Einstellung.`,
  'not-results': ({ file }) => `${file} ist keine Ergebnisdatei eines Turniers.`,
  'other-tournament': ({ file }) =>
    `${file} enthält die Ergebnisse eines anderen Turniers: Spiel, Plätze, Einstellungen, Bots, Startwort, Zeit, Werteblatt oder Regeln sind andere.`,
  'nothing-to-merge': 'Es gibt nichts zusammenzuzählen.',
  'option-form': ({ text }) => `„${text}“ hat nicht die Form Name=Wert, z. B. --option side=B.`,
  'file-unreadable': ({ file, reason }) => `${file} ist nicht lesbar: ${reason}`,
  'file-unwritable': ({ file, reason }) => `${file} ist nicht schreibbar: ${reason}`,
  'league-form': ({ file, reason }) => `${file} ist keine Liga: ${reason}`,
  'no-features': ({ game }) => `${game} kann kein Netz lernen.`,
  'candidates-form': ({ file, reason }) => `${file} nennt keine Blätter zum Wiegen: ${reason}`,
  'no-such-value': ({ name, path }) => `„${name}“ ändert ${path}, was das Blatt nicht hat.`,
  'not-ours': ({ name, path }) =>
    `„${name}“ ändert ${path}; das ist gedruckt oder folgt aus einem Beispiel: Probiert wird nur, was rekonstruiert ist.`,
  'sheet-not-json': ({ file, reason }) => `${file} ist kein JSON: ${reason}`,
  players: ({ possible, players }) => `Möglich mit --players: ${possible}; nicht ${players}.`,
  'unknown-option': ({ option }) =>
    `Dieses Spiel hat keine Einstellung „${option}“: \`cromford games\` nennt, welche es hat.`,
  'option-value': ({ option, value, possible }) =>
    `Einstellung ${option} kann nicht „${value}“ sein; möglich: ${possible}.`,
  sheet: ({ path, reason }) => `Das Werteblatt stimmt nicht bei ${path}: ${reason}`,
  'sheet-changed': ({ wanted, shipped }) =>
    `Die Partie wurde mit einem anderen Standardblatt gespielt (${wanted}, hier ${shipped}).`,
  'not-a-record':
    'Das ist keine Cromford-Aufzeichnung, wie `cromford play --save` sie schreibt: die erste Zeile fehlt.',
  'record-form': ({ form }) =>
    `Diese Aufzeichnung hat Form ${form}, dieses Programm liest Form 1. Es braucht ein neueres Cromford.`,
  'record-too-long': ({ lines }) => `Die Aufzeichnung ist zu lang: ${lines} Zeilen.`,
  'record-line-too-long': 'Eine Zeile der Aufzeichnung ist zu lang.',
  'record-line': ({ line }) => `Zeile ${line} der Aufzeichnung ist nicht lesbar.`,
  'record-key': ({ line, key }) => `Zeile ${line}: Im Kopf einer Aufzeichnung gibt es kein „${key}“.`,
  'record-twice': ({ line, key }) => `Zeile ${line} sagt „${key}“ zum zweiten Mal.`,
  'record-players': 'Die Aufzeichnung sagt nicht, wie viele spielen.',
  'record-seats': 'Die Zeile, die sagt, wer wo sitzt (`seats`), ist beschädigt.',
  'record-hash-line': 'Die Zeile mit der Prüfzahl der letzten Stellung ist beschädigt.',
  'record-seed': 'Die Aufzeichnung hat kein Startwort.',
  'record-version': 'Die Aufzeichnung nennt keine Regelversion.',
  'record-sheet': 'Das Werteblatt der Aufzeichnung ist nicht lesbar.',
  'state-form': ({ path, reason }) =>
    `Das ist keine Stellung des Spiels: ${path === '' ? '' : `bei „${path}“: `}${reason}`,
  // Was im Einzelnen falsch ist, sagen die Spiele auf Englisch; Stelle, Wert und Regel sagen es auch.
  'state-rules': ({ path, value, rule, found, all }) => {
    const by = Number(found ?? 0) - Number(all ?? 0);
    const wrong =
      by === 0
        ? `„${path}“ kann nicht ${value === undefined ? 'so' : value} sein`
        : `bei „${path}“ ${Math.abs(by) === 1 ? 'ist' : 'sind'} ${Math.abs(by)} zu ${by > 0 ? 'viel' : 'wenig'}, es gibt ${all}`;
    return `Diese Stellung verstößt gegen die Regeln: ${wrong}${rule ? ` (Regel ${rule})` : ''}.`;
  },
  'state-view': 'Das ist eine Ansicht, die den kommenden Zufall verbirgt: Spielen lässt sich nur eine ganze Stellung.',
  'state-unsettled':
    'In dieser Stellung ist weder etwas zu entscheiden noch das Spiel zu Ende: Ein Schritt läuft noch von selbst.',
  'state-agenda': ({ step }) => `Die Agenda passt nicht zur Stellung: Bei „${step}“ geht es nicht weiter.`,
  'state-endless': 'Die Agenda passt nicht zur Stellung: Das Spiel käme nicht zu seinem Ende.',
  'unknown-moment': ({ moment, possible }) => `Dieses Spiel hat keinen Zeitpunkt „${moment}“; möglich: ${possible}.`,
  'record-position': 'Die Stellung, mit der die Aufzeichnung beginnt, ist nicht lesbar.',
  'record-trace': 'Die Stellungen der Aufzeichnung sind nicht die, zu denen ihre Züge führen.',
  'record-astray': ({ number }) =>
    `Nach Entscheidung ${number} nennt die Aufzeichnung eine andere Stellung, als ihre Züge ergeben: Dort oder davor wurde etwas verändert.`,
  'rules-version': ({ wanted, here }) =>
    `Gespielt nach Regelversion ${wanted}; dieses Programm kennt sie bis ${here}. Es braucht ein neueres Cromford.`,
  'carry-start': ({ wanted, here }) =>
    `Gespielt nach Regelversion ${wanted}; Version ${here} baut die Partie anders auf.`,
  'carry-refused': ({ wanted, here, number, line }) =>
    `Gespielt nach Regelversion ${wanted}; nach Version ${here} ist Entscheidung ${number} (${line}) nicht offen.`,
  'carry-elsewhere': ({ wanted, here, number, line }) =>
    `Gespielt nach Regelversion ${wanted}; nach Version ${here} führt Entscheidung ${number} (${line}) zu einer anderen Stellung.`,
  'carry-end': ({ wanted, here }) =>
    `Gespielt nach Regelversion ${wanted}; nach Version ${here} endet sie in einer anderen Stellung. Wo sich die Wege trennen, ist nicht aufgezeichnet.`,
  'record-move': ({ number, line, code, rule }) =>
    code === 'unreadable'
      ? `Entscheidung ${number} (${line}) ist kein Zug dieses Spiels.`
      : `Entscheidung ${number} (${line}) passt nicht: ${code}${rule === '' ? '' : ` [${rule}]`}`,
  'record-hash': ({ found, wanted }) =>
    `Die Partie endet in einer anderen Stellung als aufgezeichnet: Prüfsumme ${found} statt ${wanted}.`,
  'no-store': ({ reason }) => `Hier ist keine Cromford-Datenbank zu lesen: ${reason}`,
  'not-a-store': ({ file, reason }) => `${file} ist keine Cromford-Datenbank: ${reason}`,
  'store-damaged': ({ file, reason }) => `${file} ist beschädigt: ${reason}`,
  'store-newer': ({ file, version, known }) =>
    `${file} hat Version ${version}, dieses Programm kennt ${known}. Es braucht ein neueres Cromford.`,
  'store-older': ({ file, version, known }) =>
    `${file} hat Version ${version}, dieses Programm will ${known}. Den Server einmal damit starten.`,
  'store-in-use': ({ file }) => `${file} wird benutzt. Zuerst den Server anhalten.`,
  'store-not-empty': ({ table }) => `Dort ist schon etwas (in ${table}). Es muss eine leere Datenbank sein.`,
  'backup-postgres': 'Das ist für SQLite. PostgreSQL hat pg_dump und pg_restore.',
  'move-direction': 'Alles zieht von einer SQLite-Datei nach postgres://… um, nicht umgekehrt.',
  'no-queue': 'Welches PostgreSQL? postgres://… oder DATABASE_URL angeben.',
  'queue-away': ({ reason }) => `Die Warteschlange ist nicht erreichbar: ${reason}`,
  'part-failed': ({ reason }) =>
    `Die Worker haben einen Teil aufgegeben: ${reason}. Mit --out bleibt, was fertig ist, und der Lauf kann weitergehen.`,
  'queue-engine': 'Ein fremdes Programm spielt nur auf diesem Rechner: --engine und --queue gehen nicht zusammen.',
  'log-length': ({ entries, head }) => `Das Protokoll hat ${entries} Einträge, der Tisch zählt ${head}.`,
  'log-gap': ({ seq, found }) => `Eintrag ${seq} fehlt; stattdessen steht dort ${found}.`,
  position: ({ seq, found, wanted }) => `Nach Eintrag ${seq} ist die Stellung eine andere: ${found} statt ${wanted}.`,
  'kept-position': ({ seq }) =>
    `Die Stellung, die nach Eintrag ${seq} aufgehoben wurde, ist nicht die, die vermerkt ist.`,
  'table-part': ({ part }) => `Was als „${part}“ gespeichert ist, lässt sich nicht lesen.`,
  'table-seats': ({ seats, players }) => `Der Tisch ist für ${players} und hat ${seats} Plätze.`,
  'table-unreadable': ({ reason }) => `Was von ihm gespeichert ist, lässt sich nicht lesen: ${reason}`,
  seat: ({ seq, wanted, found }) => `Eintrag ${seq} ist von Platz ${wanted}; an der Reihe wäre Platz ${found}.`,
  move: ({ seq, line, code }) => `Eintrag ${seq} (${line}) wird abgelehnt: ${code}`,
  ply: ({ seq, found, wanted }) => `Nach Eintrag ${seq} sind es ${found} Entscheidungen, nicht ${wanted}.`,
  'save-there': ({ file }) =>
    `${file} gibt es schon: --resume ${file} spielt sie weiter, ein anderer Name beginnt eine neue.`,
  'resume-saved': ({ flags }) => `Das weiß eine gespeicherte Partie selbst: Sie geht ohne ${flags} weiter.`,
  'resume-other-game': ({ saved, game }) => `Die gespeicherte Partie ist ${saved}, nicht ${game}.`,
};
