import { formReason, isFormCode } from '@cromford/kernel';
import type { problemsPhrases as English } from '../en/problems.ts';

/** Was man erfährt, wenn sich eine Datei, ein Link oder ein Aufbau nicht öffnen lässt. */
export const problemsPhrases: typeof English = {
  problems: {
    'unknown-game': (p) => `Die Datei spricht von einem Spiel namens „${p.game}“, das hier nicht im Regal steht.`,
    'not-a-record': () =>
      'Das ist keine Aufzeichnung von Cromford. Eine solche Datei beginnt mit der Zeile „cromford record 1“; such eine, die auf .txt endet.',
    'record-too-long': (p) => `Diese Datei hat ${p.lines} Zeilen, mehr als jede Partie. Sie ist keine von unseren.`,
    'record-line-too-long': () =>
      'Eine Zeile dieser Datei ist länger als in jeder Aufzeichnung. Sie ist keine von unseren oder wurde beschädigt.',
    'record-line': (p) =>
      `Zeile ${p.line} ist nicht lesbar. Im Kopf der Datei wurde etwas verändert; versuch es mit einer anderen Kopie.`,
    'record-form': (p) =>
      `Diese Datei hat Form ${p.form}, und diese App liest Form 1. Lade die neueste App und versuch es noch einmal.`,
    'record-key': (p) =>
      `Zeile ${p.line} beginnt mit „${p.key}“, was keine Aufzeichnung hat. Versuch es mit einer anderen Kopie.`,
    'record-twice': (p) => `Zeile ${p.line} sagt „${p.key}“ zum zweiten Mal. Versuch es mit einer anderen Kopie.`,
    'record-players': () =>
      'Die Zeile mit der Zahl der Spieler fehlt oder ist beschädigt. Versuch es mit einer anderen Kopie.',
    'record-seats': () => 'Die Zeile, die sagt, wer wo sitzt, ist beschädigt. Versuch es mit einer anderen Kopie.',
    'record-hash-line': () =>
      'Die Zeile mit der Prüfzahl der letzten Stellung ist beschädigt. Versuch es mit einer anderen Kopie.',
    'record-seed': () =>
      'Die Zeile mit dem Startwort fehlt oder ist beschädigt, also lässt sich die Partie nicht wieder aufbauen. Versuch es mit einer anderen Kopie.',
    'seed-of-a-day': () =>
      'Dieses Startwort gibt die Partien eines Tages, der noch offen ist oder erst kommt, und die werden nicht vorher ausprobiert: Gespielt werden sie nur dort, wo sie gestellt sind, jede einmal. Mehr als eine Woche nach seinem Tag ist es ein Startwort wie jedes andere.',
    'record-version': () =>
      'Die Zeile mit der Regelfassung fehlt oder ist beschädigt. Versuch es mit einer anderen Kopie.',
    'record-sheet': () => 'Die Zeile mit dem Werteblatt fehlt oder ist beschädigt. Versuch es mit einer anderen Kopie.',
    'sheet-changed': () =>
      'Diese Partie wurde mit einem Standardblatt gespielt, das sich seitdem geändert hat. Bitte um eine vollständige Datei statt einer kurzen.',
    'state-form': (p) =>
      `Das ist keine Stellung des Spiels: ${p.path === '' ? '' : `bei „${p.path}“: `}${isFormCode(p.fault) ? formReason('de', p.fault, p) : p.reason}.`,
    // Was im Einzelnen falsch ist, sagen die Spiele auf Englisch; Stelle, Wert und Regel sagen es auch.
    'state-rules': ({ path, value, rule, found, all }) => {
      const by = Number(found ?? 0) - Number(all ?? 0);
      const wrong =
        by === 0
          ? `„${path}“ kann nicht ${value === undefined ? 'so' : `„${value}“`} sein`
          : `bei „${path}“ ${Math.abs(by) === 1 ? 'ist' : 'sind'} ${Math.abs(by)} zu ${by > 0 ? 'viel' : 'wenig'}, es gibt ${all}`;
      return `Die Regeln erlauben diese Stellung nicht${path ? `: ${wrong}` : ''}${rule ? ` (Regel ${rule})` : ''}.`;
    },
    'state-view': () =>
      'Diese Stellung verbirgt, was der Zufall bringt, und lässt sich nicht weiterspielen. Bitte um die ganze Partie.',
    'state-unsettled': () => 'In dieser Stellung ist nichts zu entscheiden, und das Spiel ist nicht zu Ende.',
    'state-agenda': (p) => `Was kommen soll, passt nicht zur Stellung: Bei „${p.step}“ geht es nicht weiter.`,
    'state-endless': () => 'Was kommen soll, passt nicht zur Stellung: Das Spiel käme nicht zu seinem Ende.',
    'unknown-moment': (p) => `Das Spiel hat keinen Zeitpunkt „${p.moment}“; möglich: ${p.possible}.`,
    'record-position': () =>
      'Die Stellung, mit der die Datei beginnt, ist nicht lesbar. Versuche es mit einer anderen Kopie.',
    'record-trace': () =>
      'Die Stellungen am Ende der Datei passen nicht zu ihren Zügen: Etwas wurde verändert oder fehlt. Versuch es mit einer anderen Kopie.',
    'record-astray': (p) =>
      `Nach Entscheidung ${p.number} nennt die Datei eine andere Stellung, als ihre Züge ergeben: Dort oder davor wurde etwas verändert. Versuch es mit einer anderen Kopie.`,
    'rules-version': (p) =>
      `Diese Partie wurde nach Fassung ${p.wanted} der Regeln gespielt; diese App kennt sie bis Fassung ${p.here}. Lade die neueste App und versuch es noch einmal.`,
    'carry-start': (p) => `Gespielt nach Fassung ${p.wanted} der Regeln. Fassung ${p.here} baut die Partie anders auf.`,
    'carry-refused': (p) =>
      `Gespielt nach Fassung ${p.wanted} der Regeln. Nach Fassung ${p.here} ist Zug ${p.number}, „${p.line}“, nicht mehr möglich.`,
    'carry-elsewhere': (p) =>
      `Gespielt nach Fassung ${p.wanted} der Regeln. Nach Fassung ${p.here} führt Zug ${p.number}, „${p.line}“, zu einer anderen Stellung.`,
    'carry-end': (p) =>
      `Gespielt nach Fassung ${p.wanted} der Regeln. Nach Fassung ${p.here} endet die Partie in einer anderen Stellung; wo sich die Wege trennen, sagt sie nicht.`,
    players: (p) => `Das Spiel ist für ${p.possible} Personen, nicht für ${p.players}.`,
    'unknown-option': (p) => `Das Spiel kennt keine Einstellung „${p.option}“.`,
    'option-value': (p) => `Die Einstellung „${p.option}“ kann ${p.possible} sein, nicht „${p.value}“.`,
    // Was die Spiele an einem Blatt auszusetzen haben, sagt das Werteblatt selbst, Zeile für Zeile.
    sheet: (p) =>
      `Das Werteblatt hat einen Fehler bei „${p.path}“${isFormCode(p.fault) ? `: ${formReason('de', p.fault, p)}` : ''}.`,
    'record-move': (p) =>
      p.code === 'unreadable'
        ? `Zug ${p.number}, „${p.line}“, ist kein Zug dieses Spiels. Die Datei wurde verändert oder gekürzt.`
        : `Zug ${p.number}, „${p.line}“, ist an seiner Stelle nicht möglich (${p.code}${p.rule ? `, ${p.rule}` : ''}). Die Datei wurde verändert oder gekürzt.`,
    'record-hash': () =>
      'Alle Züge sind spielbar, führen aber zu einer anderen Stellung, als die Datei sagt. Ein Zug wurde verändert oder fehlt.',
    'no-such-step': (p) => `Die Partie hat ${p.last} Entscheidungen; eine Entscheidung ${p.ply} gibt es nicht.`,
    'file-unreadable': (p) => `Die Datei „${p.name}“ konnte nicht gelesen werden. Ist sie noch da?`,
    'file-too-large': (p) => `Die Datei „${p.name}“ ist zu groß für eine Aufzeichnung.`,
    'engine-stopped': () => 'Ein Teil der App ließ sich nicht laden. Lade die Seite neu und versuche es noch einmal.',
    unknown: (p) => `Das ließ sich nicht öffnen (${p.code}).`,
  },
  problem: {
    heading: 'Das lässt sich nicht öffnen',
    untouched: 'Deine gespeicherten Partien sind unberührt.',
    upTo: (n) => (n === 1 ? 'Bis zum ersten Zug öffnen' : `Bis Zug ${n} öffnen`),
    another: 'Andere Datei wählen …',
  },
};
