import { expect, test } from 'vitest';
import { type Actor, CHANCE, movesOf } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import { FIRST, noted, studyLog, tableOfStudy, tried } from '../../table/study.ts';
import { loadKnown } from './file-import.ts';
import { type ReadPosition, readWritten, writtenPosition } from './position-file.ts';
import { randomRecording, stateAt } from './recording.ts';
import { packText, unpackText } from './share-link.ts';
import { readStudy, studyText } from './study-file.ts';
import { freshStudy, studyFrom, studyFromText } from './study-making.ts';

test.for(gameIds)('a study of %s comes back from its file and its link as it was', async id => {
  const recording = randomRecording(await loadGame(id), 2, 'study');
  const at = recording.setUp + 6;
  const study = noted({ study: studyFrom(recording, at), at: 3 }, { comment: 'here', sign: '?', marks: [['a1']] });
  const read = await readStudy(studyText(study), loadKnown, study.id);
  expect(read).toMatchObject({ ok: true, study: { start: study.start, moves: study.moves, notes: study.notes } });
  expect(await unpackText(await packText(studyText(study)))).toBe(studyText(study));
});

test('a study from a recording holds what was played, given up to the position and tried after it', async () => {
  const recording = randomRecording(await loadGame('durch-die-wueste'), 3, 'given');
  const study = studyFrom(recording, recording.setUp + 4);
  const played = recording.entries.map(entry => 'move' in entry && entry.move);
  expect(study.start.length).toBe(recording.setUp + 4);
  expect(studyLog(study, study.moves.length).map(entry => 'move' in entry && entry.move)).toEqual(played);
});

test.for(gameIds)('a fresh study of %s waits for a seat, and a line can be tried in it', async id => {
  const game = await loadGame(id);
  const study = freshStudy(game, 2);
  const { state } = tableOfStudy(game, study, FIRST);
  const moves = movesOf(game, state);
  const move = game.format(state, moves[seeded(id).below(moves.length)]);
  const place = tried({ study, at: FIRST }, { actor: game.actor(state), move });
  expect(tableOfStudy(game, place.study, place.at).entries.length).toBe(study.start.length + 1);
});

const actorOf = (actor: Actor) => (actor === CHANCE ? 'chance' : actor);

test.for(gameIds)('a study of %s begins with a position that was written down, and goes on from there', async id => {
  const recording = randomRecording(await loadGame(id), 2, 'position');
  const { game, match, setUp } = recording;
  const state = stateAt(recording, setUp + 9);
  const text = await writtenPosition(game, { seats: 2, options: match.options, state });
  const written = (await readWritten(text!, loadKnown)) as ReadPosition;
  const read = await readStudy(studyText(studyFromText(written, text!)), loadKnown);
  if (!read.ok) throw new Error('not read');
  const table = tableOfStudy(read.game, read.study, FIRST);
  expect(table.state.bytes).toEqual(written.state.bytes);
  const [move] = movesOf(game, state).map(legal => game.format(state, legal));
  const place = tried({ study: read.study, at: FIRST }, { actor: actorOf(game.actor(state)), move });
  const again = await readStudy(studyText(place.study), loadKnown);
  expect(again).toMatchObject({ ok: true, study: { position: text, moves: [{ move }] } });
  const broken = studyText({ ...place.study, position: text!.replace('seats: 2', 'seats: 7') });
  expect(await readStudy(broken, loadKnown)).toMatchObject({ ok: false });
});

test('what is damaged, not ours, or against the rules is no study', async () => {
  const study = freshStudy(await loadGame('durch-die-wueste'), 2);
  const damaged = [
    '',
    '[]',
    '{"study":1}',
    studyText({ ...study, moves: [{ after: FIRST, actor: 0, move: 'nonsense' }] }),
    studyText({ ...study, moves: [{ after: 7, actor: 0, move: 'pass' }] }),
    studyText({ ...study, match: { ...study.match, game: 'chess' } }),
  ];
  for (const text of damaged) expect(await readStudy(text, loadKnown)).toMatchObject({ ok: false });
});

test('however many lines a study has, each of its moves is played once', async () => {
  const plain = await loadGame('nomadi');
  const recording = randomRecording(plain, 2, 'many lines');
  const at = recording.entries.length - 40;
  const study = studyFrom(recording, at);
  // Every position once more from the first one on: hundreds of lines after a long start.
  const again = study.moves.slice(0, 1).flatMap(move => Array.from({ length: 300 }, () => ({ ...move, after: FIRST })));
  const text = studyText({ ...study, moves: [...study.moves, ...again] });
  let played = 0;
  const counting = { ...plain, apply: (...move: Parameters<typeof plain.apply>) => (played++, plain.apply(...move)) };
  const read = await readStudy(text, async () => counting);
  expect(read).toMatchObject({ ok: true });
  // The log that leads there is read twice: as a log, and as the study's.
  expect(played).toBeLessThan(3 * study.start.length + study.moves.length + again.length);
});

test('marks are names of places, and nothing that only reads like one', async () => {
  const study = freshStudy(await loadGame('durch-die-wueste'), 2);
  const marks = [['a1'], [['a1']], [{ toString: 1 }], [7], ['a1', 'b2', 'c3']];
  const text = studyText(study).replace('"notes":{}', `"notes":${JSON.stringify({ marks })}`);
  expect(await readStudy(text, loadKnown)).toMatchObject({ ok: true, study: { notes: { marks: [['a1']] } } });
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const hostile = studyText(study).replace('"notes":{}', `"notes":{"marks":[[${deep}]]}`);
  expect(await readStudy(hostile, loadKnown)).toMatchObject({ ok: true });
});
