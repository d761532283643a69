// Players for a boardgame.io server: its own Client over its own socket.io transport, two for each match.
//
//     node load.mjs URL [--matches N] [--seconds S] [--warm-up S] [--one-game] [--pid SERVER_PID]
//
// Each player moves as soon as a state arrives in which it is its turn, taking a free cell at random. A finished match
// is followed by a new one, made and joined through the lobby's REST API; both players keep their connections. Only
// what happens after the warm-up counts. The latency of a move is the time from the call in the mover's client until
// the server's state with that move is there, in the mover's own client (`own`) and in the other player's (`other`).
// With the server's process id, the CPU seconds that it spends meanwhile are measured too. With --one-game all players
// are connected before the first choice, each match is played once, and nothing but its moves is measured. The result
// is one JSON object on standard output.
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { TicTacToe } from './game.mjs';

const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    'warm-up': { type: 'string', default: '3' },
    'one-game': { type: 'boolean', default: false },
    pid: { type: 'string' },
  },
});
const [url] = positionals;
const count = Number(values.matches);
const seconds = Number(values.seconds);
const warmUp = Number(values['warm-up']);
const oneGame = values['one-game'];
if (!url || !(count > 0) || !(seconds > 0)) {
  console.error('usage: node load.mjs URL [--matches N] [--seconds S] [--warm-up S] [--one-game] [--pid SERVER_PID]');
  process.exit(2);
}

const lobby = new LobbyClient({ server: url });
const now = () => performance.now();

let counting = false;
let over = false;
let moves = 0;
let finished = 0;
const own = [];
const other = [];

/** Two players who play one match after another. */
class Pair {
  constructor() {
    this.clients = [];
    // The moves of this match by the number of the state they lead to: who made it and when.
    this.made = new Map();
    this.last = now();
  }

  async create() {
    const { matchID } = await lobby.createMatch(TicTacToe.name, { numPlayers: 2 });
    const seats = await Promise.all(['0', '1'].map((playerID) => lobby.joinMatch(TicTacToe.name, matchID, { playerID, playerName: playerID })));
    return { matchID, credentials: seats.map((seat) => seat.playerCredentials) };
  }

  async start() {
    const match = await this.create();
    for (const seat of [0, 1]) {
      const client = Client({
        game: TicTacToe,
        multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } }),
        matchID: match.matchID,
        playerID: String(seat),
        credentials: match.credentials[seat],
        debug: false,
      });
      this.clients.push(client);
      // What the client shows of its own move before the server has answered does not come this way.
      const notify = client.transport.notifyClient.bind(client.transport);
      client.transport.notifyClient = (data) => {
        notify(data);
        if (data.type === 'update' || data.type === 'patch' || data.type === 'sync') this.arrived(seat, data);
      };
    }
    for (const client of this.clients) client.start();
  }

  arrived(seat, data) {
    const client = this.clients[seat];
    if (over || data.args[0] !== client.matchID) return;
    const state = client.getState();
    if (state === null) return;
    const move = this.made.get(state._stateID);
    if (move !== undefined && data.type !== 'sync') {
      const mine = seat === move.seat;
      if (counting) (mine ? own : other).push(now() - move.at);
      if (counting && mine) moves += 1;
      if (mine && state.ctx.gameover !== undefined) {
        if (counting) finished += 1;
        if (!oneGame) this.renew().catch(fail);
      }
    }
    this.move(seat, state);
  }

  move(seat, state) {
    if (state === null || (oneGame && !counting)) return;
    if (state.ctx.gameover !== undefined || state.ctx.currentPlayer !== String(seat)) return;
    // A state may arrive twice, by an update and by a sync.
    if (this.made.has(state._stateID + 1)) return;
    const free = [];
    for (let cell = 0; cell < 9; cell += 1) if (state.G.cells[cell] === null) free.push(cell);
    this.last = now();
    this.made.set(state._stateID + 1, { seat, at: this.last });
    this.clients[seat].moves.mark(free[Math.floor(Math.random() * free.length)]);
  }

  async renew() {
    const match = await this.create();
    if (over) return;
    this.made.clear();
    this.clients.forEach((client, seat) => {
      // Both are read when the match is changed.
      client.credentials = match.credentials[seat];
      client.transport.credentials = match.credentials[seat];
      client.updateMatchID(match.matchID);
    });
  }

  stop() {
    for (const client of this.clients) client.stop();
  }
}

function fail(error) {
  if (over) return;
  console.error(error);
  process.exit(1);
}

/** The CPU seconds that a process has spent so far. */
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    const [rest, fraction] = execFileSync('ps', ['-o', 'time=', '-p', pid], { encoding: 'utf8' }).trim().split('.');
    return rest.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0) + Number(`0.${fraction ?? 0}`);
  }
}

function quantile(sorted, part) {
  return sorted.length ? Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] * 1000) / 1000 : null;
}

function quantiles(times) {
  const sorted = times.sort((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99) };
}

const pause = (length) => new Promise((resolve) => setTimeout(resolve, length * 1000));
let ticks = 100;
try {
  ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
} catch {
  // Linux has had a hundred for a long time.
}

const pairs = Array.from({ length: count }, () => new Pair());
// A few at a time, so that the start is no burst.
for (let first = 0; first < count; first += 20) await Promise.all(pairs.slice(first, first + 20).map((pair) => pair.start()));
await pause(warmUp);

const serverBefore = values.pid ? cpuOf(values.pid) : 0;
const ownBefore = process.cpuUsage();
const began = now();
counting = true;
if (oneGame) {
  for (const pair of pairs) for (const seat of [0, 1]) pair.move(seat, pair.clients[seat].getState());
  while (finished < count && now() - began < 1000 * seconds) await pause(0.005);
} else {
  await pause(seconds);
}
counting = false;
const spent = (now() - began) / 1000;
const serverCpu = values.pid ? cpuOf(values.pid) - serverBefore : null;
const used = process.cpuUsage(ownBefore);
const clientCpu = (used.user + used.system) / 1e6;
over = true;

const latency = quantiles(own);
const round = (value) => Math.round(value * 1000) / 1000;
process.stdout.write(`${JSON.stringify({
  matches: count,
  moves,
  games: finished,
  stalled: pairs.filter((pair) => now() - pair.last > 5000).length,
  seconds: round(spent),
  moves_per_s: round(moves / spent),
  p50_ms: latency.p50,
  p95_ms: latency.p95,
  latency_ms: { own: latency, other: quantiles(other) },
  server_cpu_s: serverCpu === null ? null : round(serverCpu),
  moves_per_server_cpu_s: serverCpu ? round(moves / serverCpu) : null,
  client_cpu_s: round(clientCpu),
})}\n`);
for (const pair of pairs) pair.stop();
process.exit(0);
