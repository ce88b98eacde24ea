import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { NOBODY } from '../../engine/game.ts';
import { beginDraft, type Draft, stateOf, withMove } from '../../table/draft.ts';
import { snapshotFor } from '../../table/table.ts';
import { desert, played } from '../recording/testing/played.ts';
import { HintController } from './hint-controller.ts';
import { FakePool } from './testing/thinker.ts';

const settled = () => new Promise(resolve => setTimeout(resolve));

/** A person whose turn it is, in a match in which so many moves were made. */
function sitDown({ patient = false, hints = true } = {}) {
  const table = played(2, 21);
  const seat = desert.actor(table.state);
  const draft = signal<Draft | undefined>(beginDraft(desert, snapshotFor(table, seat), seat));
  const past = signal<number | undefined>(undefined);
  const tried: string[] = [];
  const playMoves = (moves: readonly string[]) => {
    tried.push(...moves);
    const before = draft.peek()!;
    const next = withMove(before, desert.parse(stateOf(before), moves[0]));
    if (typeof next !== 'string') draft.value = next;
  };
  const pool = new FakePool(
    ({ view }) => {
      const s = desert.initial(2, table.match.options);
      s.bytes.set(view);
      const list = { items: new Int32Array(4), length: 0 };
      desert.moves(s, list);
      return [...list.items.subarray(0, 3)].map((move, i) => [desert.format(s, move), 0.5 - i / 10] as const);
    },
    { patient },
  );
  const refused = signal(true);
  const forgetRefusal = () => void (refused.value = false);
  const source = { draft, past, host: { match: table.match, hints }, playMoves, forgetRefusal };
  const hintController = new HintController(source, pool);
  return { table, seat, draft, past, tried, pool, refused, hintController };
}

test('where no hints are given nobody thinks about one', async () => {
  const { pool, hintController } = sitDown({ hints: false });
  hintController.toggle('key');
  expect(hintController.shown.value).toBe(false);
  expect(pool.asked).toHaveLength(0);
});

test('nobody thinks before a hint is asked for', async () => {
  const { pool, hintController } = sitDown();
  await settled();
  expect(pool.asked).toEqual([]);
  hintController.toggle('key');
  await settled();
  expect(pool.asked).toHaveLength(1);
  expect(hintController.hints.value).toHaveLength(3);
  expect(hintController.thinking.value).toBe(false);
});

test('what is found is said once for each time that somebody asks', async () => {
  const { hintController } = sitDown();
  hintController.toggle('key');
  await settled();
  expect(hintController.isToTell.value).toBe(true);
  hintController.choose(hintController.hints.value[0]);
  await settled();
  expect(hintController.hints.value).not.toEqual([]);
  expect(hintController.isToTell.value).toBe(false);
  hintController.toggle('key');
  hintController.toggle('key');
  await settled();
  expect(hintController.isToTell.value).toBe(true);
});

test('a hint that is asked for makes a refusal go, and closing it leaves one alone', () => {
  const { hintController, refused } = sitDown();
  hintController.toggle('pointer');
  expect(refused.value).toBe(false);
  refused.value = true;
  hintController.toggle('pointer');
  expect(refused.value).toBe(true);
});

test('the thinker sees what the person sees, drafted moves included', async () => {
  const { pool, hintController, draft, seat } = sitDown();
  hintController.toggle('pointer');
  await settled();
  hintController.choose(hintController.hints.value[0]);
  await settled();
  expect(pool.asked).toHaveLength(2);
  expect(pool.asked[1].view).toEqual(stateOf(draft.value!).bytes);
  expect(pool.asked[1].view).not.toEqual(pool.asked[0].view);
  expect(pool.asked.map(request => request.seat)).toEqual([seat, seat]);
});

test('a hint that is chosen is tried out, and marks nothing any more', async () => {
  const { hintController, tried } = sitDown();
  hintController.toggle('pointer');
  await settled();
  const [best] = hintController.hints.value;
  hintController.marked.value = best.move;
  hintController.choose(best);
  expect(tried).toEqual([best.move]);
  expect(hintController.marked.value).toBeUndefined();
});

test('a list that opens under somebody’s hand is filled, and then keeps still until the hand is off', async () => {
  const { hintController, pool } = sitDown({ patient: true });
  hintController.toggle('pointer');
  hintController.hold(true);
  pool.answerAll();
  await settled();
  expect(hintController.hints.value).toHaveLength(3);
  const found = hintController.hints.value;
  hintController.hints.value = found.toReversed();
  hintController.hold(false);
  expect(hintController.hints.value).toEqual(found);
});

test('the line on the board is the best one, or the one that somebody looks at', async () => {
  const { hintController } = sitDown();
  expect(hintController.lit()).toBeUndefined();
  hintController.toggle('pointer');
  await settled();
  const [best, second] = hintController.hints.value;
  expect(hintController.lit()).toBe(best);
  hintController.marked.value = second.move;
  expect(hintController.lit()).toBe(second);
});

test('there are no hints for a turn that is complete, in the past, or somebody else’s', async () => {
  const { hintController, draft, past, pool } = sitDown();
  past.value = 3;
  hintController.toggle('key');
  expect(hintController.shown.value).toBe(false);
  past.value = undefined;
  const own = draft.value!;
  draft.value = { ...own, game: { ...desert, actor: () => NOBODY } };
  hintController.toggle('key');
  expect(hintController.isOffered()).toBe(false);
  draft.value = undefined;
  hintController.toggle('key');
  await settled();
  expect(hintController.shown.value).toBe(false);
  expect(pool.asked).toEqual([]);
});

test('when the turn is over the hints go, and the next turn begins without them', async () => {
  const { hintController, draft } = sitDown();
  hintController.toggle('pointer');
  await settled();
  const own = draft.value;
  draft.value = undefined;
  expect(hintController.shown.value).toBe(false);
  expect(hintController.hints.value).toEqual([]);
  draft.value = own;
  await settled();
  expect(hintController.shown.value).toBe(false);
});

test('a turn that is complete sends the hints away, and taking it back does not call them again', async () => {
  const { hintController, draft } = sitDown();
  hintController.toggle('pointer');
  await settled();
  const open = draft.value!;
  draft.value = { ...open, game: { ...desert, actor: () => NOBODY } };
  expect(hintController.shown.value).toBe(false);
  draft.value = open;
  expect(hintController.shown.value).toBe(false);
});

test('stopping ends the thinking and keeps what was found', async () => {
  const { hintController } = sitDown({ patient: true });
  hintController.toggle('pointer');
  expect(hintController.thinking.value).toBe(true);
  hintController.stop();
  await settled();
  expect(hintController.thinking.value).toBe(false);
  expect(hintController.hints.value).toHaveLength(3);
});

test('an answer about a position that has passed is not shown', async () => {
  const { hintController, draft, pool } = sitDown({ patient: true });
  hintController.toggle('pointer');
  hintController.close();
  pool.answerAll();
  await settled();
  expect(hintController.hints.value).toEqual([]);
  hintController.toggle('pointer');
  draft.value = { ...draft.value! };
  expect(pool.asked).toHaveLength(3);
  hintController.leave();
  pool.answerAll();
  await settled();
  expect(hintController.hints.value).toEqual([]);
});
