// A boardgame.io server with tic-tac-toe and its default storage, in memory.
//
//     node server.mjs PORT
//
// It listens on 127.0.0.1 alone and writes one line, "ready PID PORT", when it does; port 0 takes a free one.
// The package file holds koa-compose back to 4.1.0: boardgame.io adds its lobby to the app after the app was composed,
// and from 4.2.0 on what is added later is not found.
import { createRequire } from 'node:module';
import { TicTacToe } from './game.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const port = Number(process.argv[2]);
if (!Number.isInteger(port)) {
  console.error('usage: node server.mjs PORT');
  process.exit(2);
}

// Its messages go to standard error, so that the one line stands alone.
console.log = console.error;

const server = Server({ games: [TicTacToe], origins: [] });
const { appServer } = await server.run({ port: { port, host: '127.0.0.1' } });
process.stdout.write(`ready ${process.pid} ${appServer.address().port}\n`);

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
