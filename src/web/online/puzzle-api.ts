import type { PuzzleDifficulty } from '../../protocol/puzzles.ts';
import { type ApiResult, callApi } from './api.ts';

export function fetchDifficulties(game: string): Promise<ApiResult<{ readonly puzzles: readonly PuzzleDifficulty[] }>> {
  return callApi(`puzzles?game=${game}`);
}

/** Tells of somebody's first try; the server keeps no other. */
export function tellTry(game: string, puzzle: string, solved: boolean): Promise<ApiResult<unknown>> {
  return callApi('puzzles', { game, puzzle, solved });
}
