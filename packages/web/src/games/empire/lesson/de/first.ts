import type { LessonWords } from '../../../lesson.ts';
import type { PartId } from '../first.ts';

export const words: LessonWords<PartId> = {
  title: 'Die ersten beiden Runden',
  about: 'Verkaufen, bauen, einstellen, produzieren: alles einmal, so wie die Würfel fallen',
  done: 'Du hast alles getan, was es im Spiel gibt. Was bleibt, ist Urteil: wann verkaufen, was wohin bauen, und wann nicht mehr wachsen, sondern den Gewinn nehmen.',
  parts: {
    welcome: [
      'Dreißig Jahre, um reich zu werden',
      'Dir gehört eine Fabrik in einer Zeit neuer Maschinen. Am Ende zählt der Gewinn und sonst nichts: Geld und Waren, die übrig bleiben, sind nichts wert. Gebäude, die am Ende genug Arbeiter haben, legen ihre Auszeichnung dazu.\nMehr Gewinn bringt einen besseren Titel, vom Schuhputzer bis zum Industriemagnaten.',
    ],
    years: [
      'Fünfzehn Runden',
      'Jede Runde sind zwei Jahre. Die Zeichen unter manchen Jahren sind Rechnungen: Der Hammer steht für Löhne, der Schraubenschlüssel für Unterhalt. Du siehst sie kommen.',
    ],
    factory: [
      'Deine Hauptfabrik',
      'Sechs Arbeiter stehen darin; vier braucht sie, also ist sie besetzt. Darunter ihre vier Leisten: Material, Rohstoffe, Waren und Kapital. Mit Kapital wird bezahlt.\nDie Pfeile an ihren Kanten sind Gleise: Zwei führen hinaus, eines führt herein.',
    ],
    market: [
      'Der Markt',
      'Jede Runde beginnt mit einem Wurf des Marktwürfels. Seine Zeile sagt, wie viele Einheiten du für 1 verkaufen musst. In dieser Runde reicht eine Ware; die Zeile ist fett gedruckt.',
    ],
    actions: [
      'Vier Aktionen, der Reihe nach',
      'Verkaufen, einstellen und versetzen, bauen, produzieren: jede höchstens einmal je Runde, immer in dieser Folge, und jede darf entfallen. Die erste ist frei, die weiteren kosten 1, 2 und 4 Kapital.',
    ],
    sell: ['Zuerst ein Verkauf', 'Die erste Aktion ist frei. Nimm Verkaufen.'],
    'sell-good': [
      'Eine Ware zu Kapital',
      'Für jeden Posten wählst du: Gewinn, der dir für immer bleibt, sich aber nie ausgeben lässt, oder Kapital, das bezahlt, was als Nächstes kommt. Du willst bauen, also nimm Kapital.',
    ],
    'sell-done': ['Genug', 'Du könntest mehr verkaufen, brauchst den Rest aber selbst. Drück Fertig.'],
    build: [
      'Bauen',
      'Die zweite Aktion der Runde kostet 1 Kapital. Zeig erst darauf: Der Plan zeigt, was sie kosten würde.',
    ],
    'build-card': [
      'Ein Gebäude aus der Reihe',
      'Jede Karte zeigt ihre Kosten, was sie herstellt, wie viele Arbeiter sie braucht, ihre Gleise und ihre Prämie. Rot steht, was dir fehlt.\nNimm das Handelshaus. Zeig darauf, und der Plan zeigt, wo es stehen könnte.',
    ],
    'build-place': [
      'Wo die Gleise zusammentreffen',
      'An jeder Kante, die eine andere Karte berührt, muss ein Gleis hier hinaus- und dort hineinführen. Östlich der Fabrik passt es; die anderen Plätze sagen, warum nicht.',
    ],
    event: [
      'Ein Ereignis',
      'Beim Bauen zählt das Ereignis der nächsten Karte in der Reihe. Das war die Ziegelei, und ihre Jahre passten, also trat es ein: Bauboom, 2 Material für dich. Das Kleingedruckte jeder Karte sagt es dir vorher.',
    ],
    produce: [
      'Produzieren',
      'Jede Leiste auf einer besetzten Karte steigt um die Zahl der besetzten Leisten ihrer Art. Das Handelshaus hat einen Arbeiter und braucht drei: Es macht noch nicht mit. Die dritte Aktion kostet 2.',
    ],
    'end-turn': [
      'Runde beenden',
      'Die vierte Aktion würde 4 kosten. Genug für zwei Jahre: Beende die Runde, und der Würfel rollt von Neuem.',
    ],
    staff: ['Arbeiter', 'Eine neue Runde, und die erste Aktion ist wieder frei. Das Handelshaus braucht Hände.'],
    hire: ['Einen einstellen', 'Einen Arbeiter darfst du einstellen. Er steht sofort auf der Karte.'],
    move: [
      'Einen über das Gleis versetzen',
      'In derselben Aktion dürfen beliebig viele entlang eines Gleises gehen, in Richtung seines Pfeils. Die Fabrik hat sechs und braucht vier, einen kann sie entbehren. Dann ist das Handelshaus besetzt.',
    ],
    'produce-more': [
      'Aus zwei werden vier',
      'Jetzt stellen zwei besetzte Leisten Waren her: Jede steigt um zwei. Drei ergäben neun. Dafür baut man ein Reich. Produziere.',
    ],
    manager: [
      'Ein Direktor',
      'Einmal je Runde, neben den Aktionen, hilft ein Direktor für so viel Kapital, wie der Marktwürfel zeigt. In dieser Runde ist das nur 1. Sechs davon hast du im ganzen Spiel.',
    ],
    'manager-unit': [
      'Noch eine Ware',
      'Er gibt eine Einheit oder einen Arbeiter dazu oder eröffnet ein Gebäude, wo kein Gleis ist. Nimm eine Ware für das Handelshaus.',
    ],
    'end-again': ['Und weiter', 'Beende die Runde.'],
    'sell-again': ['Ein guter Markt', 'Der Würfel zeigt 6: Material geht eins zu eins. Du hast vier. Nimm Verkaufen.'],
    profit: ['Zu Gewinn', 'Diesmal nimmst du Gewinn. Was auf dieser Leiste liegt, bleibt dir.'],
    costs: [
      'Rechnungen',
      'Am Ende dieser Runde kommt das Jahr 6: Jedes Gebäude mit mehr Arbeitern als nötig kostet den halben Würfel an Kapital. Im Jahr 8 nimmt der Unterhalt zwei Einheiten aus den Kosten jedes Gebäudes. Was du davon nicht zahlen kannst, kostet Gewinn.',
    ],
    awards: [
      'Das Ende',
      'Nach dem Jahr 30 gibt jedes besetzte Gebäude seine Prämie zum Gewinn, die Zahl neben dem Orden. Bau also früh, und besetze vor dem Ende, was du gebaut hast.',
    ],
  },
};
