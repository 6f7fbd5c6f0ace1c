/**
 * Why a component sheet is refused, in German. The games say it in English; what stands in the braces is taken over as it is.
 */
export const reasons: Readonly<Record<string, string>> = {
  // Everywhere
  'is not a value that fits here': 'ist kein Wert, der hierher passt',
  'is missing': 'fehlt',
  // The board game
  'the lowest price is not below the highest': 'der niedrigste Preis liegt nicht unter dem höchsten',
  'is smaller than the one before it': 'ist kleiner als der Wert davor',
  'needs one entry for each player': 'braucht einen Eintrag je Person',
  'needs one wage for each of the {rows} rows': 'braucht einen Lohn für jede der {rows} Zeilen',
  'needs one number for each of the {rows} rows': 'braucht eine Zahl für jede der {rows} Zeilen',
  'is below the lowest price, so no price could be set':
    'liegt unter dem niedrigsten Preis, es ließe sich also kein Preis setzen',
  'is above the highest price': 'liegt über dem höchsten Preis',
  'a row needs at least one space for workers only': 'eine Reihe braucht mindestens einen Platz nur für Arbeiter',
  'too few workers are left for the first factories': 'für die ersten Fabriken bleiben zu wenige Arbeiter',
  'more workers than the labour market has spaces': 'mehr Arbeiter, als der Arbeitsmarkt Plätze hat',
  'more shares than the company has': 'mehr Aktien, als die Gesellschaft hat',
  'is not on the share track': 'liegt nicht auf der Aktienleiste',
  'the shares at the start do not bring the {pounds} pounds that two factories cost':
    'die Aktien am Anfang bringen die {pounds} Pfund nicht ein, die zwei Fabriken kosten',
  'is more than the shares that were sold brought': 'ist mehr, als die verkauften Aktien eingebracht haben',
  // The card game
  'the fourth spot has appeal 0': 'das vierte Feld hat Attraktivität 0',
  'the other side has no spot with this appeal': 'die andere Seite hat kein Feld mit dieser Attraktivität',
  'lies beyond the end of the track': 'liegt hinter dem Ende der Leiste',
  'is not on the track': 'liegt nicht auf der Leiste',
  'wages never fall': 'Löhne fallen nie',
  'needs {players} players': 'braucht {players} Personen',
  'two different factories': 'zwei verschiedene Fabriken',
  'either a development or a card': 'entweder eine Entwicklung oder eine Karte',
  'the Foreman, and he alone, has a factory': 'nur der Vorarbeiter hat eine Fabrik, und er braucht eine',
  'is not one of the factories': 'ist keine der Fabriken',
  'is not in the supply': 'liegt nicht im Vorrat',
  'needs an entry for each number of tokens': 'braucht einen Eintrag für jede Zahl von Markern',
  'needs an entry for each number of goods that two ships carry':
    'braucht einen Eintrag für jede Zahl von Waren, die zwei Schiffe tragen',
  'too few for the display of the solo game': 'zu wenige für die Auslage des Solospiels',
  'more cards than there are': 'mehr Karten, als es gibt',
  'too many of one type to be laid out for {players} players':
    'zu viele einer Art, um sie für {players} Personen auszulegen',
  'is beyond the end of its track': 'liegt hinter dem Ende der Leiste',
  'more than the money at the start buys': 'mehr, als das Geld am Anfang kauft',
  // Empire
  'rows stand in the order of the die: expected {die}': 'die Zeilen stehen in der Reihenfolge des Würfels: hier {die}',
  'more than the track of the Central Factory holds ({most})': 'mehr, als die Leiste der Hauptfabrik fasst ({most})',
  'cards stand in order, side a before side b: expected {card}':
    'die Karten stehen in ihrer Reihenfolge, Seite a vor Seite b: hier {card}',
  'another card has this id': 'eine andere Karte hat diese Kennung',
  'upkeep takes two units out of the cost, so it needs at least two':
    'der Unterhalt nimmt zwei Einheiten aus den Kosten, es müssen also mindestens zwei sein',
  'later than the end of its years': 'später als das Ende seiner Jahre',
  'no side has a track of {type}, and the row must show one':
    'keine Seite hat eine Leiste für {type}, und die Reihe muss eine zeigen',
};
