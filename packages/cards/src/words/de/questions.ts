import { cardAt } from '../../cards/names.ts';
import { goodAt } from '../../goods.ts';
import type { Phrases } from '../phrases.ts';
import { good, labels, units } from './labels.ts';

export const question: Phrases['question'] = (frame, s) => {
  const left = () => units(s.hand, goodAt(s.handGood));
  const active = labels.good[goodAt(s.good)];
  switch (frame.step) {
    case 'open-factory':
      return { ask: 'Welche Fabrik eröffnest du?', help: 'Sie kommt mit Kontor und erster Arbeiterkarte.' };
    case 'gift':
      return { ask: 'Mit welcher Entwicklung beginnst du?', help: 'Eine Verbesserung, eine Karte oder nichts.' };
    case 'opening':
      return { ask: 'Wie viele Aktien kaufst du vor dem Spiel?', help: 'Jede kostet 10\u00a0£.' };
    case 'act':
      return { ask: 'Welche Aktion führst du aus?', help: 'Eine Aktion je Zug, oder keine.' };
    case 'build':
      return {
        ask: 'Was baust oder modernisierst du?',
        help: 'So viel du willst. Bauen senkt alle Nachfragemarker um einen Schritt (leichter zu verkaufen) und hebt den Lohn, einmal.',
      };
    case 'employ':
      return {
        ask: 'Wo stellst du Arbeiter ein?',
        help: 'Beliebig viele Karten. Alle Nachfragemarker sinken um einen Schritt (leichter zu verkaufen), der Lohn steigt, einmal.',
      };
    case 'automate':
      return {
        ask: 'Welche Arbeiter werden durch Maschinen ersetzt?',
        help: `Noch ${frame.left === 1 ? '1 Maschine' : `${frame.left} Maschinen`} in dieser Aktion.`,
      };
    case 'improve':
      return frame.kind === 'quality'
        ? {
            ask: 'Wo fügst du Qualität hinzu?',
            help: 'Karten zurücknehmen, anlegen und tauschen; nur Zuwachs zählt.',
          }
        : { ask: 'Wo fügst du Vertrieb hinzu?', help: 'Eine Karte je Fabrik; nur Zuwachs zählt.' };
    case 'buy':
      return { ask: 'Wie viele Aktien kaufst du?', help: 'Kredite kommen danach und bezahlen sie nicht.' };
    case 'loans':
      return { ask: 'Wie viele Kredite nimmst du auf?', help: 'Jeder kostet am Ende eine Aktie.' };
    case 'ships':
      return { ask: 'Aktivierst du deine Schiffe?', help: 'Beide Schiffe sind dann wieder bereit.' };
    case 'extra-production':
      return {
        ask: 'Welche Fabrik produziert für das Lager?',
        help: 'Kosten fallen nur für das an, was du benutzt.',
      };
    case 'load':
      return {
        ask: 'Welche Waren kommen an Bord?',
        help: `Bisher ${frame.loaded} geladen, für ${frame.income}\u00a0£.`,
      };
    case 'swap':
      return {
        ask: 'Ersetzt du das große Lager durch ein kleines?',
        help: 'Der Rest der Waren passt in ein kleines.',
      };
    case 'spot':
      return {
        ask: `${active}: Auf welches Feld kommt der Fabrikmarker?`,
        help: 'Mehr Preis heißt weniger Attraktivität.',
      };
    case 'office':
      return {
        ask: `${active}: Was zeigt das Kontor?`,
        help: 'Seine Karte erhöht den Preis dieser Fabrik oder, umgedreht, ihre Attraktivität. Gedreht wird wieder, wenn diese Ware das nächste Mal an der Reihe ist.',
      };
    case 'turn-quality':
      return {
        ask: `${active}: Was zeigt diese Qualitätskarte?`,
        help: 'Sie erhöht den Preis ihrer Fabrik oder, umgedreht, die Attraktivität.',
      };
    case 'develop':
      return frame.discarded < 0
        ? { ask: 'Wie entwickelst du dich?', help: 'Eine Verbesserung, eine Karte oder nichts.' }
        : { ask: 'Welche Karte nimmst du stattdessen?', help: 'Du hast Platz für eine gemacht.' };
    case 'broker':
      return { ask: 'Wie viele Aktien kauft der Makler?', help: 'Jede zum halben Preis.' };
    case 'inventor':
      return { ask: `Welche Entwicklung? Noch ${frame.left}.`, help: 'Gleich in welchem Jahrzehnt.' };
    case 'foreman':
      return {
        ask: 'Welche Fabrik bekommt den Vorarbeiter?',
        help: 'Bis zu vier Arbeiter erhalten dort 2\u00a0£ weniger.',
      };
    case 'refresh':
      return {
        ask: 'Nutzt du den Entwickler sofort?',
        help: 'Eine benutzte Karte ist wieder bereit; der Entwickler ist dann für dieses Jahrzehnt benutzt.',
      };
    case 'refill':
      return {
        ask: `Was ersetzt den Ingenieur, ${good(goodAt(frame.good))}?`,
        help: `Qualitätskarten aus dem Vorrat, bis zum Wert ${frame.left}.`,
      };
    case 'extra-shift':
      return { ask: 'Nutzt du die Sonderschicht?', help: 'Sie wird für eine Ware mehr abgeworfen.' };
    case 'patron':
      return {
        ask: `Nutzt du die Karte ${labels.card[cardAt(frame.card)]}?`,
        help: 'Eine Ware mehr darf im Inland verkauft werden; die Karte ist dann für dieses Jahrzehnt benutzt.',
      };
    case 'sell-stored':
      return {
        ask: 'Wie viele Waren aus dem Lager verkaufst du im Inland?',
        help: `${frame.made} produziert, bis zu ${frame.maximum} dürfen verkauft werden.`,
      };
    case 'ship':
      return {
        ask: 'Wie viele Waren verschiffst du?',
        help: `Übrig: ${left()}. Jedes Schiff kostet am Ende Aktienwert.`,
      };
    case 'trade-office':
      return {
        ask: 'Nutzt du das Handelskontor?',
        help: 'Ein Schiffsmarker weniger; die Karte ist dann für dieses Jahrzehnt benutzt.',
      };
    case 'store':
      return { ask: 'Wo lagerst du die Waren?', help: `Übrig: ${left()}. Was nicht gelagert wird, verdirbt.` };
    case 'tie':
      return {
        ask: 'Entscheidest du den Gleichstand mit dem Unternehmer?',
        help: 'Die Karte ist dann für dieses Jahrzehnt benutzt.',
      };
    case 'entrepreneur':
      return {
        ask: 'Wirfst du den Unternehmer ab, um zu bestimmen, wer beginnt?',
        help: 'Er geht in den Vorrat zurück.',
      };
    case 'name-start':
      return { ask: 'Wer beginnt das nächste Jahrzehnt?', help: 'Wer den geringsten Wert hat, bestimmt.' };
    case 'award':
      return { ask: `Welche Auszeichnung vermerkst du? Noch ${frame.left}.`, help: 'Unter den verdienten.' };
    default:
      return { ask: '', help: '' };
  }
};
