import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { asideIn } from '../src/engine/asides.ts';
import { type Game, movesOf, NOT_A_MOVE } from '../src/engine/game.ts';
import { readOptions } from '../src/engine/options.ts';
import { seeded } from '../src/engine/random.ts';
import type { AnyState } from '../src/engine/state.ts';
import { type GameId, gameIds, isGameId, loadGame } from '../src/games/registry.ts';
import type { Command, Entry, Match } from '../src/table/match.ts';
import { isOver, openTable, resultOf, submit, type Table } from '../src/table/table.ts';
import { readBundle } from '../src/web/recording/bundle.ts';
import { type FileReading, type ReadLog, readLog } from '../src/web/recording/game-file.ts';
import { unpackLog } from '../src/web/recording/share-link.ts';

/**
 * Matches of earlier versions, in `golden/`. They were written by the program of their day and are never written anew:
 * whatever becomes of a game, these have to replay to the same end and to go on by the rules they began with.
 *
 * A `.log` holds what a share link packs, an `.end` what it led to; a `.link` and a `.jsonl` are such a log as the page
 * gave it away, and `device.jsonl` is all that lay on a device.
 */
const folder = new URL('golden/', import.meta.url);

const load = async (id: string) => (isGameId(id) ? loadGame(id) : undefined);

const drawings = import.meta.glob<{ drawPosition(s: AnyState): string }>('../src/games/*/text/position.ts', {
  eager: true,
});

interface End {
  readonly entries: number;
  readonly over: boolean;
  /** A fingerprint of every list of legal moves on the way. */
  readonly legal: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly breakdown: readonly object[];
}

const textOf = (path: string) => readFileSync(new URL(path, folder), 'utf8').trimEnd();

function namesOf(game: string, ending: string): string[] {
  const files = readdirSync(new URL(`${game}/`, folder)).filter(name => name.endsWith(`.${ending}`));
  return files.map(name => name.slice(0, -ending.length - 1));
}

function endOf(path: string): { end: End; position: string } {
  const [first, ...rest] = textOf(`${path}.end`).split('\n');
  return { end: JSON.parse(first) as End, position: rest.join('\n') };
}

async function found(reading: Promise<FileReading>): Promise<ReadLog> {
  const read = await reading;
  if (!read.ok) throw new Error(`${read.kind}, line ${read.line}: ${read.found}`);
  return read;
}

/** A log is what a link holds once it is unpacked. */
function logOf(path: string): Promise<ReadLog> {
  return found(unpackLog(deflateSync(textOf(`${path}.log`)).toString('base64url'), load));
}

function expectEnd(path: string, table: Table): void {
  const { end, position } = endOf(path);
  const { entries, over, scores, winners, breakdown, legal } = end;
  expect(resultOf(table)).toEqual({ scores, winners, breakdown });
  expect({ entries: table.entries.length, over: isOver(table) }).toEqual({ entries, over });
  const { drawPosition } = drawings[`../src/games/${table.game.id}/text/position.ts`];
  expect(drawPosition(table.state).trimEnd()).toBe(position);
  expect(fingerprintOf(table.game, table.match, table.entries)).toBe(legal);
}

function fingerprintOf(game: Game, match: Match, entries: readonly Entry[]): string {
  const hash = createHash('sha256');
  const s = game.initial(match.players.length, readOptions(game.options, match.options));
  for (const entry of entries) {
    if (!('move' in entry)) continue;
    const texts = movesOf(game, s).map(move => game.format(s, move));
    hash.update(`${texts.join('\n')}\n\n`);
    const aside = asideIn(game, s, entry);
    game.apply(s, aside === NOT_A_MOVE ? game.parse(s, entry.move) : aside);
  }
  return hash.digest('hex').slice(0, 32);
}

/** What a seat said, as it would say it again. */
function commandOf({ game, state }: Table, entry: Entry, base: number): Command | undefined {
  if (typeof entry.actor !== 'number') return undefined;
  const head = { id: `again ${entry.seq}`, seat: entry.actor, base };
  if ('act' in entry) return { type: 'resign', ...head };
  const isAside = asideIn(game, state, entry) !== NOT_A_MOVE;
  return isAside ? { type: 'aside', ...head, move: entry.move } : { type: 'play', ...head, moves: [entry.move] };
}

