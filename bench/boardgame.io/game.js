// Two players take turns putting a card from their hand on a board of 100 cells: about as much to check, store and send
// as a move of Atlantis. A turn is one move; the game never ends.
exports.Harbour = {
  name: 'harbour',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    cells: Array.from({ length: 100 }, (_, i) => ({ kind: ['rock', 'land', 'water'][i % 3], card: null })),
    hands: { 0: [1, 2, 3, 4, 5, 6, 7, 8], 1: [1, 2, 3, 4, 5, 6, 7, 8] },
    scores: { 0: 0, 1: 0 },
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, cell, card) => {
      const legal = G.cells.map((one, i) => i).filter((i) => G.cells[i].card !== card);
      if (!legal.includes(cell) || !G.hands[playerID].includes(card)) return 'INVALID_MOVE';
      G.cells[cell].card = card;
      G.scores[playerID] += card;
    },
  },
};
