import type { Rulebook } from '../../rulebook.ts';
import { anniversary } from './anniversary.ts';

const WITH_SHIPS = ['water-frame', 'anniversary', 'spinning-mule'];

export const boardGame: Rulebook = {
  lead: 'Du führst ein Unternehmen im England der ersten Fabriken. Du baust, stellst ein, kaufst Maschinen und verkaufst vier Waren an die Leute, die ihr alle beschäftigt, und willst, dass die Aktien deines Unternehmens mehr wert werden als die der anderen.',
  chapters: [
    {
      id: 'aim',
      title: 'Das Ziel',
      parts: [
        'Am Ende entscheidet die Zahl deiner Aktien mal ihr Wert. Übriges Geld zählt nur bei Gleichstand, und wer noch einen Kredit schuldet, scheidet aus.',
        'Zweierlei ist also immer zu tun: Waren verkaufen, was den Wert deiner Aktien hebt, und Geld zu Aktien machen, solange sie billig sind.',
        {
          picture: 'shares',
          caption: 'Die Aktienleiste: Es zählt das Feld und der Wert, der darunter steht.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Ein Zug',
      parts: [
        'Ein Jahrzehnt hat vier Durchgänge, einen für jede Ware: Nahrung, Kleidung, Besteck, Lampen. In einem Durchgang ist jeder genau einmal am Zug, dann wird diese Ware produziert und verkauft.',
        {
          picture: 'cycle',
          caption: 'Ein Durchgang: Die Wirtschaft rückt vor, jeder handelt einmal, eine Ware wird produziert.',
        },
        'In deinem Zug legst du einen deiner Aktionsmarker auf ein freies Feld deiner Tafel und zahlst, was das Feld kostet: 2, 4, 6, 8 oder 10\u00a0£. Was du gezahlt hast, bestimmt die Stärke der Aktion. Der Marker bleibt bis zum Ende des Jahrzehnts dort; noch einmal benutzt kostet er 2\u00a0£ mehr.',
        'Die Aktionen: Fabriken bauen, modernisieren oder schließen; Arbeiter einstellen oder entlassen; Arbeiter durch Maschinen ersetzen; Qualität heben; Vertrieb heben; an der Börse handeln. Die meisten bringen eine kleine Zusatzaktion, eine Änderung von Preisen oder einen Sondermarker.',
        {
          example: 'first-turn',
          text: 'Der erste Zug von 1770, mit allem, was sich wählen lässt, und was es bewirken würde.',
        },
      ],
    },
    {
      id: 'production',
      title: 'Produktion und Verkauf',
      parts: [
        'Nur Fabriken der Ware des Durchgangs produzieren. Eine Reihe stellt ihre Waren her, wenn auf jedem ihrer Felder ein Arbeiter oder eine Maschine steht; eine, die nicht voll ist, nichts.',
        { picture: 'row', caption: 'Eine volle Reihe produziert; fehlt ein Arbeiter, nicht.' },
        'Wie attraktiv eine Ware ist: Grundqualität der Fabrik plus Qualität plus Vertrieb minus Preis. Mehr als diese Attraktivität kannst du auch nicht verkaufen.',
        { picture: 'appeal', caption: 'Die Summe, die auf jeder Fabrik steht.' },
        'Wie viele gekauft werden, steht auf dem Arbeitsmarkt: Jeder Arbeiter, den jemand eingestellt hat, hat eine Zahl freigegeben, und die unterste ihrer Spalte ist die Nachfrage. Die Käufer werden von der höchsten Attraktivität abwärts bedient, je eine Ware von jedem, dessen Attraktivität so weit reicht, bis sie zu Ende sind. Auch der Importeur verkauft.',
        { picture: 'ladder', caption: 'Verkauft wird von oben bis zur Linie, an der die Nachfrage endet.' },
        {
          example: 'last-to-act',
          text: 'Alle anderen haben gehandelt: Die Säulen des Markts zeigen den Verkauf, der gleich kommt.',
        },
        'Dann rücken die Aktien: ein Feld für eine verkaufte Ware, zwei für mehr, eins für den, der allein die höchste Attraktivität hat, und eins für den, der allein am meisten verkauft hat.',
        'Dann die Löhne: Jeder Arbeiter der Fabrik kostet, was neben der untersten leeren Reihe des Arbeitsmarkts steht; eine Maschine kostet 1\u00a0£. Zuletzt sinkt der Vertrieb um eins.',
        {
          example: 'dear-labour',
          text: 'Hier warten viele Entlassene neben dem Arbeitsmarkt: Er ist leerer, also sind Nachfrage und Lohn höher als im Beispiel davor.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      parts: [
        'Nach dem letzten Jahrzehnt darf jeder noch einmal Gelagertes verkaufen, Kredite zurückzahlen und mit Aktien handeln. Dann wird Aktien mal Wert verglichen; unter Gleichen gewinnt, wer mehr Geld hat.',
      ],
    },
    {
      id: 'money',
      title: 'Wenn das Geld fehlt',
      parts: [
        'Was du nicht zahlen kannst, bringen Aktien auf, die zum jetzigen Wert verkauft werden, so wenige wie nötig. Das wirft den Anzeiger zurück, umso weiter, je höher er steht. Ohne Aktien leihst du je 10\u00a0£ und zahlst 13\u00a0£ zurück.',
        'Jede Wahl, die dazu zwingen würde, sagt es, bevor du sie drückst, und fragt noch einmal nach.',
      ],
    },
    {
      id: 'factories',
      title: 'Fabriken, Arbeiter, Maschinen',
      parts: [
        [
          'Von jeder Ware kannst du eine Fabrik haben. Eine neue kostet, was darauf steht, und kommt mit voller erster Reihe.',
          'Modernisieren heißt, den Preis der nächsten Stufe zu zahlen: Grundqualität und Ausstoß steigen, alles darin bleibt.',
          'Einstellen kostet jetzt nichts, aber Lohn, wenn die Ware produziert wird. Aus der ersten Reihe wird niemand entlassen.',
          'Eine Maschine ersetzt einen Arbeiter auf einem eckigen Feld, und er wird entlassen. Sie spart Lohn und nimmt niemandem einen Käufer.',
          'Alte Stufen veralten: Eine solche Fabrik bekommt Arbeiter, die sie zahlen muss und nicht entlassen kann, bis sie modernisiert oder geschlossen wird.',
        ],
      ],
    },
    {
      id: 'market',
      title: 'Qualität, Vertrieb, Preis',
      parts: [
        [
          'Qualität hält, solange die Fabrik steht, modernisiert oder nicht.',
          'Vertrieb ist billiger und sinkt mit jeder Produktion seiner Ware um eins.',
          'Ein niedrigerer Preis ist der dritte Weg zu höherer Attraktivität; Preise ändern sich nur nach manchen Aktionen.',
        ],
      ],
    },
    {
      id: 'exchange',
      title: 'Die Börse',
      parts: [
        'Hier kaufst und verkaufst du eigene Aktien zu ihrem Wert (gekaufte kosten mindestens 10\u00a0£), zahlst Kredite zurück und verkaufst Gelagertes zu einem festen kleinen Preis. Nichts davon bewegt den Anzeiger.',
      ],
    },
    {
      id: 'ships',
      title: 'Lager und Schiffe',
      only: WITH_SHIPS,
      parts: [
        'Was nicht verkauft wurde, kann liegen, wo Platz dafür ist: im kleinen Lager oder in einem großen, dessen Arbeiter du am Ende des Jahrzehnts bezahlst.',
        'Mit einem Schiff und einem Vertrag gehen gelagerte Waren ins Ausland. Jede bringt die Grundqualität ihrer Fabrik; jedes benutzte Schiff kostet ein Feld Aktienwert. Ereignisse am Ende eines Jahrzehnts ändern Regeln, für eine Weile oder für immer.',
      ],
    },
    anniversary,
  ],
};
