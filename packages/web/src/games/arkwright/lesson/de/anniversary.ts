import type { LessonWords } from '../../../lesson.ts';
import type { AnniversaryPart } from '../anniversary.ts';

export const words: LessonWords<AnniversaryPart> = {
  title: 'Was anders ist',
  about: 'Für alle, die die Erstausgabe kennen: Plättchen, Plätze, Preise, Linien, Aktien',
  done: 'Alles andere kennst du. Die beiden Module, Ostindien-Kompanie und asymmetrische Fabriken, lassen sich beim Beginn einer Partie einschalten.',
  parts: {
    words: [
      'Andere Wörter, dieselben Dinge',
      'Marker heißen nun Aktionsplättchen, die Felder der Verwaltung Plätze, Vertrieb heißt Marketing, und Reihen sind Linien. Die Sonderplättchen sind braun und grau.',
    ],
    marketing: ['Marketing', 'Du beginnst mit derselben Wahl wie immer. Spiel den Karren auf den Platz für 4\u00a0£.'],
    raise: ['Ein Schritt', 'Der erste Schritt nimmt 1\u00a0£ von dem, was du gezahlt hast.'],
    'raise-again': ['Und noch einer', 'Der zweite nimmt 2\u00a0£.'],
    rest: ['Das letzte Pfund', 'Es reicht für den ersten Schritt beim Besteck.'],
    'own-price': ['Nun die Preise', 'Für 6\u00a0£ behält Nahrung die Attraktivität 4, und du stehst allein oben.'],
    'any-price': [
      'Jeder deiner Preise',
      'Das ist neu: Nicht nur die Waren der Aktion, sondern jeder deiner Preise lässt sich einmal ändern. Sie dürfen auch tiefer sein als früher: Nahrung bis 2\u00a0£, Besteck bis 4\u00a0£. Setz Besteck auf 7\u00a0£.',
    ],
    rise: [
      'Auf der Aktienleiste',
      'Du bist gestiegen: für den Verkauf, für die höchste Attraktivität und für die meisten Waren. Nur wer produziert hat, kann steigen. Was übrig bleibt, wie bei Rot, ist verloren: Das kleine Lager ist ein Plättchen.',
    ],
    workers: ['Arbeiter', 'Rot war für Kleidung schon dran. Spiel deine Arbeiter auf den Platz für 2\u00a0£.'],
    lines: [
      'Linie für Linie',
      'Arbeiter stehen auf dem ersten freien Platz: Erst wenn Linie 1 voll ist, beginnt Linie 2. Offen ist also nur Linie 3. Eine Linie, die ihre Arbeiter verliert, behält ihre Maschinen.',
    ],
    finish: ['Genug', 'Einstellen kostet jetzt nichts weiter.'],
    special: [
      'Ein Sonderplättchen',
      'Es ist umsonst, wie früher. Schiffe liegen bei den Plättchen ihrer Linie. Nimm das Schiff für 2.',
    ],
    again: [
      'Dasselbe Plättchen noch einmal',
      'Ein Plättchen, das schon liegt, darfst du für 2\u00a0£ mehr zurücknehmen und auf einen beliebigen freien Platz spielen. Marketing kommt auf 6\u00a0£, du zahlst also 8\u00a0£.',
    ],
    third: ['Besteck', 'Der zweite Schritt für Besteck: Attraktivität 5, und mit Linie 3 machst du vier.'],
    enough: ['Mehr nicht', 'Für den Rest der Gebühr gibt es hier nichts.'],
    dearer: ['Ein Pfund mehr', 'Vier Kisten brauchen Attraktivität 4. Verlang also 8\u00a0£.'],
    keep: ['Nahrung bleibt', 'Ihr Preis bleibt, wie er ist.'],
    exchange: [
      'Die Börse hat eine Reihenfolge',
      'Erst gelagerte Waren, dann Kredite, Aktien und Verträge, und in einer Aktion kaufst du Aktien oder verkaufst sie. Ein Kredit kostet mehr, je höher du stehst: ein Feld am Anfang, vier weit oben.',
    ],
    contracts: [
      'Verträge',
      'An der Börse darfst du deinen Grenzmarker auf das Feld deines größten Vertrags oder auf das nächste legen. Ein unerfüllter Vertrag steigt nie darüber; er kostet stattdessen zwei Aktienfelder.',
    ],
    events: [
      'Ein Ereignis wartet',
      'Fabriken veralten nie, Modernisieren eilt also nicht. Ein weiteres Ereignis liegt in Reserve und kommt gleich nach der Bürokratie.',
    ],
  },
};
