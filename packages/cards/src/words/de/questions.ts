import { cardAt } from '../../cards/names.ts';
import { goodAt } from '../../goods.ts';
import type { Phrases } from '../phrases.ts';
import { good, labels } from './labels.ts';

export const question: Phrases['question'] = (frame) => {
  switch (frame.step) {
    case 'open-factory':
      return { ask: 'Welche Fabrik eröffnen Sie?', help: 'Sie kommt mit Kontor und erster Arbeiterkarte.' };
    case 'gift':
      return { ask: 'Mit welcher Entwicklung beginnen Sie?', help: 'Eine Verbesserung, eine Karte oder nichts.' };
    case 'opening':
      return { ask: 'Wie viele Aktien kaufen Sie vor dem Spiel?', help: 'Jede kostet £10.' };
    case 'act':
      return { ask: 'Welche Aktion führen Sie aus?', help: 'Eine Aktion je Zug, oder keine.' };
    case 'build':
      return {
        ask: 'Was bauen oder modernisieren Sie?',
        help: 'So viel Sie wollen. Bauen senkt die Nachfrage aller Waren um einen Schritt und hebt den Lohn, einmal.',
      };
    case 'employ':
      return {
        ask: 'Wo stellen Sie Arbeiter ein?',
        help: 'Beliebig viele Karten. Die Nachfrage aller Waren sinkt um einen Schritt, der Lohn steigt, einmal.',
      };
    case 'automate':
      return {
        ask: 'Welche Arbeiter werden durch Maschinen ersetzt?',
        help: `Noch ${frame.left} Maschinen in dieser Aktion.`,
      };
    case 'improve':
      return frame.kind === 'quality'
        ? {
            ask: 'Wo fügen Sie Qualität hinzu?',
            help: 'Karten zurücknehmen, anlegen und tauschen; nur Zuwachs zählt.',
          }
        : { ask: 'Wo fügen Sie Vertrieb hinzu?', help: 'Eine Karte je Fabrik; nur Zuwachs zählt.' };
    case 'buy':
      return { ask: 'Wie viele Aktien kaufen Sie?', help: 'Kredite kommen danach und bezahlen sie nicht.' };
    case 'loans':
      return { ask: 'Wie viele Kredite nehmen Sie auf?', help: 'Jeder kostet am Ende eine Aktie.' };
    case 'ships':
      return { ask: 'Aktivieren Sie Ihre Schiffe?', help: 'Beide Schiffe sind dann wieder bereit.' };
    case 'extra-production':
      return {
        ask: 'Welche Fabrik produziert für das Lager?',
        help: 'Kosten fallen nur für das an, was Sie benutzen.',
      };
    case 'load':
      return { ask: 'Welche Waren kommen an Bord?', help: `Bisher ${frame.loaded} geladen, für £${frame.income}.` };
    case 'swap':
      return {
        ask: 'Ersetzen Sie das große Lager durch ein kleines?',
        help: 'Der Rest der Waren passt in ein kleines.',
      };
    case 'spot':
      return { ask: 'Auf welches Feld kommt der Fabrikmarker?', help: 'Mehr Preis heißt weniger Attraktivität.' };
    case 'office':
      return { ask: 'Was zeigt das Kontor?', help: 'Preis oder Attraktivität.' };
    case 'turn-quality':
      return { ask: 'Was zeigt diese Qualitätskarte?', help: 'Preis oder Attraktivität.' };
    case 'develop':
      return frame.discarded < 0
        ? { ask: 'Wie entwickeln Sie sich?', help: 'Eine Verbesserung, eine Karte oder nichts.' }
        : { ask: 'Welche Karte nehmen Sie stattdessen?', help: 'Sie haben Platz für eine gemacht.' };
    case 'broker':
      return { ask: 'Wie viele Aktien kauft der Makler?', help: 'Jede zum halben Preis.' };
    case 'inventor':
      return { ask: `Welche Entwicklung? Noch ${frame.left}.`, help: 'Gleich in welchem Jahrzehnt.' };
    case 'foreman':
      return { ask: 'Welche Fabrik bekommt den Vorarbeiter?', help: 'Bis zu vier Arbeiter erhalten dort £2 weniger.' };
    case 'refill':
      return {
        ask: `Was ersetzt den Ingenieur, ${good(goodAt(frame.good))}?`,
        help: `Qualitätskarten aus dem Vorrat, bis zum Wert ${frame.left}.`,
      };
    case 'extra-shift':
      return { ask: 'Nutzen Sie die Sonderschicht?', help: 'Sie wird für eine Ware mehr abgeworfen.' };
    case 'patron':
      return {
        ask: `Nutzen Sie die Karte ${labels.card[cardAt(frame.card)]}?`,
        help: 'Eine Ware mehr darf im Inland verkauft werden; die Karte ist dann für dieses Jahrzehnt benutzt.',
      };
    case 'sell-stored':
      return {
        ask: 'Wie viele Waren aus dem Lager verkaufen Sie im Inland?',
        help: `${frame.made} produziert, bis zu ${frame.maximum} dürfen verkauft werden.`,
      };
    case 'ship':
      return { ask: 'Wie viele Waren verschiffen Sie?', help: 'Jedes Schiff kostet am Ende Aktienwert.' };
    case 'trade-office':
      return {
        ask: 'Nutzen Sie das Handelskontor?',
        help: 'Ein Schiffsmarker weniger; die Karte ist dann für dieses Jahrzehnt benutzt.',
      };
    case 'store':
      return { ask: 'Wo lagern Sie die Waren?', help: 'Was nicht gelagert wird, verdirbt.' };
    case 'tie':
      return {
        ask: 'Entscheiden Sie den Gleichstand mit dem Unternehmer?',
        help: 'Die Karte ist dann für dieses Jahrzehnt benutzt.',
      };
    case 'entrepreneur':
      return {
        ask: 'Werfen Sie den Unternehmer ab, um zu bestimmen, wer beginnt?',
        help: 'Er geht in den Vorrat zurück.',
      };
    case 'name-start':
      return { ask: 'Wer beginnt das nächste Jahrzehnt?', help: 'Wer den geringsten Wert hat, bestimmt.' };
    case 'award':
      return { ask: `Welche Auszeichnung vermerken Sie? Noch ${frame.left}.`, help: 'Unter den verdienten.' };
    default:
      return { ask: '', help: '' };
  }
};
