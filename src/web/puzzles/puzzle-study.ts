import type { Game } from '../../engine/game.ts';
import { type Puzzle, positionOf } from '../../table/puzzle.ts';
import { FIRST, noted, type Study, type StudyPlace, type StudySign, tried } from '../../table/study.ts';
import { studyFrom } from '../recording/study-making.ts';

/** A puzzle on a study board: its best turn is the main line, and what was tried and its rivals are others. */
export function studyOfPuzzle(game: Game, puzzle: Puzzle, moves?: readonly string[]): Study {
  const { match, entries, seat } = positionOf(game, puzzle);
  const study = studyFrom({ game, match, entries }, entries.length);
  const turns: readonly (readonly [readonly string[], StudySign?])[] = [
    [puzzle.best.moves, '!'],
    ...(moves ? [[moves] as const] : []),
    ...puzzle.rivals.map(rival => [rival.moves] as const),
  ];
  return turns.reduce((now, [line, sign]) => {
    const place = line.reduce<StudyPlace>((at, move) => tried(at, { actor: seat, move }), { study: now, at: FIRST });
    return sign ? noted(place, { sign }) : place.study;
  }, study);
}
