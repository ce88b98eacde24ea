import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const HOUR = 3_600_000;
/** One after the other: nothing, a turn, and a whole game with days for each turn would be over. */
const jumps = [-HOUR, HOUR, 48 * HOUR];

export const kill: Fault = {
  what: 'a server is killed, and started again',
  begin: ({ server }) => server.kill(),
  meanwhile: async () => undefined,
  end: ({ server }) => server.start(),
};

export const stop: Fault = {
  what: 'a server is stopped by SIGSTOP for a while (--stop-seconds), and goes on',
  begin: ({ server }) => server.freeze(),
  meanwhile: ({ settings }) => pause(settings.stopSeconds * 1000),
  end: ({ server }) => server.goOn(),
};

export const clock: Fault = {
  what: 'the clock of a server jumps, an hour back, an hour or two days ahead, and is put right again',
  clocks: true,
  begin: ({ server, round }) => server.setClock(jumps[round % jumps.length]),
  meanwhile: ({ people }) => people.playOn(10),
  end: ({ server }) => server.setClock(0),
};
