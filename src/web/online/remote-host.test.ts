import { expect, test } from 'vitest';
import { movesOf, SPECTATOR, type Viewer } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import { sameBytes } from '../../engine/state.ts';
import { loadGame } from '../../games/registry.ts';
import { testedGames } from '../../games/testing/games.ts';
import { entriesFor, isOver, resultOf, snapshotFor } from '../../table/table.ts';
import type { LogLine } from '../table/log-lines.ts';
import { readerOf } from '../table/match-reader.ts';
import { TableController } from '../table/table-controller.ts';
import { RemoteHost } from './remote-host.ts';
import { RemoteTable } from './remote-table.ts';
import { Elsewhere } from './testing/elsewhere.ts';

const desert = await loadGame('durch-die-wueste');
const kings = await loadGame('wuestenkoenige');

function visitTo(elsewhere: Elsewhere) {
  const remote = new RemoteTable(elsewhere, 'm1');
  const guest = new RemoteHost(elsewhere.table.game, remote, remote.table.value!);
  return { elsewhere, remote, guest };
}

const come = (game = desert, viewer: Viewer = 0) => visitTo(new Elsewhere(game, 2, viewer));

const firstMove = ({ table }: Elsewhere) => table.game.format(table.state, movesOf(table.game, table.state)[0]);

/** States are the same if their bytes are. */
const asRead = ({ before, ...line }: LogLine) => ({ ...line, before: before && [...before.bytes].join() });

for (const { id } of testedGames)
  for (const viewer of [1, SPECTATOR])
    test(`${id}, seat ${viewer}: a whole game is seen and told as at one’s own table`, async () => {
      const game = await loadGame(id);
      const { elsewhere, guest } = visitTo(new Elsewhere(game, game.seats.at(-1)!, viewer, `${id}${viewer}`));
      const own = readerOf(() => elsewhere.table);
      const random = seeded(`${id}${viewer}`);
      for (let turn = 0; !isOver(elsewhere.table); turn++) {
        elsewhere.playOne(random);
        if (turn % 5 > 0) continue;
        elsewhere.tell();
        const truth = snapshotFor(elsewhere.table, viewer);
        for (const { snapshot, lines, seenAfter } of [guest.reader, own]) {
          const seen = snapshot(viewer);
          expect(sameBytes(seen.state, truth.state)).toBe(true);
          expect({ ...seen, state: '' }).toEqual({ ...truth, state: '' });
          expect(lines(viewer)).toHaveLength(truth.entries.length);
          expect(sameBytes(seenAfter(turn, viewer), own.seenAfter(turn, viewer))).toBe(true);
        }
        expect(guest.length.value).toBe(truth.entries.length);
      }
      const { length } = elsewhere.table.entries;
      const told = own.lines(viewer);
      expect(guest.reader.lines(viewer).map(asRead)).toEqual(told.slice(0, guest.length.value).map(asRead));
      elsewhere.tell();
      expect(guest.length.value).toBe(length);
      expect(guest.whole.value?.entries).toEqual(elsewhere.table.entries);
      expect(guest.reader.result()).toEqual(resultOf(elsewhere.table));
      expect(guest.broken.value).toBeUndefined();
    });

