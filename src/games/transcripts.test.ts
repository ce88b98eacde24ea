import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replayLog } from '../engine/logs/replay.ts';
import { gameIds, isGameId, loadGame } from './registry.ts';

/** Golden logs: whole games that must replay for ever, in every entry, every list of legal moves and the result. */
const folderOf = (id: string) => new URL(`${id}/transcripts/`, import.meta.url);
const load = async (id: string) => (isGameId(id) ? loadGame(id) : undefined);

function transcriptsOf(id: string): string[] {
  const folder = folderOf(id);
  return existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.jsonl')) : [];
}

function linesOf(id: string, name: string): string[] {
  return readFileSync(new URL(name, folderOf(id)), 'utf8')
    .trimEnd()
    .split('\n');
}

describe.each(gameIds)('%s', id => {
  test('has a golden transcript for every number of seats', async () => {
    const told = transcriptsOf(id).map(name => JSON.parse(linesOf(id, name)[0]).seats as number);
    const missing = (await loadGame(id)).seats.filter(seats => !told.includes(seats));
    expect(missing, `make them with: playthrough ${id} --seats N`).toEqual([]);
  });

  test.for(transcriptsOf(id))('%s replays', async name => {
    const lines = linesOf(id, name);
    expect(await replayLog(lines, load)).toMatchObject({ ok: true, game: id, entries: lines.length - 2, over: true });
    const withoutList = lines.slice(1, -1).findIndex(line => !Array.isArray(JSON.parse(line).legal));
    expect(withoutList, 'an entry without its legal moves').toBe(-1);
  });
});
