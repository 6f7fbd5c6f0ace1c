import { listed } from '@cromford/kernel';
import type { PuzzleWords } from './words.ts';

export const words: PuzzleWords = {
  heading: 'Aufgaben',
  about:
    'Stellungen aus echten Partien, in denen ein Zug klar besser ist als alles andere, was Bots irgendeiner Stufe dort spielen. Spiel den Zug; er wird mit dem besten verglichen.',
  daily: 'Die Aufgabe des Tages',
  dailyAbout: (game) => `Heute: ${game}. Für alle dieselbe.`,
  dailyDone: 'Für heute erledigt. Morgen kommt eine neue.',
  streak: (days) => (days === 1 ? 'Ein Tag in Folge' : `${days} Tage in Folge`),
  rating: (points) => `Deine Aufgabenwertung: ${points}`,
  unrated: 'Noch keine Aufgabe versucht',
  solved: (solved, all) => `${solved} von ${all} gelöst`,
  next: 'Nächste Aufgabe',
  noneLeft: 'Alle gelöst',
  anyTheme: 'Alles',
  theme: 'Worum es geht',
  leave: 'Alle Aufgaben',
  find: (who) => (who === undefined ? 'Finde den besten Zug' : `${who}: Finde den besten Zug`),
  how: 'Spiel den ganzen Zug. Bis er zu Ende ist, kannst du zurücknehmen; dann wird er verglichen.',
  difficulty: 'Schwierigkeit',
  hard: (steps) => `${steps} von 6`,
  comparing: 'Wird weitergespielt und verglichen …',
  grades: { found: 'Gefunden', near: 'Beinahe', missed: 'Nicht ganz' },
  rightAbout: 'So gut wie der beste Zug, der hier bekannt ist.',
  otherPrices: (amount) =>
    amount === undefined
      ? 'Deine Preise sind andere als die des Zuges, der hier steht; weitergespielt kostet dich das so gut wie nichts.'
      : `Deine Preise sind andere als die des Zuges, der hier steht; weitergespielt fehlen dir etwa ${amount} zu den besten Preisen.`,
  onlyPrices:
    'Die Handlungen stimmen: Was noch zu finden ist, sind die Preise. Gezählt wird noch nichts, weder so noch so.',
  costlyPrices: 'Die Handlungen stimmen: Es sind die Preise, die so viel kosten.',
  nearAbout: 'Der Gedanke stimmt, und etwas geht noch besser. Gezählt wird noch nichts, weder so noch so.',
  lost: (amount, isAlone) =>
    isAlone
      ? `Weitergespielt kommt etwa ${amount} weniger heraus als beim besten Zug.`
      : `Weitergespielt stehst du gegen die anderen um etwa ${amount} schlechter als beim besten Zug.`,
  end: (own, best) => `Für dich rechne ich am Ende nach deinem Zug mit etwa ${own}, nach dem besten mit ${best}.`,
  others: (own, best, isSecond) =>
    isSecond
      ? `Die anderen kommen nach deinem auf etwa ${own}, nach dem besten auf ${best}.`
      : `Für dich kommt etwa dasselbe heraus, aber die anderen kommen nach deinem Zug auf etwa ${own}, nach dem besten auf ${best}.`,
  later: 'Auf den ersten Blick spricht nichts gegen deinen Zug: Was er kostet, summiert sich später aus Kleinem.',
  missed: (deeds) => `Der beste Zug tut, was deiner nicht tut: Er ${listed(deeds, 'und')}.`,
  reasons: 'Was der beste Zug tut',
  again: 'Noch einmal',
  show: 'Den besten Zug zeigen',
  shown: 'Das ist der beste Zug, Schritt für Schritt:',
  rated: (before, after) => `Deine Aufgabenwertung: ${before} → ${after}`,
  counted: 'Für die Wertung zählt nur der erste Versuch.',
  notToday: 'Das ist nicht die Aufgabe von heute',
  notTodayAbout: 'Hier wird nur die von heute gestellt. Die anderer Tage stehen unter den Aufgaben ihrer Spiele.',
  missing: 'Diese Aufgabe gibt es nicht',
  missingAbout: 'Vielleicht hat eine bessere sie ersetzt.',
  does: {
    building: 'baut',
    modernising: 'modernisiert oder schließt eine Fabrik',
    pricing: 'legt einen Preis fest',
    workers: 'ändert etwas bei Arbeitern oder Maschinen',
    appeal: 'hebt Qualität oder Vertrieb',
    shares: 'handelt mit Aktien oder Krediten',
    export: 'kümmert sich um die Ausfuhr',
    stock: 'nutzt das Lager',
    helpers: 'nimmt oder nutzt einen Marker, eine Karte, ein Plättchen oder einen Manager',
    selling: 'verkauft',
    production: 'produziert',
    upkeep: 'hält es mit dem Unterhalt anders',
    'last-turn': 'denkt an das Ende',
    timing: 'hat eine andere Reihenfolge',
  },
  themes: {
    building: 'Bauen',
    modernising: 'Modernisieren',
    pricing: 'Preise',
    workers: 'Arbeiter und Maschinen',
    appeal: 'Attraktivität',
    shares: 'Aktien und Kredite',
    export: 'Ausfuhr',
    stock: 'Lager',
    helpers: 'Marker, Karten, Plättchen und Manager',
    selling: 'Verkaufen',
    production: 'Produktion',
    upkeep: 'Unterhalt',
    'last-turn': 'Der letzte Zug',
    timing: 'Was zuerst, und wie viel',
  },
};
