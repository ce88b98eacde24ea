import type { JSX } from 'preact';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { PositionForm } from '../recording/position-form.tsx';
import type { SheetContext } from './sheet-context.ts';
import { withCounts } from './sheet-draft.ts';

/** Whoever has the board as text need not count: what the board shows is filled in, the rest stays as it was typed. */
export function BoardEntry({ context }: { context: SheetContext }): JSX.Element {
  const { printed, draft, change } = context;
  const { sheet, id, printedWords, studyWords, opened } = printed;
  return (
    <details class="board-entry off-paper">
      <summary>{printedWords.fromBoard}</summary>
      <PositionForm
        studyWords={studyWords}
        title={printedWords.fromBoard}
        hint={printedWords.fromBoardHint}
        button={printedWords.countBoard}
        games={catalogue.filter(card => card.id === id)}
        take={async ({ game, seats, state }) => {
          if (game.id !== id) return printedWords.otherGame(opened.gameWords.title);
          change(withCounts({ ...draft, seats }, sheet.counted(state)));
          return undefined;
        }}
      />
    </details>
  );
}
