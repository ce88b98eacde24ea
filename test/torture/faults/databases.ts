import type { Fault } from './fault.ts';

const only = 'postgres';

export const databaseRestart: Fault = {
  what: 'PostgreSQL crashes, and is started again',
  only,
  begin: ({ database }) => database.crash(),
  meanwhile: scene => scene.says('store', 'bus'),
  end: ({ database }) => database.revive(),
};

export const databaseFailover: Fault = {
  what: 'PostgreSQL crashes for good, and its standby takes over',
  only,
  standby: true,
  async begin({ database }) {
    await database.addStandby();
    await database.crash();
  },
  meanwhile: scene => scene.says('store', 'bus'),
  async end({ database, toDatabase }) {
    await database.promote();
    toDatabase.leadTo(database.address);
  },
};
