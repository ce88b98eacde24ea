import { connect, type Socket } from 'node:net';
import { introduce } from '../../../src/server/app/testing/visitor.ts';
import type { Scene } from '../scene.ts';
import type { Fault } from './fault.ts';

export const diskFull: Fault = {
  what: 'the disk is full, and room is made again',
  smallDisk: true,
  begin: ({ disk }) => disk.fill(),
  // PostgreSQL may have ended by itself when it finds no room for its log.
  meanwhile: scene => scene.says('full', 'store', 'bus'),
  async end(scene) {
    scene.disk.free();
    if (scene.settings.store === 'postgres') await scene.database.revive();
  },
};

const STRANGERS = 60;
/** How many of them a server has room for. */
const ROOM = 8;

const strangers = new WeakMap<Scene, readonly Socket[]>();

export const descriptors: Fault = {
  what: 'a server may open no more files and connections, and strangers come all the same',
  begin(scene) {
    const { server } = scene;
    server.limitDescriptors(ROOM);
    const { port, hostname } = new URL(server.address);
    const callers = Array.from({ length: STRANGERS }, () =>
      connect(Number(port), hostname).on('error', () => undefined),
    );
    strangers.set(scene, callers);
  },
  async meanwhile({ server, people }) {
    await server.usesUpDescriptors();
    await people.playOn(10);
  },
  async end(scene) {
    for (const stranger of strangers.get(scene) ?? []) stranger.destroy();
    scene.server.freeDescriptors();
    await introduce(scene.server.address, 'Clara');
  },
};
