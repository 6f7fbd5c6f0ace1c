import type { Frame } from '../../frames.ts';
import { goodAt } from '../../goods.ts';
import type { AskAndHelp, Labels, Phrases } from '../phrases.ts';
import type { Terms } from './terms.ts';

/** Was jeder Schritt fragt, und eine Zeile Hilfe. */
function questionsOf(t: Terms): Readonly<Record<Frame['step'], AskAndHelp>> {
  return {
    found: [
      'Welche Ware stellt deine nächste Fabrik her?',
      'Die Reihen 1 und 2 werden mit Arbeitern gefüllt. Bezahlt wird am Ende von 1760.',
    ],
    'found-price': [
      'Zu welchem Preis verkaufst du sie?',
      'Attraktivität ist Qualität minus Preis; sie begrenzt deinen Absatz.',
    ],
    gift: ['Startkapital', ''],
    'start-sales': ['Startkapital', ''],
    'start-sale': [
      'Wie viele Aktien verkaufst du zum Anfang?',
      'Jede bringt jetzt 10\u00a0£. Der Anzeiger bleibt stehen.',
    ],
    picks: ['Erste Marker', ''],
    pick: ['Welchen hellgrauen Marker nimmst du?', 'Jeder nimmt einen, der letzte Spieler zuerst.'],
    'pay-factories': ['Die Fabriken werden bezahlt', ''],
    decade: ['Ein neues Jahrzehnt', ''],
    cycle: ['Ein neuer Zyklus', ''],
    turns: ['Aktionsphase', ''],
    turn: [
      'Welchen Marker nutzt du?',
      'Dann das Feld: Du zahlst seine Kosten. Ein liegender Marker wird dort für 2\u00a0£ mehr noch einmal genutzt.',
    ],
    amount: [`Wie viel zahlst du an ${t.fee}?`, 'Was du zahlst, zählt für die Aktion.'],
    act: ['Hauptaktion', ''],
    additional: ['Zusatzaktion', ''],
    order: [
      'Zuerst die Haupt- oder die Zusatzaktion?',
      'Die Zusatzaktion ist Arbeiter, Maschinen oder Schiff, mit derselben Gebühr.',
    ],
    further: ['Welche weitere Aktion nimmst du?', 'Mit der Gebühr, die du bezahlt hast.'],
    factory: [
      'Baue, modernisiere oder schließe eine Fabrik, oder beende die Aktion.',
      'So oft du willst; alles wird am Ende zusammen bezahlt.',
    ],
    'build-price': [
      'Zu welchem Preis verkaufst du sie?',
      'Mindestens 5\u00a0£; die Attraktivität darf nicht unter 0 fallen.',
    ],
    charge: ['Welches Plättchen hast du genutzt?', 'Beide reichen eine Stufe voraus.'],
    inventor: [
      'Zahlst du für die nächste Nutzung des Erfinders, oder gibst du ihn zurück?',
      'Wer nicht zahlt, gibt ihn zurück.',
    ],
    workers: [
      'Stelle Arbeiter ein oder entlasse sie, oder beende die Aktion.',
      'Einstellen kostet jetzt nichts; bezahlt wird, wenn ihre Ware produziert wird.',
    ],
    overflow: [`Welche ${t.unit[0]} verlierst du?`, 'Für alles Gelagerte ist kein Platz.'],
    machinery: ['Wo ersetzt die nächste Maschine einen Arbeiter?', 'Der Arbeiter geht zu den Entlassenen.'],
    school: ['Wohin geht der ersetzte Arbeiter?', 'Auf jeden freien Platz deiner Fabriken oder zu den Entlassenen.'],
    quality: ['Welche Ware verbesserst du?', 'Eine Qualität und Attraktivität mehr, auf Dauer.'],
    distribution: [
      'Für welche Ware hebst du den Vertrieb?',
      'Ein Schritt auf Stufe n braucht n\u00a0£ von dem, was du gezahlt hast.',
    ],
    'free-steps': ['Welche Ware bekommt einen freien Vertriebsschritt?', ''],
    exchange: ['Was tust du an der Börse?', 'In beliebiger Reihenfolge; beende die Aktion, wenn du fertig bist.'],
    ship: [
      'Welchen Vertrag erfüllt das Schiff?',
      'Ganz, aus deinen Lagern. Die Fahrt kostet ein Feld auf der Aktienleiste.',
    ],
    'production-action': [
      `Welche Fabrik produziert, und mit wie vielen ${t.row[1]}?`,
      `Alles kommt in deine Lager; die Löhne dieser ${t.row[1]} sind jetzt fällig.`,
    ],
    'more-shifts': [`Gibst du die Sonderschichten für eine weitere ${t.unit[0]} zurück?`, ''],
    settle: ['Bezahlung', ''],
    prices: ['Welchen Preis änderst du?', 'Frei, wo deine Aktion gewirkt hat; sonst für 1\u00a0£ der übrigen Kosten.'],
    special: [`${t.specialMarker} nimmst du?`, 'Eins, umsonst, oder keins.'],
    assign: ['In welcher Fabrik wirkt es?', ''],
    'return-tile': ['Welches andere Plättchen gibst du zurück?', 'Vier sind das Höchste.'],
    'return-ship': ['Welches Schiff gibst du dafür zurück?', ''],
    production: ['Produktionsphase', ''],
    schools: ['Produktionsphase', ''],
    'shut-row': [
      'Lässt du deine letzte besetzte Reihe in dieser Phase ruhen?',
      'Sie stellt nichts her und kostet nichts.',
    ],
    produce: ['Produktionsphase', ''],
    'early-shifts': ['Sonderschichten', ''],
    'late-shifts': ['Sonderschichten', ''],
    'extra-shift': ['Sonderschichten', ''],
    additions: ['Verkauf', ''],
    'add-stored': [
      `Wie viele gelagerte ${t.unit[1]} bietest du zusätzlich an?`,
      'Dein Angebot darf deine Attraktivität nicht übersteigen. Was nicht verkauft wird, kommt zurück.',
    ],
    settlement: ['Verkauf', ''],
    calling: ['Verkauf', ''],
    'sell-stored': ['Verkaufst du eine gelagerte Ware?', 'Wer aufhört, ist aus diesem Verkauf heraus.'],
    patrons: ['Gönner', ''],
    patron: ['Verkaufst du dem Gönner eine Ware?', 'Zu deinem Preis, über Nachfrage und Attraktivität hinaus.'],
    income: ['Einnahmen', ''],
    claims: ['Gleichstände', ''],
    claim: ['Gewinnt der Pressesprecher einen Gleichstand?', 'Zwei Ansprüche auf denselben heben sich auf.'],
    rise: ['Aktienwert', ''],
    wages: ['Löhne', ''],
    decay: [`${t.distribution} sinkt`, ''],
    shipments: ['Verschiffung', ''],
    shipment: [
      'Erfüllst du jetzt deinen Vertrag?',
      'Ein Feld zurück für jedes benutzte Schiff. Sonst steigt der Vertrag.',
    ],
    contracts: ['Verträge', ''],
    storages: ['Lagern', ''],
    storage: [`Wie viele unverkaufte ${t.unit[1]} behältst du?`, 'Was du nicht behältst, ist verloren.'],
    commodities: ['Rohstoffphase', ''],
    commodity: ['Bei welchem Rohstoff gewinnst du Einfluss?', 'Am Ende zählt sein Preis mal deinem Faktor.'],
    influence: [
      'Wie viele weitere Schritte kaufst du?',
      'Am Ende zählt der Preis mal ×. Auf den letzten beiden Feldern steht je ein Marker.',
    ],
    bonus: ['Welchen Bonus nimmst du?', 'Einen bei oder vor deinem Marker.'],
    'end-cycle': ['Ende des Zyklus', ''],
    'next-cycle': ['Der nächste Zyklus', ''],
    charisma: ['Gibst du Charisma zurück, um den Startspieler zu bestimmen?', ''],
    'end-round': [t.endOfDecade, ''],
    'return-markers': [`Die ${t.marker[1]} kommen zurück`, ''],
    'harbor-wages': ['Löhne im Hafen', ''],
    dismissals: ['Entlassungen', ''],
    dismiss: ['Wen entlässt du in deinem Hafen?', 'Lagerarbeiter einzeln, Mannschaften mit ihrem Schiff.'],
    brokers: ['Makler', ''],
    event: ['Ereignis', ''],
    reserve: ['Ereignis', ''],
    'event-turns': ['Ereignis', ''],
    'opium-war': ['Gibst du ein Schiff für den Krieg ab?', 'Der Anzeiger rückt um die Hälfte seiner Plätze vor.'],
    'luddite-riot': ['Zahlst du den Maschinenstürmern, oder verlierst du eine Maschine?', ''],
    promote: ['Welcher Arbeiter füllt die Lücke?', ''],
    recession: ['Rezession: zwei Felder auf der Aktienleiste zurück, oder eine Aktie an die Bank?', ''],
    'final-exchanges': ['Letzter Handel', ''],
    'start-player': ['Startspieler', ''],
    'name-start': ['Wer wird Startspieler?', 'Irgendein Spieler, auch du selbst.'],
    obsolescence: ['Veraltung', ''],
    'next-decade': ['Das nächste Jahrzehnt', ''],
    scoring: ['Wertung', ''],
    ...t.questions,
  };
}

