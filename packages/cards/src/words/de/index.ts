import { joined, say } from '@cromford/kernel';
import type { Phrases } from '../phrases.ts';
import { event, list, roman, who } from './events.ts';
import { labels } from './labels.ts';
import { group, move } from './moves.ts';
import { notes } from './notes.ts';
import { question } from './questions.ts';
import { refusals } from './refusals.ts';

export const phrases: Phrases = {
  name: 'Arkwright: Das Kartenspiel',
  about:
    'Fabriken bauen, Arbeiter einstellen, Preise gegen die Konkurrenz setzen, und nach drei Jahrzehnten die wertvollsten Aktien besitzen.',
  labels,
  options: {
    'development-supply': {
      label: 'Zufällige Entwicklungskarten',
      about: 'Experten: Welche Entwicklungskarten ausliegen, wird teils gezogen, gleich wie viele mitspielen.',
    },
    'decade-restrictions': {
      label: 'Beschränkung nach Jahrzehnt',
      about: 'Experten: Vier Entwicklungen warten auf Jahrzehnt II und III, wenn keine Karte das aufhebt.',
    },
    'chosen-factories': {
      label: 'Gewählte Fabriken und Entwicklungen',
      about: 'Experten: Die Fabriken und die Entwicklung zu Beginn werden gewählt.',
    },
    'no-starting-ships': {
      label: 'Keine Schiffe zu Beginn',
      about: 'Experten: Schiffe müssen erst aktiviert werden.',
    },
    'opening-shares': {
      label: 'Aktien vor dem Spiel',
      about: 'Experten: Bis zu fünf Aktien zu 10\u00a0£ vor der ersten Runde.',
    },
    'extra-production': {
      label: 'Sonderproduktion',
      about: 'Experten: Eine Aktion, um für das Lager zu produzieren.',
    },
    'early-shipping': {
      label: 'Vorzeitiges Verschiffen',
      about: 'Experten: Eine Aktion, um gelagerte Waren zu verschiffen.',
    },
    'expert-inventor': {
      label: 'Erfinder für Entwicklungen',
      about: 'Experten: Der Erfinder darf für zwei Entwicklungen abgeworfen werden.',
    },
    'random-factories': { label: 'Zufällige Fabriken', about: 'Allein: Deine zwei Fabriken werden gezogen.' },
    'solo-development': {
      label: 'Eine Entwicklung zu Beginn',
      about: 'Allein: Eine freie Entwicklung vor dem Spiel.',
    },
    'two-awards': {
      label: 'Zwei Auszeichnungen nach Wahl',
      about: 'Allein: Nach einem Sieg zwei, als Zweiter eine Auszeichnung wählen.',
    },
    'final-share-price': {
      label: 'Preis der letzten Aktien',
      about:
        'Was Aktien in der Schlusswertung kosten. Das Regelheft nennt dort den „regular share value of 10“; wir lesen das als den eigenen Aktienwert, „Immer 10\u00a0£“ nimmt es beim Wort.',
    },
  },
  values: { no: 'Nein', yes: 'Ja', own: 'Eigener Aktienwert', ten: 'Immer 10\u00a0£' },
  who,
  question,
  move,
  group,
  notes,
  refusals,
  event,
  round: (decade, good) => `Jahrzehnt ${roman(decade)}, ${labels.good[good]}`,
  result(scores, winners, solo) {
    const table = joined(
      scores.map(({ who: name, score }) => say`${who(name)}: ${score}`),
      ', ',
    );
    if (solo) return say`${winners.length > 0 ? 'Du gewinnst' : 'Du verlierst'}. ${table}.`;
    return say`${list(winners.map(who))} ${winners.length > 1 ? 'teilen sich den Sieg' : 'gewinnt'}. ${table}.`;
  },
};
