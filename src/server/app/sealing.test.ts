import { afterAll, expect, test } from 'vitest';
import type { Reply, TableInfo } from '../../protocol/replies.ts';
import { sealOf } from '../../table/chance.ts';
import { protectionOf } from '../../table/fairness.ts';
import { matchFromRecord, recordFrom } from '../matches/table-record.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { begun, forTwo, guest, logOf, opened } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { nonce, type Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
let late = 0;
const server = await openTestServer({ file }, { now: () => Date.now() + late, env: { AWAY_AFTER_SECONDS: '0' } });
const { address, service } = server;
afterAll(async () => {
  await server.close();
  remove();
});

/** The table as a visitor was last told of it. */
function tableOf(visitor: Visitor, match: string): TableInfo {
  const told = visitor.replies.findLast(reply => reply.type === 'table' && reply.table.match === match);
  return (told as Extract<Reply, { type: 'table' }>).table;
}

async function until(visitor: Visitor, match: string, wanted: (table: TableInfo) => boolean): Promise<TableInfo> {
  await visitor.until(() => wanted(tableOf(visitor, match)));
  return tableOf(visitor, match);
}

async function matchOf(match: string) {
  return matchFromRecord(match, recordFrom((await service.store.load(match))!));
}

/** A person at a table, with a number under a seal. */
class Sealer {
  readonly nonce = nonce();
  readonly visitor: Visitor;
  readonly match: string;
  readonly seat: number;

  constructor(visitor: Visitor, match: string, seat: number) {
    this.visitor = visitor;
    this.match = match;
    this.seat = seat;
  }

  get seal(): string {
    return sealOf(this.match, this.seat, this.nonce);
  }

  sit(): Promise<Reply> {
    const { match, seat, seal } = this;
    return this.visitor.ask({ type: 'sit', match, seat, seal });
  }

  open(given = this.nonce): Promise<Reply> {
    const { match, seat } = this;
    return this.visitor.ask({ type: 'unseal', match, seat, nonce: given });
  }
}

/** Anna and Ben at a table, with their numbers sealed. */
async function sealed(wish: typeof forTwo | (Omit<typeof forTwo, 'pace'> & { pace: 'week' }) = forTwo) {
  const [anna, ben] = [await guest(address, 'Anna'), await guest(address, 'Ben')];
  const match = await opened(anna, wish);
  await anna.ask({ type: 'watch', match });
  await ben.ask({ type: 'watch', match });
  const sealers = [new Sealer(anna, match, 0), new Sealer(ben, match, 1)] as const;
  for (const sealer of sealers) expect(await sealer.sit()).toMatchObject({ type: 'done' });
  return { anna, ben, match, sealers };
}

test('no game begins without the numbers of those who are here', async () => {
  const anna = await guest(address, 'Anna');
  const alone = await opened(anna, { ...forTwo, chairs: [{ for: 'me' }, { for: 'bot', level: 'easy' }] });
  expect(await anna.ask({ type: 'start', match: alone })).toMatchObject({ type: 'refused', code: 'not-agreed' });

  const over = await begun(address);
  await over.anna.ask({ type: 'resign', match: over.match, seat: 0, base: logOf(over.anna, over.match).length });
  const { match = '' } = (await over.anna.ask({ type: 'rematch', match: over.match })) as { match?: string };
  expect(await over.anna.ask({ type: 'start', match })).toMatchObject({ type: 'refused', code: 'not-agreed' });
});

test('no number is seen before all are fixed, and the game begins with the last that is opened', async () => {
  const { anna, ben, match, sealers } = await sealed();
  const seals = sealers.map(({ seal }) => seal);
  await until(anna, match, ({ nonces }) => nonces.every(Boolean));
  expect(tableOf(anna, match)).toMatchObject({ nonces: seals, seals, stage: 'gathering' });
  expect(await anna.ask({ type: 'start', match })).toMatchObject({ type: 'done' });
  await until(ben, match, ({ opening }) => opening === true);
  expect(await sealers[0].open()).toMatchObject({ type: 'done' });
  await ben.ask({ type: 'watch', match });
  expect(JSON.stringify(ben.replies)).not.toContain(sealers[0].nonce);
  expect(await sealers[1].open()).toMatchObject({ type: 'done' });
  const playing = await until(ben, match, ({ stage }) => stage === 'playing');
  expect(playing).toMatchObject({ nonces: sealers.map(sealer => sealer.nonce), seals });
  expect(playing.opening).toBeUndefined();
  expect(protectionOf(await matchOf(match))).toEqual(['sealed', 'sealed']);
});

test('who has seen what the others opened can not choose another number', async () => {
  const { anna, match, sealers } = await sealed();
  await anna.ask({ type: 'start', match });
  await sealers[0].open();
  const chosen = nonce();
  expect(await sealers[1].open(chosen)).toMatchObject({ type: 'refused', code: 'unreadable' });
  const { seal } = new Sealer(sealers[1].visitor, match, 1);
  expect(await sealers[1].visitor.ask({ type: 'sit', match, seat: 1, seal })).toMatchObject({ type: 'done' });
  expect(await sealers[1].visitor.ask({ type: 'sit', match, seat: 1, nonce: chosen })).toMatchObject({ type: 'done' });
  expect(tableOf(sealers[1].visitor, match).seals).toEqual(sealers.map(sealer => sealer.seal));
  expect(await sealers[1].open()).toMatchObject({ type: 'done' });
  expect((await matchOf(match)).chance.nonces).toEqual(sealers.map(sealer => sealer.nonce));
});

