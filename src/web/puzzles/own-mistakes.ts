import { isGameId, loadGame } from '../../games/registry.ts';
import type { Entry } from '../../table/match.ts';
import { type Puzzle, positionOf } from '../../table/puzzle.ts';
import { costliest } from '../advice/assessment.ts';
import type { Expected, Judgement } from '../advice/judging.ts';
import { reviewCache } from '../advice/review-cache.ts';
import { depthNames } from '../advice/review-depths.ts';
import { store } from '../match/match-store.ts';
import { ownSeat } from '../match/people.ts';
import { type Recording, recordingFrom } from '../recording/recording.ts';

/** The turns of a match on this device that cost the reader most, as its most thorough review has found them. */
export async function loadMistakes(id: string): Promise<readonly Puzzle[]> {
  const saved = await store.load(id);
  if (!saved?.over || !isGameId(saved.match.game)) return [];
  const recording = recordingFrom(await loadGame(saved.match.game), saved.match, saved.entries);
  const seat = ownSeat(saved);
  return seat === undefined ? [] : mistakesIn(recording, costliest(await judgementsOf(recording), seat));
}

async function judgementsOf(recording: Recording): Promise<readonly Judgement[]> {
  for (const depth of depthNames.toReversed()) {
    const judgements = await reviewCache.recall(recording, depth);
    if (judgements.length > 0) return judgements;
  }
  return [];
}

/** What somebody did beside the turns is no part of a puzzle's log: positions behind it are left out. */
function mistakesIn(recording: Recording, judgements: readonly Judgement[]): readonly Puzzle[] {
  return judgements
    .flatMap(judgement => (judgement.other ? [mistakeAt(recording, judgement, judgement.other)] : []))
    .filter(puzzle => isReached(recording, puzzle));
}

function mistakeAt({ match, entries }: Recording, { at, played }: Judgement, other: Expected): Puzzle {
  const { game, options, players } = match;
  const rated = ({ move, share, points }: Expected) => ({ moves: [move], share, points });
  const log = entries.slice(0, at).map(moveIn);
  const best = rated(other);
  return { id: `${match.id} ${at}`, game, seats: players.length, options, log, best, rivals: [rated(played)] };
}

function moveIn(entry: Entry): string {
  return 'move' in entry ? entry.move : entry.act;
}

function isReached({ game }: Recording, puzzle: Puzzle): boolean {
  try {
    return positionOf(game, puzzle).entries.length === puzzle.log.length;
  } catch {
    return false;
  }
}
