// Why a move of rising is refused: the engine's sentences, each with its German.
export const risingRefusals: Record<string, string> = {
  "Dice are rolled, cards drawn or boards revealed now; wait for it.":
    "Gerade wird gewürfelt, gezogen oder aufgedeckt; warte darauf.",
  "Now {colours} decides; wait for it.": "Jetzt entscheidet {colours}; warte darauf.",
  "Nobody plays at that seat.": "An diesem Platz spielt niemand.",
  "There is no such thing in this game.": "So etwas gibt es in diesem Spiel nicht.",
  "The game is over.": "Das Spiel ist aus.",
  "This cannot be done now.": "Das geht jetzt nicht.",

  "The roll comes first: help it, or pass.": "Erst kommt der Wurf: Hilf nach oder verzichte.",
  "The cards drawn come first: keep one, put it under the deck, or pass.":
    "Erst kommen die gezogenen Karten: Behalte eine, lege sie unter den Stapel oder verzichte.",
  "You have too many cards: play or discard one first.":
    "Du hast zu viele Karten: Spiele erst eine oder wirf eine ab.",
  "A flood comes first: choose a peninsula.": "Erst kommt eine Flut: Wähle eine Halbinsel.",
  "You are asked for a card or power first: accept or pass.":
    "Erst wirst du nach einer Karte oder Fähigkeit gefragt: Nimm an oder verzichte.",
  "Name a colour first.": "Nenne erst eine Farbe.",
  "What is being resolved comes first; one of its moves is to be made.":
    "Erst kommt, was gerade ausgeführt wird; einer der Züge dafür ist zu machen.",

  "A component of type {letter} comes next that is not in the blueprint.":
    "Als Nächstes kommt ein Bauteil der Art {letter}, das noch nicht im Bauplan ist.",
  "The blueprint is complete.": "Der Bauplan ist vollständig.",
  "That artifact is not among the unused ones.": "Dieses Artefakt ist nicht unter den unbenutzten.",
  "That board is not in the stack.": "Diese Tafel ist nicht im Stapel.",
  "Choose one of the two boards revealed.": "Wähle eine der zwei aufgedeckten Tafeln.",
  "Choose one of the two artifacts revealed.": "Wähle eines der zwei aufgedeckten Artefakte.",
  "The next misfortune is known: {name}.": "Das nächste Unglück steht fest: {name}.",
  "No such misfortune is in the deck.": "Ein solches Unglück ist nicht im Stapel.",
  "No such misfortune is in the discards.": "Ein solches Unglück ist nicht in der Ablage.",
  "No tile is left there; choose a peninsula with one.":
    "Dort ist kein Plättchen mehr; wähle eine Halbinsel, die noch eines hat.",
  "The Storm Surge strikes another peninsula now.": "Die Sturmflut trifft jetzt eine andere Halbinsel.",
  "There is a barrier already; one per peninsula.":
    "Dort ist schon eine Barriere; jede Halbinsel hat höchstens eine.",
  "No tile is left there to protect.": "Dort ist kein Plättchen mehr zu schützen.",
  "The barrier is placed; this is not optional.": "Die Barriere muss gesetzt werden.",
  "There is no barrier on that peninsula.": "Auf dieser Halbinsel ist keine Barriere.",
  "No tile there is flooded.": "Dort ist kein Plättchen überflutet.",
  "The Astrologer moves first.": "Erst zieht der Astrologe.",
  "No such Atlantean stood with the Astrologer.": "Ein solcher Atlanter stand nicht beim Astrologen.",
  "Name another place than {place}.": "Nenne einen anderen Ort als diesen: {place}.",
  "You have no {piece} on {place}.": "Dort hast du niemanden dieser Art ({piece}): {place}.",
  "You do not have the card {name}.": "Du hast die Karte „{name}“ nicht.",
  "A player decides that, not chance.": "Darüber entscheidet ein Spieler, nicht der Zufall.",
  "Chance decides that.": "Darüber entscheidet der Zufall.",

  "One die is rolled here.": "Hier wird mit einem Würfel gewürfelt.",
  "Two dice are rolled here.": "Hier wird mit zwei Würfeln gewürfelt.",
  "Every die that is to be rolled shows a face, and no other.":
    "Jeder Würfel, der zu werfen ist, zeigt eine Seite, und kein anderer.",
  "There is only one die.": "Es gibt nur einen Würfel.",
  "This is not your die.": "Das ist nicht dein Würfel.",
  "In Blinding Fog no energy is put on dice.": "Im blendenden Nebel wird keine Energie auf Würfel gelegt.",
  "You have no energy.": "Du hast keine Energie.",
  "Only Tide Glass and Fortune Gyre help with a roll.":
    "Bei einem Wurf helfen nur Gezeitenglas und Glückskreisel.",
  "You do not hold the Tide Glass.": "Du hast das Gezeitenglas nicht.",
  "The Fortune Gyre is not built.": "Der Glückskreisel ist nicht gebaut.",
  "This was used in this round.": "Das wurde in dieser Runde schon genutzt.",
  "A die with something added to it is not rolled again.":
    "Ein Würfel, der erhöht wurde, wird nicht noch einmal geworfen.",
  "Name a die that was rolled.": "Nenne einen Würfel, der geworfen wurde.",
  "You have no Priest there.": "Du hast dort keinen Priester.",
  "The Priest has been used in this action.": "Der Priester wurde in dieser Aktion schon genutzt.",
  "Name the two in the order of their seats and kinds.":
    "Nenne die beiden in der Reihenfolge ihrer Plätze und Arten.",
  "Name two of the Atlanteans on the space.": "Nenne zwei der Atlanter auf dem Feld.",
  "Say whether you play the Cipher of Bounty.": "Sag, ob du die Chiffre der Fülle spielst.",
  "Take what the roll has won.": "Nimm, was der Wurf gewonnen hat.",
  "The roll wins {resource}.": "Der Wurf gewinnt etwas anderes: {resource}.",
  "The supply does not have so many.": "So viele sind nicht im Vorrat.",
  "That card is not the next of the deck.": "Diese Karte ist nicht die nächste des Stapels.",
  "That card was not drawn.": "Diese Karte wurde nicht gezogen.",
  "The rest goes under the deck.": "Der Rest kommt unter den Stapel.",
  "Keep a card first; this is not optional.": "Behalte erst eine Karte; das muss sein.",
  "The other cards are discarded.": "Die anderen Karten werden abgeworfen.",
  "Put the other cards under the deck.": "Lege die anderen Karten unter den Stapel.",
  "First discard one of the misfortunes.": "Wirf erst eines der Unglücke ab.",
  "Put the misfortunes on top of the deck.": "Lege die Unglücke auf den Stapel.",
  "That misfortune is not among those revealed.": "Dieses Unglück ist nicht unter den aufgedeckten.",
  "At least one swap is made.": "Mindestens einmal muss getauscht werden.",
  "Only ore, gold and crystal are swapped.": "Getauscht werden nur Erz, Gold und Kristall.",
  "Swap for another type.": "Tausche gegen einen anderen Rohstoff.",
  "You have no {resource}.": "Davon hast du nichts: {resource}.",
  "The supply has no {resource}.": "Davon ist nichts im Vorrat: {resource}.",
  "The Cipher of Radiance gives energy.": "Die Chiffre des Glanzes verteilt Energie.",
  "Give to another player.": "Gib einem anderen Spieler.",
  "It is ore, gold or crystal.": "Es muss Erz, Gold oder Kristall sein.",
  "No follower of that colour can come.": "Von dieser Farbe kann kein Gefolgsmann kommen.",
  "No follower of that colour is on the space.": "Auf dem Feld steht kein Gefolgsmann dieser Farbe.",

  "The {name} is not built.": "Noch nicht gebaut: {name}.",
  "The {name} has no action space.": "Hier gibt es kein Aktionsfeld: {name}.",
  "The {name} takes followers only.": "Hierher dürfen nur Gefolgsleute: {name}.",
  "The Automaton is not placed on a single component space.":
    "Der Automat wird nicht auf ein Bauteil mit nur einem Feld gesetzt.",
  "{place} is flooded; place on a tile that is not.":
    "Überflutet: {place}. Setze auf ein Plättchen, das es nicht ist.",
  "The Seafarer holds a flooded tile only of a peninsula that has an unflooded one.":
    "Der Seefahrer hält ein überflutetes Plättchen nur auf einer Halbinsel offen, die noch ein trockenes hat.",
  "Atlanteans are placed in the Place phase.": "Atlanter werden in der Phase Einsetzen eingesetzt.",
  "You have no {piece} in your pool.": "Niemand dieser Art ist in deinem Vorrat: {piece}.",
  "In Cities two Atlanteans act together.": "In den Städten handeln zwei Atlanter gemeinsam.",
  "No follower of their colours is left in the supply.": "Im Vorrat ist kein Gefolgsmann ihrer Farben mehr.",
  "A misfortune forbids actions there in this round.":
    "Ein Unglück verbietet dort in dieser Runde alle Aktionen.",
  "{place} is flooded, and the Seafarer does not hold it open.":
    "Überflutet: {place}. Auch der Seefahrer hält es nicht offen.",
  "The library deck is empty.": "Der Bibliotheksstapel ist leer.",
  "You have no ore to turn into Atlantium.": "Du hast kein Erz, aus dem Atlantium werden könnte.",
  "No Atlantium is left.": "Es ist kein Atlantium mehr da.",
  "On the {name} two Atlanteans act together.": "Hier handeln zwei Atlanter gemeinsam: {name}.",
  "Nothing can come of an action on the {name} now.": "Eine Aktion hier brächte jetzt nichts: {name}.",
  "Atlanteans act in the Take Actions phase.": "Atlanter handeln in der Phase Aktionen.",
  "The Automaton takes no action.": "Der Automat führt keine Aktion aus.",
  "Your {piece} on {place} has acted in this round.":
    "Wer dort steht ({piece}), hat in dieser Runde schon gehandelt: {place}.",
  "On a build space pledge for a component.": "Auf einem Bauplatz gibst du für ein Bauteil.",
  "This power is used when it is asked for, not in an open moment.":
    "Diese Fähigkeit wird genutzt, wenn danach gefragt wird, nicht zwischendurch.",
  "You do not hold the {name}.": "Das hast du nicht: {name}.",
  "The {name} was used in this round.": "In dieser Runde schon genutzt: {name}.",
  "You have nothing to swap for what the supply holds.":
    "Du hast nichts, was du gegen den Vorrat tauschen könntest.",
  "You have no other card {name} to discard.": "Du hast keine andere Karte „{name}“ zum Abwerfen.",
  "The supply has no energy to take for it.": "Im Vorrat ist keine Energie, die du dafür nehmen könntest.",
  "Ready is said in Place and in Actions.": "Bereit meldet man sich beim Einsetzen und bei den Aktionen.",
  "You have said that you are ready.": "Du hast dich schon bereit gemeldet.",
  "Place what is in your pool first.": "Setze erst ein, was in deinem Vorrat ist.",
  "Misfortunes are drawn in their phase.": "Unglücke werden in ihrer Phase gezogen.",
  "Now {colours} draws.": "Jetzt zieht {colours}.",
  "There are only {n} build spaces.": "Es gibt nur {n} Bauplätze.",
  "The Automaton is placed only where another Atlantean stands.":
    "Der Automat kommt nur dorthin, wo schon ein anderer Atlanter steht.",
  "No space is empty on {place}.": "Hier ist kein Feld mehr frei: {place}.",
  "An artifact works while you hold it; it is not played.":
    "Ein Artefakt wirkt, solange du es hast; es wird nicht gespielt.",
  "{name} interrupts: you are asked when it can be played.":
    "„{name}“ unterbricht: Du wirst gefragt, wenn die Karte gespielt werden kann.",
  "{name} is played in Place only.": "„{name}“ wird nur beim Einsetzen gespielt.",
  "{name} would change nothing now.": "„{name}“ würde jetzt nichts ändern.",
  "Chance decides that, and not now.": "Darüber entscheidet der Zufall, und nicht jetzt.",
  "A player decides now, not chance.": "Jetzt entscheidet ein Spieler, nicht der Zufall.",
  "Nobody asks for that now.": "Danach fragt jetzt niemand.",

  "The {name} have no tile left to protect.": "Dort ist kein Plättchen mehr zu schützen: {name}.",
  "The {name} have a barrier.": "Dort ist schon eine Barriere: {name}.",
  "No barrier is left in the supply.": "Im Vorrat ist keine Barriere mehr.",
  "Barriers and unflooding are paid with energy.": "Barrieren und Trockenlegen zahlt man mit Energie.",
  "Components are built in the Take Actions phase.": "Bauteile werden in der Phase Aktionen gebaut.",
  "A component was built at this space in this phase.":
    "An diesem Bauplatz wurde in dieser Phase schon ein Bauteil gebaut.",
  "You have no Atlantean on that build space.": "Du hast keinen Atlanter auf diesem Bauplatz.",
  "The Power Core is built when all others stand.": "Der Kraftkern wird gebaut, wenn alle anderen stehen.",
  "The {name} is not in the blueprint.": "Nicht im Bauplan: {name}.",
  "The {name} stands already.": "Schon gebaut: {name}.",
  "Another component is named at this space.": "An diesem Bauplatz ist ein anderes Bauteil genannt.",
  "The {name} is named at another space.": "An einem anderen Bauplatz genannt: {name}.",
  "Components are paid with resources, not with energy.":
    "Bauteile zahlt man mit Rohstoffen, nicht mit Energie.",
  "No {resource} is missing for it.": "Davon fehlt dafür nichts: {resource}.",
  "You do not hold the Mason's Square.": "Du hast den Winkel des Maurers nicht.",
  "The Mason's Square was used in this round.": "Der Winkel des Maurers wurde in dieser Runde schon genutzt.",
  "You do not have 2 energy.": "Du hast keine 2 Energie.",
  "Purchases are made in Place and in Actions.": "Gekauft wird beim Einsetzen und bei den Aktionen.",
  "You have pledged nothing for that.": "Dafür hast du nichts gegeben.",
  "You took back your pledge for that; it is not renewed in this phase.":
    "Du hast deine Gabe dafür zurückgenommen; in dieser Phase kannst du sie nicht erneuern.",
};