export function questionIn(t: Terms, labels: Labels): Phrases['question'] {
  const questions = questionsOf(t);

  /** Wo es auf den Anlass ankommt. */
  function asked(frame: Frame, contracts: boolean): AskAndHelp {
    const [ask, help] = questions[frame.step];
    switch (frame.step) {
      case 'exchange':
        if (frame.why === 'final')
          return ['Der letzte Handel: Was tust du?', 'Geld zählt am Ende nichts; wer einen Kredit hat, hat verloren.'];
        if (frame.why === 'broker') return ['Was tut dein Makler?', 'Waren verkaufen, Aktien kaufen oder verkaufen.'];
        return contracts
          ? [ask, help]
          : [ask, 'Lager, dann Kredite, dann Aktien. Danach sind alle deine Schiffe wieder bereit.'];
      case 'ship':
        return contracts
          ? [ask, help]
          : ['Was verschiffst du?', 'Gelagerte Kisten, so viele hineinpassen. Benutzte Schiffe ruhen danach.'];
      case 'shipment':
        return contracts
          ? [ask, help]
          : [
              `Verschiffst du ${t.featured}?`,
              'Ein Feld zurück für jedes benutzte Schiff; es ruht, bis du an die Börse gehst.',
            ];
      case 'inventor':
        return frame.tile === 'tinkerer'
          ? ['Zahlst du für die nächste Nutzung des Tüftlers, oder gibst du ihn zurück?', help]
          : [ask, help];
      case 'charisma':
        if (help !== '') return [ask, help];
        return [
          ask,
          frame.end === 'cycle'
            ? 'Sonst beginnt der linke Nachbar.'
            : 'Sonst bestimmt ihn, wer das kleinste Depot hat.',
        ];
      case 'assign':
        return [`${t.tile[frame.tile].label}: In welcher Fabrik?`, help];
      case 'extra-shift':
        return frame.late
          ? [
              `Nach dem Verkauf: Gibst du die Sonderschichten für eine weitere ${t.unit[0]} zurück?`,
              'Sie kommt zu den unverkauften.',
            ]
          : [
              `Vor dem Verkauf: Gibst du die Sonderschichten für eine weitere ${t.unit[0]} zurück?`,
              'Sie kommt auf den Heimatmarkt.',
            ];
      case 'patron':
        return frame.joker ? [`Verkaufst du dem ${t.joker} eine ${t.unit[0]}?`, help] : [ask, help];
      case 'special':
        if (frame.occasion === 'charisma') return ['Welches Sonderplättchen nimmst du für Charisma?', ''];
        return frame.occasion === 'start' ? [ask, 'Was du nimmst, hast du von Anfang an.'] : [ask, help];
      default:
        return [ask, help];
    }
  }

  return (frame, { needsContracts }) => {
    const [ask, help] = asked(frame, needsContracts);
    if (!('good' in frame)) return { ask, help };
    const good = goodAt(frame.good);
    const isCommodity = frame.step === 'influence' || frame.step === 'bonus';
    return { ask: `${isCommodity ? labels.commodity[good] : t.good[good]}: ${ask}`, help };
  };
}
