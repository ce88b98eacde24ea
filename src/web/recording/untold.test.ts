import { expect, test } from 'vitest';
import { type Game, NOBODY, randomMoveOf } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import { canStayUntold, UNTOLD_OUTCOME } from '../../engine/untold.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import { namelessMatch } from '../../table/players.ts';
import { openTable, submit } from '../../table/table.ts';
import { loadKnown } from './file-import.ts';
import { fileText, readLog } from './game-file.ts';
import { type Recording, recordingFrom } from './recording.ts';
import { packLog, unpackLog } from './share-link.ts';
import { readStudy, studyText } from './study-file.ts';
import { studyFrom } from './study-making.ts';

/** A match by hand whose people keep to themselves whatever nobody else would see. */
function secretRecording(game: Game): Recording {
  const table = openTable(game, { ...namelessMatch(game, 2), byHand: true });
  const random = seeded(game.id);
  for (let untold = 0, i = 0; untold < 3 && game.actor(table.state) !== NOBODY; i++) {
    const { state, entries } = table;
    if (canStayUntold(game, state)) untold++;
    const seat = game.actor(state);
    const move = canStayUntold(game, state) ? UNTOLD_OUTCOME : game.format(state, randomMoveOf(game)(state, random));
    submit(table, { type: 'play', id: `${i}`, seat, base: entries.length, moves: [move] });
  }
  return recordingFrom(game, table.match, table.entries);
}

const games = await Promise.all(gameIds.map(loadGame));
const secretive = games.filter(game => !game.perfectInformation).map(game => [game.id, game] as const);

test.for(secretive)(
  'what was kept from the device in %s stays unknown in a file, a link and a study',
  async ([, game]) => {
    const recording = secretRecording(game);
    const { log } = recording;
    expect(log.some(entry => 'move' in entry && entry.move === UNTOLD_OUTCOME)).toBe(true);
    const moves = log.map(entry => 'move' in entry && entry.move);
    for (const read of [
      await readLog(fileText(recording), loadKnown),
      await unpackLog(await packLog(recording), loadKnown),
    ])
      expect(read.ok && read.entries.map(entry => 'move' in entry && entry.move)).toEqual(moves);
    const study = studyFrom(recording, recording.setUp + 5);
    expect(await readStudy(studyText(study), loadKnown)).toMatchObject({ ok: true, study: { moves: study.moves } });
  },
);
