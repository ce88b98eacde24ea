import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replayLog } from '../engine/logs/replay.ts';
import { isGameId, loadGame } from './registry.ts';
import { testedGames } from './testing/games.ts';

/** Golden logs: whole games that must replay for ever, in every entry, every list of legal moves and the result. */
const folderOf = (folder: string) => new URL(`${folder}/transcripts/`, import.meta.url);
const load = async (id: string) => (isGameId(id) ? loadGame(id) : undefined);

function transcriptsIn(folder: string): string[] {
  const files = folderOf(folder);
  return existsSync(files) ? readdirSync(files).filter(name => name.endsWith('.jsonl')) : [];
}

function linesOf(folder: string, name: string): string[] {
  return readFileSync(new URL(name, folderOf(folder)), 'utf8')
    .trimEnd()
    .split('\n');
}

describe.each(testedGames)('$id', ({ id, folder, load: loadTested }) => {
  test('has a golden transcript for every number of seats', async () => {
    const told = transcriptsIn(folder).map(name => JSON.parse(linesOf(folder, name)[0]).seats as number);
    const missing = (await loadTested()).seats.filter(seats => !told.includes(seats));
    expect(missing, `make them with: playthrough ${id} --seats N`).toEqual([]);
  });

  test.for(transcriptsIn(folder))('%s replays', async name => {
    const lines = linesOf(folder, name);
    expect(await replayLog(lines, load)).toMatchObject({ ok: true, game: id, entries: lines.length - 2, over: true });
    const withoutList = lines.slice(1, -1).findIndex(line => !Array.isArray(JSON.parse(line).legal));
    expect(withoutList, 'an entry without its legal moves').toBe(-1);
  });
});
