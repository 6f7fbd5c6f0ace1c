import type { LessonWords } from '../../../lesson.ts';
import type { EventsPart } from '../events.ts';

export const words: LessonWords<EventsPart> = {
  title: 'Wirtschaft und Ereignisse',
  about: 'Was jeder Zyklus und jedes Jahrzehnt bringt',
  done: 'Sieh auf den Zeitplan, bevor du planst: Der Importeur wächst, Arbeiter kommen zurück, Stufen steigen, und ein Ereignis schließt jedes Jahrzehnt.',
  parts: {
    timetable: [
      'Fünf Jahrzehnte',
      'Jedes Jahrzehnt hat vier Zyklen, einen je Ware, und eine Stufe. Es ist 1770, Lampen; die ersten drei Waren sind verkauft. Bisher hat niemand viel getan.',
    ],
    economy: [
      'Der Wirtschaftsmarker',
      'Zu Beginn eines Zyklus wird sein Marker aufgedeckt. Die erste Zahl sagt, wie weit der Importeur dieser Ware vorrückt, die zweite, wie viele Entlassene auf den Markt zurückkommen. Fragezeichen sind noch nicht bekannt.',
    ],
    factory: [
      'Für Lampen bauen',
      'Dein Zug ist der letzte des Jahrzehnts. Setze die Fabrik auf dem Feld für 8\u00a0£ ein.',
    ],
    build: [
      'Lampen, Stufe I',
      'Der Platz für Lampen ist frei. Baue dort: 11\u00a0£, und drei Arbeiter nehmen die erste Reihe.',
    ],
    price: ['Zu 8\u00a0£', 'Das gibt eine Attraktivität von 3.'],
    finish: ['Zahlen', 'Beende die Aktion: 8\u00a0£ und 11\u00a0£.'],
    prices: [
      'Den Preis lassen',
      'Lass ihn. Eine Lampe wird gemacht und verkauft; dann endet das Jahrzehnt, und sein Ereignis wird aufgedeckt.',
    ],
    lobby: [
      'Die Lobby',
      'Alle nehmen einen Sondermarker, Rot zuerst. Nimm das Patent: 2\u00a0£ mehr für Vertrieb, oder zwei freie Schritte für die Rückgabe.',
    ],
    decade: [
      '1780, Stufe II',
      'Die Aktionsmarker sind zurück auf der Hand, Fabriken der Stufe II dürfen gebaut und graue Marker dieser Reihe genommen werden. Das nächste Ereignis ist verdeckt.',
    ],
    importer: [
      'Der Importeur wächst',
      'Er verkauft wie alle, als Letzter unter Gleichen. Seine Attraktivität steigt in jedem Zyklus einer Ware und sinkt von selbst nie: Eine Fabrik, um die sich niemand kümmert, verliert ihre Käufer an ihn.',
    ],
    lasting: [
      'Ereignisse, die bleiben',
      'Manche Ereignisse bleiben: Bürokratie schließt das Feld für 2\u00a0£ bis zum Ende des Spiels. Sie stehen fett im Zeitplan.',
    ],
  },
};
