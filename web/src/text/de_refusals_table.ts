// What a table says when it refuses something, whatever is played: the server's sentences, each with its German.
export const anyRefusals: Record<string, string> = {
  '"{text}" is not a move in the notation of this game.':
    "„{text}“ ist kein Zug in der Notation dieses Spiels.",
  "There is nothing to take back.": "Es gibt nichts zurückzunehmen.",
  "Something hidden or random was revealed; what led to it stands.":
    "Verdecktes oder Zufälliges kam ans Licht; was dazu geführt hat, bleibt bestehen.",
  "Another player made the last move.": "Den letzten Zug hat jemand anders gemacht.",
  "The turn is over.": "Der Zug ist zu Ende.",
  "The game is over; its last move stands.": "Das Spiel ist zu Ende; sein letzter Zug gilt.",
  "The game was ended, as somebody had gone.": "Das Spiel wurde beendet, weil jemand gegangen war.",
  "Nobody waits for a word of yours.": "Niemand wartet auf ein Wort von dir.",
  "It is not your turn; there is nothing to hint.": "Du bist nicht dran; da gibt es keinen Tipp.",
  "Only the host of the table can do this.": "Das kann nur, wer den Tisch eröffnet hat.",
  "You cannot send yourself away; leave instead.":
    "Dich selbst kannst du nicht wegschicken; verlass den Tisch.",
  "A bot sits there, and stays.": "Dort sitzt ein Bot, und er bleibt.",
  "The game is over.": "Das Spiel ist aus.",
  "At a rated table nobody is sent away after the first move.":
    "An einem gewerteten Tisch wird nach dem ersten Zug niemand mehr weggeschickt.",
  "The move could not be stored; try again.": "Der Zug ließ sich nicht speichern; versuche es noch einmal.",
  "Join a table first.": "Setz dich erst an einen Tisch.",
  "A spectator cannot act; join with the token of a seat.":
    "Wer zuschaut, kann nichts tun; komm mit dem Link eines Platzes.",
  "The host gave your seat away; you may watch.":
    "Der Gastgeber hat deinen Platz weitergegeben; du kannst zuschauen.",
  "Your leaving could not be stored; try again.":
    "Dein Weggehen ließ sich nicht speichern; versuche es noch einmal.",
  "This could not be stored; try again.": "Das ließ sich nicht speichern; versuche es noch einmal.",
  "A rematch follows when the game is over.": "Noch einmal gespielt wird, wenn das Spiel aus ist.",
  "The table could not be stored; try again.":
    "Der Tisch ließ sich nicht speichern; versuche es noch einmal.",
  "Your last question for a hint is not answered yet; wait for it.":
    "Deine letzte Frage nach einem Tipp ist noch nicht beantwortet; warte darauf.",
  "This token holds no seat of this table; join without one to watch.":
    "Zu diesem Link gehört kein Platz an diesem Tisch; ohne ihn kannst du zuschauen.",
  "Sign in to take your seat, or join with its token.":
    "Melde dich an, um deinen Platz einzunehmen, oder komm mit seinem Link.",
  "Your account does not hold this seat; join without one to watch.":
    "Dieser Platz gehört nicht zu deinem Konto; ohne ihn kannst du zuschauen.",
  "This table is rated; sign in to an account to take a seat.":
    "Dieser Tisch wird gewertet; melde dich mit einem Konto an, um einen Platz zu nehmen.",
  "This table is rated, and you have a seat; everybody has one.":
    "Dieser Tisch wird gewertet, und du hast schon einen Platz; mehr als einen hat niemand.",
  "The seat could not be stored; try again.": "Der Platz ließ sich nicht speichern; versuche es noch einmal.",
  "This was not heard; say it again.": "Das wurde nicht gehört; sag es noch einmal.",
  "The record is given out when the game is over.": "Die Aufzeichnung gibt es, sobald das Spiel zu Ende ist.",
};
