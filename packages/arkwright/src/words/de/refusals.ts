import { say, thing } from '@cromford/kernel';
import type { Coming } from '../../refusals.ts';
import type { Labels, Phrases } from '../phrases.ts';
import { pounds, some, type Terms } from './terms.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function refusalsIn(t: Terms, labels: Labels): Phrases['refusals'] {
  const own = Object.fromEntries(Object.entries(t.reasons).map(([code, text]) => [code, () => text ?? '']));

  /** Wann eine Stufe kommt, und was sie eine Stufe früher erreicht. */
  const notYet = ({ level, decade, tile }: Coming) => {
    const name = tile && `„${labels.tile[tile].label}“`;
    return decade === undefined
      ? `Stufe ${labels.level(level)} kommt in diesem Spiel nicht${name ? `; nur das Plättchen ${name} greift eine Stufe vor` : ''}.`
      : `Stufe ${labels.level(level)} kommt ${decade}${name ? `, mit dem Plättchen ${name} eine Stufe früher` : ''}.`;
  };

  return {
    amount: (p) => `Wähle von ${p.from} bis ${p.to}.`,
    'not-offered': () => 'Das geht jetzt nicht.',
    'game-over': () => 'Das Spiel ist vorbei.',
    unreadable: () => 'Das ist kein Zug.',
    'has-factory': (p) => say`Du hast schon eine Fabrik für ${thing('good', t.good[p.good])}.`,
    'lowest-price': (p) => `Der niedrigste Preis ist ${pounds(p.pounds)}.`,
    'highest-price': (p) => `Der höchste Preis ist ${pounds(p.pounds)}.`,
    'negative-appeal': (p) =>
      `Die Attraktivität darf nicht unter 0 fallen; die Qualität ist ${pounds(p.quality)} wert.`,
    'stored-goods-block': (p) => `Auf den Preisen über ${pounds(p.pounds)} liegen Waren.`,
    'must-cover': (p) =>
      `Deine Aktien müssen beide Fabriken bezahlen, ${pounds(p.pounds)}: Verkaufe mindestens ${p.shares}.`,
    'one-marker-each': () => 'Jeder nimmt eins davon.',
    'must-act': () => `Du musst ${t.anActionMarker} nutzen.`,
    'main-action-over': () => 'Die Hauptaktion ist vorbei.',
    'space-taken': (p) =>
      p.marker
        ? `Auf dem ${t.slot} für ${pounds(p.pounds)} liegt bis zum Ende des Jahrzehnts schon etwas: ${labels.marker(p.marker)}.`
        : 'Das ist bis zum Ende des Jahrzehnts belegt.',
    'marker-stays': (p) =>
      `Ein genutzter Marker bleibt liegen; nutze ihn dort für ${pounds(p.pounds)} mehr noch einmal.`,
    'taking-back': (p) =>
      `Das liegt schon in der Verwaltung: Es noch einmal zu nutzen kostet ${pounds(p.pounds)} mehr.`,
    'not-on-chart': () => 'Das liegt noch nicht in der Verwaltung: Nutze es ohne Aufpreis, wo noch nichts liegt.',
    'marker-locked': () => 'Dieser Marker liegt bis zum Ende des Jahrzehnts auf dem gesperrten Feld fest.',
    'ship-rests': () => 'Dieses Schiff ist gefahren; eine Börsenaktion macht es wieder bereit.',
    'not-your-marker': () => 'Das gehört dir nicht.',
    'space-closed': (p) => `${t.slot} für ${pounds(p.pounds)}: gesperrt.`,
    'accountant-limit': (p) => `Du kannst höchstens ${pounds(p.pounds)} zahlen.`,
    'accountant-least': (p) => `Du musst mindestens ${pounds(p.pounds)} zahlen.`,
    'engineer-limit': (p) => `Mehr als ${pounds(p.pounds)} bringt nichts.`,
    'ship-needs-capacity': (p) => `Die Zahlung muss die ${p.capacity} Plätze des Schiffs erreichen.`,
    'level-not-yet': (p) => notYet(p),
    'one-level-at-a-time': () => 'Modernisiere Stufe für Stufe.',
    'modernise-not-yet': (p) => notYet(p),
    'no-factory': () => 'Du hast keine Fabrik für diese Ware.',
    'type-ends': (p) => `Diese Art von Fabrik endet mit Stufe ${labels.level(p.level)}.`,
    'type-stays': () => 'Schließe die Fabrik und eröffne sie neu, um die Art zu wechseln.',
    'built-now': () => 'Du hast sie in dieser Aktion gebaut.',
    'closed-now': () => 'Du hast genau diese Fabrik gerade geschlossen.',
    'opened-now': () => 'Du hast in dieser Aktion schon eine Fabrik dafür eröffnet.',
    'developer-not-here': () => 'Der Entwickler gilt in dieser Aktion nicht mehr.',
    'inventor-only-modernises': () => 'Der Erfinder modernisiert nur, er baut nichts Neues.',
    'no-workers-left': () => 'Es sind nicht genug Arbeiter da.',
    'no-free-space': () => 'Es ist kein Platz frei.',
    'finished-for-the-game': () => 'Diese Fabrik hat ihre Arbeit für dieses Spiel getan.',
    'row-one-stays': () => `${t.row[0]} 1 muss in Betrieb bleiben.`,
    'last-row-first': () => `Entlasse zuerst aus der letzten ${t.row[0]}.`,
    'hired-now': () => 'Du hast sie in dieser Aktion eingestellt.',
    'additional-stay': () => 'Sie bleiben, bis die Fabrik modernisiert oder geschlossen wird.',
    'first-space-first': () => 'Arbeiter nehmen den ersten freien Platz der Fabrik.',
    'arranged-to-fire': () => 'Du hast in einer Fabrik umgestellt: Entlasse dort erst jemanden.',
    'fired-now': () => `Du hast in dieser Aktion aus dieser ${t.row[0]} entlassen.`,
    'only-in-event-phase': () => `Nur ${t.inEventPhase}.`,
    'moved-now': () => 'Diesen Arbeiter hast du in dieser Aktion schon versetzt.',
    'fewer-machines': () => 'Deine Zahlung reicht für weniger Maschinen.',
    'needs-worker-on-machine-space': (p) => {
      const place = `${t.row[0]} ${p.row} (${t.good[p.good]})`;
      const must = `Eine Maschine muss einen Arbeiter auf ${t.machineSpace} ersetzen.`;
      if (p.holds === 'nobody') return `${place} ist leer. ${must}`;
      if (p.holds === 'machines') return `${place} hat keinen Platz für noch eine Maschine. ${must}`;
      if (p.holds === 'no-space') return `${place} nimmt keine Maschinen auf. ${must}`;
      return `In ${place} stehen die Arbeiter, wo keine Maschine hinkommt. ${must}`;
    },
    'row-needs-a-worker': () => `Die ${t.row[0]} bliebe ohne Arbeiter, und ihre Maschinen gingen zurück.`,
    'retrained-now': () => 'Diese Arbeiter sind eben erst aus der Schule gekommen.',
    'fewer-increases': () => 'Deine Zahlung reicht für weniger Schritte.',
    'quality-ends': (p) =>
      `Die Qualität von ${t.good[p.good]} ist ${p.limit} und endet dort${p.tile ? `; mit dem Plättchen „${labels.tile[p.tile].label}“ reicht sie bis ${p.raised}` : ''}.`,
    'distribution-ends': (p) =>
      p.good
        ? `${capital(t.theDistribution)} von ${t.good[p.good]} ist ${p.limit} und endet dort.`
        : `${capital(t.theDistribution)} endet bei ${p.limit}.`,
    'not-enough-paid': (p) => `${t.fee}: nicht genug übrig: ${pounds(p.left)}.`,
    'patent-once': () => 'Das Patent wirkt einmal je Aktion.',
    'repay-first': () => 'Zahle erst alle Kredite zurück.',
    'cannot-afford': () => 'Das kannst du nicht bezahlen.',
    'bank-empty': () => 'Die Bank hat keine deiner Aktien mehr.',
    'not-that-many': () => 'So viele hast du nicht.',
    'no-loan': () => 'Einen solchen Kredit hast du nicht.',
    'broker-repays-nothing': () => 'Der Makler handelt mit Waren und Aktien; Kredite tilgt die Aktion Aktienhandel.',
    'one-way': () => 'Du hast in dieser Aktion gekauft und verkauft; dabei bleibt es.',
    'in-this-order': () => 'Waren verkaufen, Kredite, Aktien, Verträge: in dieser Reihenfolge.',
    'beyond-limit': (p) => `Kein Vertrag steht jenseits deines Grenzmarkers auf ${p.space}.`,
    'limit-at-largest': () => 'Der Grenzmarker kommt auf das Feld deines größten Vertrags oder das nächste.',
    'limit-stands-there': () => 'Dort steht der Grenzmarker schon.',
    'limit-handled': () => 'Den Grenzmarker hast du gerade gesetzt.',
    'contracts-only-rise': (p) => `Verträge steigen nur; dieser steht auf ${p.space}.`,
    'no-such-contract-space': () => 'Dieses Vertragsfeld gibt es nicht.',
    'no-contracts': () => 'In diesem Spiel gibt es keine Verträge.',
    'no-contract': () => 'Dafür hast du keinen Vertrag.',
    'no-load': (p) => `Du hast ${p.goods} davon, und die Schiffe haben Platz für ${p.room}.`,
    'served-completely': () => 'Ein Vertrag wird ganz erfüllt oder gar nicht.',
    'only-this-ship': () => 'Es fährt nur das Schiff, das als Marker dient.',
    'ships-too-small': (p) => `So viel passt nicht hinein: Platz ist für ${p.room}.`,
    'only-featured-good': () => `Jetzt wird nur ${t.featured} verschifft.`,
    'rows-from-one': (p) =>
      `${t.row[1]} laufen ab ${t.row[0]} 1, hier höchstens ${some(p.rows, ...t.row)}, und keine darf leer sein.`,
    'no-spare-pounds': () => 'Für diesen Preis ist von den Kosten nichts übrig.',
    'not-affected': () => 'Nur Fabriken, die du jetzt gebaut oder modernisiert hast.',
    'only-where-produced': () => 'Nur dort, wo du produziert hast.',
    'priced-now': () => 'Diesen Preis hast du in dieser Aktion schon gesetzt.',
    'marker-not-yet': (p) => notYet(p),
    'own-this-marker': () => `${capital(t.thisMarker)} hast du schon.`,
    'no-additional-action': () => 'Hier gibt es keine Zusatzaktion.',
    'own-this-tile': () => 'Dieses Plättchen hast du schon.',
    'another-tile': () => 'Es muss ein anderes Plättchen sein.',
    'not-your-tile': () => 'Dieses Plättchen hast du nicht.',
    'not-on-offer': () => 'Das ist nicht im Angebot.',
    'return-a-tile': () => 'Gib erst ein Plättchen zurück.',
    'larger-ship-only': () => 'Nur ein größeres Schiff kann eines von deinen ersetzen.',
    'not-in-this-game': () => 'Das gibt es in diesem Spiel nicht.',
    'no-crew-to-dismiss': () => 'Dieses Schiff hat keine Mannschaft zu entlassen.',
    'one-of-this-size': () => 'Von dieser Größe darfst du nur ein Schiff haben.',
    'no-crew': () => 'Für die Mannschaft sind nicht genug Arbeiter da.',
    'broker-owned-before': () => 'Der Makler muss dir schon vorher gehört haben.',
    'space-occupied': () => 'Dieses Feld ist besetzt.',
    'track-ends': () => 'So weit reicht die Leiste nicht.',
    'no-such-bonus': () => 'Ein Bonus bei oder vor deinem Marker, wo er möglich ist.',
    'no-tie': () => 'Hier gibt es für dich keinen Gleichstand zu gewinnen.',
    'appeal-limit': () => 'Du kannst nicht mehr anbieten, als deine Attraktivität zulässt.',
    'too-late': () => 'Nur beim ersten Aufruf nach dem Verkauf der Produktion.',
    'must-name': () => 'Jemand muss bestimmt werden.',
    'must-raise': () => 'Beide Schritte werden getan, solange es einen Platz dafür gibt.',
    'no-room': (p) => `Es ist Platz für ${p.room}; wirf erst etwas weg.`,
    'room-enough': () => 'Das wegzuwerfen schafft keinen Platz.',
    'no-shares-sold': () => 'Im letzten Handel werden keine Aktien verkauft.',
    ...own,
  };
}
