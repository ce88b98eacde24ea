// @ts-check
// A bot for Caravanserai that does something whenever it can, and anything of what it can do. It runs on plain Node.
// On a server: CARAVANSERAI_TOKEN=… node eager_bot.mjs http://localhost:8080, and behind that a table, if you like.
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

/** @typedef {import('../../src/protocol/bot-messages.ts').HostMessage} HostMessage */
/** @typedef {import('../../src/protocol/bot-messages.ts').BotMessage} BotMessage */
/** @typedef {Extract<HostMessage, { type: 'your turn' }>} Turn */

const [server, table] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.CARAVANSERAI_TOKEN}`, 'content-type': 'application/json' };
const stream = server && (await fetch(`${server}/api/bot/stream${table ? `?table=${table}` : ''}`, { headers }));
if (stream && !stream.ok) throw new Error(await stream.text());

/** @param {BotMessage} message */
const tell = async message => {
  const body = JSON.stringify(message);
  if (server) await fetch(`${server}/api/bot/answer`, { method: 'POST', headers, body });
  else process.stdout.write(`${body}\n`);
};

/** Put your own ideas here. The move has to be one of turn.legal. @param {Turn} turn */
function choose({ legal }) {
  const idle = ['pass', 'end', 'skip', 'stay', 'decline', 'leave', 'rest'];
  const busy = legal.filter(move => !idle.includes(move.split(' ')[0]));
  const moves = busy.length > 0 ? busy : legal;
  return moves[Math.floor(Math.random() * moves.length)];
}

for await (const line of createInterface({ input: stream ? Readable.from(stream.body ?? []) : process.stdin })) {
  /** @type {HostMessage | undefined} */
  const message = line === '' ? undefined : JSON.parse(line);
  if (message?.type === 'hello') await tell({ type: 'hello', protocol: message.protocol, name: 'eager in JavaScript' });
  if (message?.type === 'your turn')
    await tell({ type: 'move', match: message.match, base: message.base, move: choose(message) });
}
