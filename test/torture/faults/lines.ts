import { setTimeout as pause } from 'node:timers/promises';
import type { Gate } from '../../../src/server/store/testing/gate.ts';
import type { Scene } from '../scene.ts';
import type { Fault } from './fault.ts';

/** Milliseconds: as from the other end of the world. */
const DELAY = 150;
/** Within one house a tenth of that is much. */
const DELAY_INSIDE = 15;

type Way = (scene: Scene) => Gate;

const toServer: Way = scene => scene.gate;
const toDatabase: Way = scene => scene.toDatabase;

/** Resolves when connections have suffered from it. */
async function spoils(gate: Gate, connections: number): Promise<void> {
  const target = gate.spoilt + connections;
  while (gate.spoilt < target) await pause(5);
}

/** A fault of a line that nobody gets through while it lasts: it lasts until some have tried. */
function broken(what: string, way: Way, spoil: (gate: Gate) => void): Fault {
  return {
    what,
    begin: scene => spoil(way(scene)),
    meanwhile: scene => spoils(way(scene), 2),
    end: scene => way(scene).mend(),
  };
}

function slow(what: string, way: Way, delay: number): Fault {
  return {
    what,
    begin: scene => way(scene).delay(delay),
    meanwhile: ({ people }) => people.playOn(10),
    end: scene => way(scene).mend(),
  };
}

export const cut = broken('pages are cut off from a server', toServer, gate => gate.cut());
export const halve = broken('half of a message arrives, then the line is cut', toServer, gate => gate.halve());
export const mute = broken('what pages send arrives, the answers do not', toServer, gate => gate.mute());
export const delay = slow('everything between pages and a server takes longer', toServer, DELAY);

const only = 'postgres';

/** Servers know why they can't be used. */
const silent = (scene: Scene): Promise<void> => scene.says('store', 'bus');

export const databaseCut: Fault = {
  ...broken('servers are cut off from PostgreSQL', toDatabase, gate => gate.cut()),
  only,
  meanwhile: silent,
};
export const databaseHalve: Fault = {
  ...broken('half of a message to or from PostgreSQL arrives, then the line is cut', toDatabase, gate => gate.halve()),
  only,
};
export const databaseMute: Fault = {
  ...broken('PostgreSQL hears servers, and is not heard', toDatabase, gate => gate.mute()),
  only,
  meanwhile: silent,
};
export const databaseDelay: Fault = {
  ...slow('everything between servers and PostgreSQL takes longer', toDatabase, DELAY_INSIDE),
  only,
};
