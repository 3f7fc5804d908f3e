// The same load as bench_load, for boardgame.io's server.
//   node load.js [tables] [rate: moves per second, 0 for full speed] [seconds]
const { fork } = require('node:child_process');
const { randomUUID } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { io } = require('socket.io-client');

const [tables, rate, seconds] = [200, 0, 10].map((usual, i) => Number(process.argv[2 + i] ?? usual));
const port = 38471;
const url = `http://127.0.0.1:${port}`;
const figures = { counting: false, accepted: 0, toMover: [], toOthers: [] };

class Table {
  constructor(period, first) {
    Object.assign(this, { period, due: first, inFlight: null, turn: null, playing: false });
  }

  // A match is created when first requested.
  async open() {
    this.matchID = randomUUID();
    for (const playerID of ['0', '1']) await this.seat(playerID);
  }

  seat(playerID) {
    const socket = io(`${url}/harbour`, { transports: ['websocket'], forceNew: true });
    socket.on('update', (_, state) => this.sees(playerID, state, socket));
    return new Promise((done) => {
      socket.on('sync', (_, info) => {
        this.sees(playerID, info.state, socket);
        done();
      });
      socket.on('connect', () => socket.emit('sync', this.matchID, playerID, undefined, 2));
    });
  }

  sees(playerID, state, socket) {
    if (this.inFlight && state._stateID > this.inFlight.stateID) {
      const time = performance.now() - this.inFlight.time;
      const mine = this.inFlight.playerID === playerID;
      if (figures.counting) (mine ? figures.toMover : figures.toOthers).push(time);
      if (figures.counting && mine) figures.accepted += 1;
      if (--this.inFlight.unseen === 0) this.inFlight = null;
    }
    if (state.ctx.currentPlayer === playerID) this.turn = { playerID, stateID: state._stateID, cells: state.G.cells, socket };
    if (this.playing && !this.inFlight) this.takeTurn();
  }

  takeTurn() {
    if (!this.turn) return;
    const wait = this.due - performance.now();
    if (wait > 0) setTimeout(() => this.send(), wait);
    else this.send();
  }

  send() {
    const { playerID, stateID, cells, socket } = this.turn;
    this.turn = null;
    const time = performance.now();
    this.due = Math.max(this.due + this.period, time);
    this.inFlight = { stateID, time, playerID, unseen: 2 };
    const cell = Math.floor(Math.random() * cells.length);
    const args = [cell, 1 + ((cells[cell].card ?? Math.floor(Math.random() * 8)) % 8)];
    const payload = { type: 'put', args, playerID };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.matchID, playerID);
  }
}

const percentile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0;
const sleep = (time) => new Promise((done) => setTimeout(done, time));
const residentMegabytes = (process) =>
  (Number(readFileSync(`/proc/${process.pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6;

const main = async () => {
  const server = fork(path.join(__dirname, 'server.js'), [String(port)], { env: { ...process.env, NODE_ENV: 'production' } });
  await new Promise((done) => server.once('message', done));
  const empty = residentMegabytes(server);
  const period = rate > 0 ? (1000 * tables) / rate : 0;
  const all = [];
  for (let i = 0; i < tables; i += 1) {
    all.push(new Table(period, performance.now() + (period * i) / tables));
    await all[i].open();
  }
  console.log(`boardgame.io: ${tables} tables of 2 seats, ${rate > 0 ? `${rate} a second asked for` : 'at full speed'}`);
  console.log(`boardgame.io: server memory ${empty.toFixed(1)} MB empty, ${residentMegabytes(server).toFixed(1)} MB with the tables open`);
  for (const table of all) {
    table.playing = true;
    table.takeTurn();
  }
  await sleep(2000);
  figures.counting = true;
  const start = performance.now();
  await sleep(seconds * 1000);
  figures.counting = false;
  const took = (performance.now() - start) / 1000;
  console.log(`boardgame.io: ${(figures.accepted / took).toFixed(0)} moves per second, kept in memory only`);
  for (const [name, times] of [['acknowledgement', figures.toMover], ["the other's view", figures.toOthers]])
    console.log(`boardgame.io: from a move to ${name}: p50 ${percentile(times, 0.5).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms`);
  server.kill();
  process.exit(0);
};
main();
