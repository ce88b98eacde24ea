import { expect, test } from 'vitest';
import { movesOf } from '../engine/game.ts';
import { loadGame } from '../games/registry.ts';
import type { Match } from './match.ts';
import { namelessMatch } from './players.ts';
import {
  asMainLine,
  FIRST,
  mainLineFrom,
  nextPositions,
  noted,
  notesAt,
  type Study,
  type StudyPlace,
  studyLog,
  tableOfStudy,
  tried,
  wayTo,
  withoutPosition,
} from './study.ts';
import { BadLog, openTable } from './table.ts';

const desert = await loadGame('durch-die-wueste');

function freshStudy(): Study {
  const match: Match = { ...namelessMatch(desert, 2), chance: { seed: 'a'.repeat(64), match: 'm', nonces: [] } };
  const { entries } = openTable(desert, match);
  return { id: 's', name: '', match, start: entries, notes: {}, moves: [] };
}

/** Tries the legal move with this number. */
function tryOut(place: StudyPlace, number: number): StudyPlace {
  const { state } = tableOfStudy(desert, place.study, place.at);
  const move = desert.format(state, movesOf(desert, state)[number]);
  return tried(place, { actor: desert.actor(state), move });
}

/** A main line of two moves, and another first move with one that follows it. */
function branched(): Study {
  const start = { study: freshStudy(), at: FIRST };
  const main = tryOut(tryOut(start, 0), 0);
  const other = tryOut({ study: main.study, at: FIRST }, 1);
  return tryOut(other, 2).study;
}

test('moves make lines, and the same move is tried once only', () => {
  const study = branched();
  expect(nextPositions(study, FIRST)).toEqual([1, 3]);
  expect(mainLineFrom(study, FIRST)).toEqual([1, 2]);
  expect(wayTo(study, 4)).toEqual([3, 4]);
  expect(tryOut({ study, at: FIRST }, 1)).toEqual({ study, at: 3 });
  expect(studyLog(study, 4).length).toBe(study.start.length + 2);
});

test('a move that the rules do not allow leads nowhere', () => {
  const place = tried({ study: freshStudy(), at: FIRST }, { actor: 0, move: 'pass' });
  expect(() => tableOfStudy(desert, place.study, place.at)).toThrow(BadLog);
});

test('notes stay with their position, also where lines change places', () => {
  const study = noted({ study: branched(), at: 4 }, { comment: 'sharp', sign: '!?', marks: [['a1', 'b2']] });
  const turned = asMainLine({ study, at: 4 });
  expect(mainLineFrom(turned.study, FIRST).at(-1)).toBe(turned.at);
  expect(notesAt(turned.study, turned.at)).toMatchObject({ comment: 'sharp', sign: '!?', marks: [['a1', 'b2']] });
  expect(studyLog(turned.study, turned.at)).toEqual(studyLog(study, 4));
  const bare = noted(turned, { comment: undefined });
  expect(notesAt(bare, turned.at)).not.toHaveProperty('comment');
  expect(notesAt(noted({ study, at: FIRST }, { comment: 'here' }), FIRST)).toEqual({ comment: 'here' });
});

test('a move goes with all that was tried after it', () => {
  const { study, at } = withoutPosition({ study: branched(), at: 1 });
  expect(at).toBe(FIRST);
  expect(study.moves.length).toBe(2);
  expect(mainLineFrom(study, FIRST)).toEqual([1, 2]);
  expect(study.moves[1].after).toBe(1);
  expect(withoutPosition({ study, at: 2 }).at).toBe(1);
});
