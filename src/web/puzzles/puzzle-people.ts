import { createContext, type JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import type { KnownPuzzle } from '../../table/puzzle.ts';
import { useLocalized } from '../page/localized.ts';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import { loadPuzzles } from './puzzle-file.ts';

/** How hard puzzles have shown to be for people, from 1 to 5, by their ids. */
export type PeopleLevels = ReadonlyMap<string, number>;

/** What a server knows of people and puzzles, and is told. */
export interface PuzzlePeople {
  levelsOf(game: GameId): Promise<PeopleLevels>;
  /** The reader has tried a puzzle, with or without success. */
  tried(game: GameId, puzzle: string, solved: boolean): void;
  /** Asks whether the reader's first tries may be counted. */
  readonly Consent: (props: { readonly puzzleWords: PuzzleWords }) => JSX.Element | undefined;
}

const none: PeopleLevels = new Map();

/** Without a server nothing is known and nothing told: puzzles are as hard as the levels of bots say. */
export const PuzzleOthers = createContext<PuzzlePeople>({
  levelsOf: async () => none,
  tried: () => undefined,
  Consent: () => undefined,
});

/** The puzzles of a game, and how hard those are that people have tried. */
export function usePuzzles(id: GameId): {
  readonly puzzles?: readonly KnownPuzzle[] | undefined;
  readonly levels: PeopleLevels;
  readonly problem?: string | undefined;
} {
  const people = useContext(PuzzleOthers);
  const { found: puzzles, problem } = useLocalized(`puzzles ${id}`, () => loadPuzzles(id));
  const [levels, setLevels] = useState(none);
  useEffect(() => {
    let wanted = true;
    void people.levelsOf(id).then(found => wanted && setLevels(found));
    return () => {
      wanted = false;
    };
  }, [people, id]);
  return { puzzles, levels, problem };
}

/** The puzzles as hard as people find them, where that is known. */
export function asPeopleFind(puzzles: readonly KnownPuzzle[], levels: PeopleLevels): readonly KnownPuzzle[] {
  return puzzles.map(puzzle => ({ ...puzzle, level: levels.get(puzzle.id) ?? puzzle.level }));
}
