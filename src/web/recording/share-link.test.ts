import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { tossing } from '../../engine/testing/tossing.ts';
import type { Entry } from '../../table/match.ts';
import { recordingFrom } from './recording.ts';
import { LONGEST_LINK, packLog, unpackLog } from './share-link.ts';
import { desert, played, resign } from './testing/played.ts';

const load = async (id: string) => (id === desert.id ? desert : undefined);
const recordingOf = (table: ReturnType<typeof played>) => recordingFrom(desert, table.match, table.entries);
const whole = played(5);
const word = await packLog(recordingOf(whole));
/** A link carries what happened, not which command brought it. */
const bare = (entries: readonly Entry[]) =>
  entries.map(entry => Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'command')));

test.each([2, 3, 4, 5])('a whole game for %i fits into a link and comes back the same', async seats => {
  const table = played(seats);
  const packed = await packLog(recordingOf(table));
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(LONGEST_LINK / 4);
  const read = await unpackLog(packed, load);
  expect(read).toMatchObject({ ok: true, match: table.match, over: true, entries: bare(table.entries) });
});

test('a running and a resigned game come back too', async () => {
  const table = played(2, 14);
  expect(await unpackLog(await packLog(recordingOf(table)), load)).toMatchObject({ ok: true, over: false });
  resign(table, 1);
  const read = await unpackLog(await packLog(recordingOf(table)), load);
  expect(read).toMatchObject({ ok: true, over: true, entries: bare(table.entries) });
});

test('what was done out of turn comes back as the seat that did it', async () => {
  const toy = tossing as unknown as Game;
  const match = {
    ...whole.match,
    game: toy.id,
    options: { rounds: 2, tied: 'all' },
    players: whole.match.players.slice(0, 2),
  };
  const moves = ['draw 4', 'draw 2', 'draw 3', 'draw 1', 'lay 4', 'lay 2', 'show 4', 'show 2', 'draw 1', 'draw 2'];
  const actors = [...Array(4).fill('chance'), 0, 1, ...Array(4).fill('chance')];
  const tossed = [
    ...moves.map((move, seq) => ({ seq, actor: actors[seq], move })),
    { seq: 10, actor: 0, move: 'toss 2' },
  ];
  const entries = [...tossed, { seq: 11, actor: 0, move: 'lay 3' }] as Entry[];
  const packed = await packLog(recordingFrom(toy, match, entries));
  expect(await unpackLog(packed, async () => toy)).toMatchObject({ ok: true, entries });
});

test('a link of another version is read if it replays', async () => {
  const table = played(2, 14, { version: 7 });
  expect(await unpackLog(await packLog(recordingOf(table)), load)).toMatchObject({ ok: true, match: { version: 7 } });
});

test('a match whose seed stays secret fits into a link too', async () => {
  const entries = whole.entries.map(entry => ('act' in entry ? { ...entry, seed: undefined } : entry)) as Entry[];
  const packed = await packLog(recordingFrom(desert, whole.match, entries));
  expect(await unpackLog(packed, load)).toMatchObject({
    ok: true,
    over: true,
    entries: bare(whole.entries.slice(0, -1)).concat([{ seq: whole.entries.length - 1, actor: 'host', act: 'reveal' }]),
  });
});

test('a damaged link is known as such', async () => {
  const character = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
  const damage = fc.record({ at: fc.nat(word.length - 1), by: fc.array(character, { maxLength: 4 }), cut: fc.nat(6) });
  await fc.assert(
    fc.asyncProperty(damage, async ({ at, by, cut }) => {
      const damaged = word.slice(0, at) + by.join('') + word.slice(at + cut);
      const read = await unpackLog(damaged, load);
      // The last character has bits that no byte uses: what changes those alone is no damage.
      expect(read.ok ? bare(read.entries) : read.kind).toEqual(read.ok ? bare(whole.entries) : 'unreadable');
    }),
    { numRuns: 300 },
  );
});

async function packedText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return Buffer.from(bytes).toString('base64url');
}

const head = { game: 'durch-die-wueste', version: 1, seats: 2, options: {} };

test.each<[string, string, string]>([
  ['no header', 'hello', 'unreadable'],
  ['another game', JSON.stringify({ ...head, game: 'chess' }), 'game'],
  ['other rules', `${JSON.stringify({ ...head, version: 2 })}\npass`, 'version'],
  ['seats', JSON.stringify({ ...head, seats: 7 }), 'seats'],
  ['options', JSON.stringify({ ...head, options: { chips: 'salty' } }), 'options'],
  ['players', JSON.stringify({ ...head, players: [1] }), 'players'],
  ['an illegal move', `${JSON.stringify(head)}\npass`, 'unreadable'],
  ['a seat that is not there', `${JSON.stringify(head)}\n!resign 2`, 'unreadable'],
  ['a seed too early', `${JSON.stringify(head)}\n!reveal ${'0'.repeat(64)}`, 'unreadable'],
  ['a seat that resigns twice', `${JSON.stringify({ ...head, seats: 3 })}\n!resign 1\n!resign 1`, 'unreadable'],
  ['an unknown act', `${JSON.stringify(head)}\n!dance 1`, 'unreadable'],
  ['more than any game', `${JSON.stringify(head)}\n${' '.repeat(600_000)}`, 'unreadable'],
])('a link that was made up is refused: %s', async (_, text, kind) => {
  expect(await unpackLog(await packedText(text), load)).toMatchObject({ ok: false, kind });
});

test('what is no packed log at all is refused', async () => {
  for (const nothing of ['', '???', 'AAAA', 'x'.repeat(5000)])
    expect(await unpackLog(nothing, load)).toMatchObject({ ok: false, kind: 'unreadable' });
});
