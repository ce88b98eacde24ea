import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { levelByPeople } from '../../protocol/puzzles.ts';
import { recall, remember } from '../browser/local-storage.ts';
import { ensureName } from '../online/name-dialog.tsx';
import { fetchDifficulties, tellTry } from '../online/puzzle-api.ts';
import { hasBeenOnline, useServerStatus } from '../online/server-hooks.ts';
import type { PuzzlesRoute } from '../page/route.ts';
import { PuzzleOthers, type PuzzlePeople } from '../puzzles/puzzle-people.ts';
import { PuzzlesScreen } from '../puzzles/puzzles-screen.tsx';
import type { PuzzleWords } from '../words/puzzles.en.ts';
import type { Words } from '../words/words.ts';

/** Whether first tries may be counted. */
const COUNTED = 'puzzle-tries';

const people: PuzzlePeople = {
  async levelsOf(game) {
    const told = hasBeenOnline() ? await fetchDifficulties(game) : undefined;
    if (!told?.ok) return new Map();
    return new Map(told.value.puzzles.map(difficulty => [difficulty.puzzle, levelByPeople(difficulty)]));
  },
  tried(game, puzzle, solved) {
    // What does not arrive is one try fewer.
    if (recall(COUNTED) === 'yes') void tellTry(game, puzzle, solved);
  },
  Consent,
};

/** Puzzles with what is known of others who have tried them. */
export function PuzzlesAmongPeople(props: { readonly route: PuzzlesRoute; readonly words: Words }): JSX.Element {
  return (
    <PuzzleOthers.Provider value={people}>
      <PuzzlesScreen {...props} />
    </PuzzleOthers.Provider>
  );
}

function Consent({ puzzleWords }: { readonly puzzleWords: PuzzleWords }): JSX.Element | undefined {
  const status = useServerStatus(hasBeenOnline());
  const [counted, setCounted] = useState(recall(COUNTED) === 'yes');
  if (status !== 'here') return undefined;
  const change = async (wanted: boolean) => {
    // Shown as it was ticked, so that it is seen to be taken back where no name was given.
    setCounted(wanted);
    const may = wanted && (await ensureName());
    remember(COUNTED, may ? 'yes' : 'no');
    setCounted(may);
  };
  return (
    <label class="puzzle-consent">
      <input type="checkbox" checked={counted} onChange={event => void change(event.currentTarget.checked)} />
      <span>
        {puzzleWords.counted}
        <span class="small">{puzzleWords.countedHint}</span>
      </span>
    </label>
  );
}