test('a number that is not opened in time spoils all of them, and that is told', async () => {
  const { anna, match, sealers } = await sealed();
  await anna.ask({ type: 'start', match });
  await sealers[0].open();
  late += 16_000;
  const spoilt = await until(anna, match, table => table.spoilt === 1);
  expect(spoilt).toMatchObject({ stage: 'gathering', nonces: ['', ''], seals: ['', ''] });
  expect(spoilt.opening).toBeUndefined();
  // The number of the first is known by now.
  expect(await anna.ask({ type: 'start', match })).toMatchObject({ code: 'not-agreed' });
  const again = sealers.map(({ visitor, seat }) => new Sealer(visitor, match, seat));
  for (const sealer of again) await sealer.sit();
  await anna.ask({ type: 'start', match });
  for (const sealer of again) await sealer.open();
  expect((await matchOf(match)).chance).toMatchObject({ nonces: again.map(sealer => sealer.nonce), spoilt: 1 });
});

/** All seal anew, the game is to begin, and only the first opens. */
async function holdUp(match: string, visitors: readonly Visitor[]): Promise<void> {
  const sealers = visitors.map((visitor, seat) => new Sealer(visitor, match, seat));
  for (const sealer of sealers) await sealer.sit();
  await visitors[0].ask({ type: 'start', match });
  await sealers[0].open();
  late += 16_000;
}

test('who never opens their number loses the chair, can’t take it again, and the verdict tells of it', async () => {
  const { anna, ben, match } = await sealed();
  await holdUp(match, [anna, ben]);
  await until(anna, match, table => table.spoilt === 1);
  expect(tableOf(anna, match).chairs.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  await holdUp(match, [anna, ben]);
  const { chairs } = await until(anna, match, table => table.spoilt === 2);
  expect(chairs.map(({ name }) => name)).toEqual(['Anna', undefined]);
  const again = new Sealer(ben, match, 1);
  expect(await again.sit()).toMatchObject({ type: 'refused', code: 'closed' });

  const carla = await guest(address, 'Carla');
  await carla.ask({ type: 'watch', match });
  const sealers = [new Sealer(anna, match, 0), new Sealer(carla, match, 1)];
  for (const sealer of sealers) expect(await sealer.sit()).toMatchObject({ type: 'done' });
  await anna.ask({ type: 'start', match });
  for (const sealer of sealers) await sealer.open();
  expect((await matchOf(match)).chance).toMatchObject({ nonces: sealers.map(sealer => sealer.nonce), spoilt: 2 });
});

test('who opened the table and never opens their number loses it to the next', async () => {
  const { anna, ben, match } = await sealed();
  for (const times of [1, 2]) {
    const sealers = [anna, ben].map((visitor, seat) => new Sealer(visitor, match, seat));
    for (const sealer of sealers) await sealer.sit();
    await anna.ask({ type: 'start', match });
    await sealers[1].open();
    late += 16_000;
    await until(ben, match, table => table.spoilt === times);
  }
  expect(tableOf(ben, match)).toMatchObject({ hosting: true, chairs: [{}, { name: 'Ben' }] });
  expect(tableOf(ben, match).chairs[0].name).toBeUndefined();
});

test('who gets up while numbers are opened spoils them too', async () => {
  const { anna, ben, match, sealers } = await sealed();
  await anna.ask({ type: 'start', match });
  await sealers[0].open();
  expect(await ben.ask({ type: 'rise', match })).toMatchObject({ type: 'done' });
  expect(await until(anna, match, ({ spoilt }) => spoilt === 1)).toMatchObject({ nonces: ['', ''] });
});

test('with days for a turn, who is not here is left out before any number is seen', async () => {
  const { anna, ben, match, sealers } = await sealed({ ...forTwo, pace: 'week' });
  ben.vanish();
  await until(anna, match, ({ chairs }) => chairs[1]?.absent !== undefined);
  await anna.ask({ type: 'start', match });
  const opening = await until(anna, match, table => table.opening === true);
  expect(opening.seals).toEqual([sealers[0].seal, '']);
  await sealers[0].open();
  expect(protectionOf(await matchOf(match))).toEqual(['sealed', 'missing']);
});

test('a page from before there were seals plays, and its open number is said to be that', async () => {
  const { match } = await begun(address);
  const old = await matchOf(match);
  expect(old.chance.seals).toBeUndefined();
  expect(protectionOf(old)).toEqual(['open', 'open']);

  const [anna, ben] = [await guest(address, 'Anna'), await guest(address, 'Ben')];
  const mixed = await opened(anna);
  await anna.ask({ type: 'watch', match: mixed });
  const sealer = new Sealer(anna, mixed, 0);
  await sealer.sit();
  await ben.ask({ type: 'watch', match: mixed });
  await ben.ask({ type: 'sit', match: mixed, seat: 1, nonce: nonce() });
  await anna.ask({ type: 'start', match: mixed });
  await sealer.open();
  expect(protectionOf(await matchOf(mixed))).toEqual(['sealed', 'open']);
});

test('nothing of it was an error', () => {
  expect(server.errors).toEqual([]);
});
