import type { ServerResponse } from 'node:http';
import type WebSocket from 'ws';
import type { BotCarrier, BotConnection, BotParting } from '../bots/bot-connection.ts';

/** A bot that lets this many bytes pile up does not read any more. */
const MAX_BACKLOG = 4_000_000;
/** How often a line is kept awake, in milliseconds. */
const BEAT = 15_000;
/** How long a bot may take to close its end, in milliseconds. */
const CLOSE_TIMEOUT = 1000;

/** Why a socket is closed, as codes of WebSockets. */
const codes: Readonly<Record<BotParting, number>> = {
  fault: 1008,
  closing: 1012,
  busy: 1013,
  replaced: 4000,
  revoked: 4001,
};

/** One message in each frame. */
export function socketCarrier(socket: WebSocket): BotCarrier {
  return {
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_BACKLOG) socket.terminate();
      else socket.send(JSON.stringify(message));
    },
    end(why) {
      socket.close(codes[why], why);
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref();
    },
  };
}

/**
 * Reads what a socket sends, and looks now and then whether anybody is there. Once a bot has done something wrong, nothing
 * more is read: what else has come by then is dropped without being looked at, and `onFault` is told.
 */
export function readSocket(socket: WebSocket, connection: BotConnection, onFault: () => void): void {
  let isThere = true;
  const heed = (line: string): boolean => {
    connection.receive(line);
    if (!connection.isFaulty) return true;
    for (const event of ['message', 'ping', 'pong'] as const) socket.removeAllListeners(event);
    socket.pause();
    onFault();
    return false;
  };
  socket.on('message', (data: Buffer) => heed(data.toString()));
  // An empty line counts as any other.
  socket.on('ping', (data: Buffer) => {
    if (heed('') && socket.readyState === socket.OPEN) socket.pong(data);
  });
  // One that nobody has asked for counts, too.
  socket.on('pong', () => {
    if (isThere) heed('');
    isThere = true;
  });
  const beat = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, BEAT).unref();
  socket.once('close', () => {
    clearInterval(beat);
    connection.leave();
  });
}

/** One message on each line of an answer that does not end. Empty lines keep it awake. */
export function streamCarrier(response: ServerResponse): BotCarrier {
  response.writeHead(200, {
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Cache-Control': 'no-store',
    // Some proxies would wait for the end of it.
    'X-Accel-Buffering': 'no',
  });
  const write = (line: string) => {
    if (response.writableLength > MAX_BACKLOG) response.destroy();
    else response.write(`${line}\n`);
  };
  const beat = setInterval(() => write(''), BEAT).unref();
  response.once('close', () => clearInterval(beat));
  return {
    send: message => write(JSON.stringify(message)),
    end: () => void response.end(),
  };
}
