// Why a move of atlantis is refused: the engine's sentences, each with its German.
export const atlantisRefusals: Record<string, string> = {
  "The starting player is not being chosen now.": "Jetzt wird kein Startspieler bestimmt.",
  "There is no such seat.": "Diesen Platz gibt es nicht.",
  "No tile is laid or uncovered now.": "Jetzt wird kein Plättchen gelegt oder aufgedeckt.",
  "There is no such tile with this back.": "Mit dieser Rückseite gibt es kein solches Plättchen.",
  "That tile has been seen already.": "Dieses Plättchen war schon zu sehen.",
  "No card is drawn now.": "Jetzt wird keine Karte gezogen.",
  "The deck holds no such card.": "Eine solche Karte ist nicht im Stapel.",
  "Only a player can do that.": "Das kann nur ein Spieler tun.",
  "The figure stands on a free place; now the gaps it crossed must be paid.":
    "Die Figur steht auf einem freien Feld; jetzt sind die überquerten Lücken zu zahlen.",
  "There is no such item.": "Diesen Gegenstand gibt es nicht.",
  "Another card must be played for the figure on {place}.":
    "Für die Figur {place} muss noch eine Karte gespielt werden.",
  "A figure on the mainland does not move any more.": "Eine Figur auf dem Festland zieht nicht mehr.",
  "You have no figure on {place}.": "Du hast keine Figur {place}.",
  "You hold no {item} card.": "Du hast keine Karte „{item}“.",
  "The gaps up to {place} cost {n}; your tiles and the cards then left are worth {n2}.":
    "Die Lücken {place.to} kosten {n}; deine Plättchen und die übrigen Karten sind zusammen {n2} wert.",
  "The tile on {place} is occupied, and your other cards lead to no free place that you can pay for.":
    "Das Plättchen {place} ist besetzt, und deine anderen Karten führen auf kein freies Feld, das du bezahlen kannst.",
  "Cards are bought before the first card is played.": "Karten kauft man, bevor man die erste Karte spielt.",
  "Cards are bought once per turn.": "Karten kauft man nur einmal pro Zug.",
  "You have no tile of value {n}.": "Du hast kein Plättchen im Wert von {n}.",
  "A 1-tile buys no card.": "Für ein Plättchen im Wert von 1 gibt es keine Karte.",
  "There is no card left to buy.": "Es ist keine Karte mehr zu kaufen da.",
  "You have placed your bridge already.": "Du hast deine Brücke schon gelegt.",
  "There is no gap on {place}.": "Es gibt keine Lücke {place}.",
  "Water next to Atlantis or the mainland is no gap.":
    "Wasser direkt an Atlantis oder am Festland ist keine Lücke.",
  "That gap has a bridge.": "Über diese Lücke führt schon eine Brücke.",
  "A gap is named by its first water space, {n}.": "Eine Lücke heißt nach ihrem ersten Wasserfeld, hier {n}.",
  "There is nothing to pay now.": "Jetzt ist nichts zu zahlen.",
  "You hold no such card.": "Eine solche Karte hast du nicht.",
  "The tile is occupied; you must play another card.":
    "Das Plättchen ist besetzt; du musst noch eine Karte spielen.",
  "The gaps you crossed must be paid first.": "Erst sind die überquerten Lücken zu zahlen.",
  "You can complete a move, so you must move.": "Du kannst einen Zug vollenden, also musst du ziehen.",
  "The game is over.": "Das Spiel ist aus.",
  "Cards or tiles are being dealt; wait for them.":
    "Karten oder Plättchen werden gerade ausgeteilt; warte darauf.",
  "It is not your turn.": "Du bist nicht dran.",
  "Only chance decides that.": "Darüber entscheidet nur der Zufall.",
};
