import type { ForecastText } from '../text.ts';

export const forecast: ForecastText = {
  now: 'jetzt',
  with: 'damit',
  change: 'Änderung',
  net: 'Ergebnis',
  afterwards: 'Geld danach',
  sells: 'verkauft',
  ifNow: (good, demand, wage) => `${good}: Nachfragemarker ${demand}, Lohn ${wage}.`,
  canSell: (most, demand) =>
    most === 0
      ? `Nichts ist verkäuflich: Deine Attraktivität ${demand > 0 ? 'liegt nicht über dem Nachfragemarker' : 'ist 0'}.`
      : demand > 0
        ? `Bis zu ${most} verkäuflich: So weit liegt deine Attraktivität über dem Nachfragemarker.`
        : `Bis zu ${most} verkäuflich: deine ganze Attraktivität, denn bei 0 oder weniger nimmt der Nachfragemarker nichts davon weg.`,
  notProducing: 'Dafür hast du keine Fabrik.',
  markerBehind: (marker, shown) =>
    `Gerechnet mit deinem Marker auf ${marker}; deine Karten zeigen ${shown}. Er folgt in der Runde dieser Ware, wenn du ihren Preis setzt.`,
  underWay: (good) => `${good}: Der Verkauf läuft. Was noch fällig ist, steht bei jeder Wahl.`,
  soldFor: (n, pounds) => `${n} für ${pounds}`,
  storedN: (n) => `${n} gelagert`,
  wastedN: (n) => `${n} verdorben`,
  fundWarning: (n) => (n === 1 ? 'nimmt 1 Kredit aus dem Notfonds' : `nimmt ${n} Kredite aus dem Notfonds`),
  bankruptWarning: 'geht bankrott',
  counted: 'Gerechnet:',
  countedAll: 'was auf dem Tisch liegt; Gelagertes wird verkauft, niemand verschifft oder benutzt eine Karte.',
  open: 'Offen:',
  openWho: (names) => `${names} noch am Zug.`,
  openOpponents: 'welcher Gegner gezogen wird.',
  openSelf: 'was du selbst noch tust; alle anderen waren am Zug.',
  openNobody: 'nichts; alle waren am Zug.',
  openProduction: 'nur, was die Produktion noch fragt.',
  besides: 'Nicht gerechnet, aber möglich:',
  besidesOf: (name, ships, cards) =>
    [
      ...(ships > 0 ? [`${name} verschifft bis zu ${ships}`] : []),
      ...cards.map((card, i) => (ships > 0 || i > 0 ? card : `${name} benutzt ${card}`)),
    ].join(', '),
};