const bare = (entry: Entry) => ('move' in entry ? { actor: entry.actor, move: entry.move } : { act: entry.act });

/** The seats do again what they did; chance has to follow by itself. */
function expectToGoOn(table: Table, entries: readonly Entry[]): void {
  for (const entry of entries.slice(table.entries.length)) {
    if (entry.seq < table.entries.length) continue;
    const command = commandOf(table, entry, table.entries.length);
    expect(command && submit(table, command), JSON.stringify(entry)).toMatchObject({ ok: true });
  }
  expect(table.entries.map(bare)).toEqual(entries.map(bare));
}

/** Where seats were to move: a match is never kept in the middle of a draw. */
function cutsOf(entries: readonly Entry[]): number[] {
  const own = entries.filter(entry => typeof entry.actor === 'number').map(({ seq }) => seq);
  return [0.1, 0.4, 0.7, 0.99].map(part => own[Math.floor(own.length * part)]);
}

function playSomeMoves(table: Table, moves: number): void {
  const { game } = table;
  const random = seeded('golden');
  for (let i = 0; i < moves && !isOver(table); i++) {
    const legal = movesOf(game, table.state);
    const move = game.format(table.state, legal[random.below(legal.length)]);
    const seat = game.actor(table.state);
    const base = table.entries.length;
    expect(submit(table, { type: 'play', id: `on ${i}`, seat, base, moves: [move] })).toMatchObject({ ok: true });
    expect(game.check(table.state)).toBeUndefined();
  }
}

/** A match as stores keep it: with the options that were written down then, and no others. */
function storedMatch({ match }: ReadLog, path: string): Match {
  const header = JSON.parse(textOf(`${path}.log`).split('\n')[0]) as Match;
  return { ...match, options: header.options };
}

describe.each(gameIds)('%s', (id: GameId) => {
  test('every number of seats is there, and a match that is still on', async () => {
    const ends = namesOf(id, 'log').map(name => endOf(`${id}/${name}`).end);
    const finished = ends.filter(({ over }) => over).map(({ scores }) => scores.length);
    expect(new Set(finished)).toEqual(new Set((await loadGame(id)).seats));
    expect(ends.some(({ over }) => !over)).toBe(true);
  });

  test.for(namesOf(id, 'log'))('%s replays to the same end', async name => {
    const read = await logOf(`${id}/${name}`);
    expect(read.match.version).toBe(1);
    expectEnd(`${id}/${name}`, openTable(read.game, read.match, read.entries));
  });

  test.for(namesOf(id, 'log'))('%s goes on as it did', async name => {
    const read = await logOf(`${id}/${name}`);
    const match = storedMatch(read, `${id}/${name}`);
    if (!read.over) return playSomeMoves(openTable(read.game, match, read.entries), 30);
    for (const cut of cutsOf(read.entries))
      expectToGoOn(openTable(read.game, match, read.entries.slice(0, cut)), read.entries);
  });

  test.for(namesOf(id, 'link'))('%s can be read from its link', async name => {
    const { game, match, entries } = await found(unpackLog(textOf(`${id}/${name}.link`), load));
    expect(match.players.map(player => player.name)).toEqual(['Ada', 'Bo', 'Cem']);
    expectEnd(`${id}/${name}`, openTable(game, match, entries));
  });

  test.for(namesOf(id, 'jsonl'))('%s can be read from its file', async name => {
    const { game, match, entries } = await found(readLog(textOf(`${id}/${name}.jsonl`), load));
    expectEnd(`${id}/${name}`, openTable(game, match, entries));
  });
});

test('what lay on a device can be played on', async () => {
  const games: string[] = [];
  for await (const bundled of readBundle(textOf('device.jsonl'), load)) {
    if (bundled.kind !== 'open') throw new Error(JSON.stringify(bundled));
    const { game, match, entries } = bundled.read;
    const whole = await logOf(match.id.replace(`${game.id}-`, `${game.id}/`));
    expectToGoOn(openTable(game, match, entries), whole.entries);
    games.push(game.id);
  }
  expect(new Set(games)).toEqual(new Set(gameIds));
});
