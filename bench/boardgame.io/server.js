// boardgame.io's server, started as in its documentation: matches are kept in memory.
const { Server, Origins } = require('boardgame.io/server');
const { Harbour } = require('./game.js');

console.info = () => {};
process.on('disconnect', () => process.exit());
const server = Server({ games: [Harbour], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2])).then(() => process.send('open'));
