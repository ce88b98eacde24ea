import type { NewDevice, StoredDevice } from './port.ts';
import type { SqlRow, SqlStatement } from './sql-engine.ts';

/** Of the table of devices: each is known by the hash of its secret. */
export function deviceInsert(person: string, { secret, since, label, guarded }: NewDevice): SqlStatement {
  return {
    text: 'INSERT INTO secrets (hash, person, since, seen, label, guarded) VALUES ($1, $2, $3, $3, $4, $5)',
    values: [secret, person, since, label, guarded ? 1 : 0],
  };
}

export function deviceFrom({ hash, since, seen, label, guarded }: SqlRow): StoredDevice {
  return {
    secret: hash as string,
    since: (since ?? undefined) as number | undefined,
    seen: (seen ?? undefined) as number | undefined,
    label: (label ?? undefined) as string | undefined,
    guarded: guarded === 1,
  };
}