test('a move is sent once however often it is asked for, and shown when the server tells it', async () => {
  const { elsewhere, guest } = come();
  const base = guest.length.value;
  const command = { type: 'play', id: 'twice', seat: 0, base, moves: [firstMove(elsewhere)] } as const;
  const answers = await Promise.all([guest.send(command), guest.send(command)]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  expect(elsewhere.asked).toHaveLength(1);
  expect(elsewhere.asked[0]).toMatchObject({ wish: { type: 'play', match: 'm1', seat: 0, base }, id: 'twice' });
  expect(guest.length.value).toBe(base + 1);
});

test('what the table refuses is answered with its rule, what the server refuses is told beside it', async () => {
  const { elsewhere, guest, remote } = come();
  const base = guest.length.value;
  const pass = { type: 'play', id: 'p', seat: 0, base, moves: ['pass'] } as const;
  expect(await guest.send(pass)).toMatchObject({ ok: false, code: 'forbidden', rule: expect.stringMatching(/^DW-/) });
  expect(remote.refusal.value).toBeUndefined();
  elsewhere.refusal = { code: 'too-fast' };
  expect(await guest.send({ ...pass, id: 'q' })).toMatchObject({ ok: true });
  expect(remote.refusal.value).toMatchObject({ code: 'too-fast' });
});

test('a draft outlives a line that is lost, and waits while a bot plays for its owner', () => {
  const { elsewhere, guest, remote } = come();
  const controller = new TableController(guest, () => false);
  controller.playMoves([firstMove(elsewhere)]);
  const tried = controller.draft.value?.moves;
  expect(tried).toHaveLength(1);
  elsewhere.send(elsewhere.shown(guest.length.value));
  expect(controller.draft.value?.moves).toEqual(tried);
  const { chairs } = elsewhere.info;
  elsewhere.info = { ...elsewhere.info, chairs: chairs.with(0, { ...chairs[0], away: true }) };
  elsewhere.send(elsewhere.shown(guest.length.value));
  expect(controller.draft.value).toBeUndefined();
  expect(guest.thinking.value).toBe(0);
  elsewhere.info = { ...elsewhere.info, chairs };
  elsewhere.send(elsewhere.shown(guest.length.value));
  expect(controller.draft.value).toBeDefined();
  expect(remote.table.value?.chairs[0]?.away).toBeUndefined();
});

test('who watches is asked for nothing, and among people nobody is given hints', () => {
  const { guest } = come(kings, SPECTATOR);
  expect(guest.reader.personToMove()).toBeUndefined();
  expect(guest.reader.handover(undefined)).toEqual({ viewer: SPECTATOR });
  expect(guest.hints).toBe(false);
});

test('a part of the log that is missing is asked for anew', () => {
  const { elsewhere, guest } = come();
  elsewhere.playOne(seeded('gap'));
  elsewhere.playOne(seeded('gap'));
  elsewhere.tell(elsewhere.table.entries.length - 1);
  expect(guest.length.value).toBe(elsewhere.table.entries.length);
  expect(guest.broken.value).toBeUndefined();
});

test('until the missing part has come, the board stays as it is, and it is asked for once', () => {
  const { elsewhere, guest } = come();
  elsewhere.playOne(seeded('before'));
  elsewhere.tell();
  const [known, { entries }] = [guest.length.value, guest.reader.snapshot(0)];
  const lengths: number[] = [];
  guest.length.subscribe(length => lengths.push(length));
  elsewhere.isSlow = true;
  const asked = elsewhere.watched;
  for (const words of ['gap', 'more']) {
    elsewhere.playOne(seeded(words));
    elsewhere.tell(known + 1);
  }
  expect([guest.length.value, elsewhere.watched - asked]).toEqual([known, 1]);
  expect(guest.reader.snapshot(0).entries).toEqual(entries);
  elsewhere.send(elsewhere.shown(0));
  expect(lengths).toEqual([known, elsewhere.table.entries.length]);
  // The next one that is missing is asked for again.
  elsewhere.playOne(seeded('again'));
  elsewhere.playOne(seeded('again'));
  elsewhere.tell(elsewhere.table.entries.length - 1);
  expect(elsewhere.watched - asked).toBe(2);
});

test('a log that does not follow the rules of this page is not shown', () => {
  const { elsewhere, guest } = come();
  const seq = guest.length.value;
  const entries = [{ seq, actor: 0, move: 'a camel sings' }];
  elsewhere.send({ type: 'news', match: 'm1', from: seq, entries, now: Date.now() });
  expect(guest.broken.value).toContain(`entry ${seq}`);
});

test('who becomes somebody else at the table sees with their eyes', () => {
  const { elsewhere, remote } = come(kings, SPECTATOR);
  const strangers = elsewhere.info;
  const become = (viewer: Viewer) => {
    elsewhere.viewer = viewer;
    const chairs = strangers.chairs.map((chair, seat) => (seat === viewer ? { ...chair, mine: true as const } : chair));
    elsewhere.info = { ...strangers, chairs };
    elsewhere.send(elsewhere.shown(0));
    expect(remote.viewer).toBe(viewer);
    expect(remote.log.value.entries).toEqual(entriesFor(elsewhere.table, viewer));
  };
  for (const viewer of [1, 0, SPECTATOR]) become(viewer);
});
