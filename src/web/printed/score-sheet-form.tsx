import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { sheetObjections, sheetResult } from '../../engine/score-sheet.ts';
import { usualSeats } from '../../table/seat-counts.ts';
import { Badge } from '../kit/players.tsx';
import { SeatCountChoice } from '../match/seat-count-choice.tsx';
import { printedAddress } from '../page/route.ts';
import type { Words } from '../words/words.ts';
import { BoardEntry } from './board-entry.tsx';
import type { PrintedGame } from './printed-game.ts';
import type { SheetContext } from './sheet-context.ts';
import {
  countsOf,
  emptyDraft,
  isAnythingCounted,
  isEmpty,
  keepSheet,
  keptSheet,
  type SheetDraft,
  withPlayerName,
} from './sheet-draft.ts';
import { SheetResultView } from './sheet-result.tsx';
import { SheetRows } from './sheet-rows.tsx';

interface Props {
  readonly printed: PrintedGame;
  readonly words: Words;
}

/** The end of a printed game: everybody's counts go in, and who gets what comes out as one types. */
export function ScoreSheetForm({ printed, words }: Props): JSX.Element {
  const { id, opened, sheet, printedWords } = printed;
  const [draft, setDraft] = useState(() => keptSheet(id, opened.game.seats, usualSeats(opened.game.seats)));
  const change = (next: SheetDraft) => {
    keepSheet(id, next);
    setDraft(next);
  };
  const counts = countsOf(sheet, draft);
  const objections = sheetObjections(sheet, counts, draft.seats);
  const who = (seat: number) => draft.names[seat]?.trim() || words.common.colours[opened.view.players[seat]!];
  const isCounted = isAnythingCounted(draft) && objections.length === 0;
  const result = isCounted ? sheetResult(opened.game, sheet, counts, draft.seats) : undefined;
  const context: SheetContext = { printed, words, draft, change, who, objections, result };
  return (
    <div class="score-sheet">
      <p class="off-paper">
        <a href={printedAddress(id)}>{printedWords.back}</a>
      </p>
      <div class="off-paper">
        <SeatCountChoice
          seats={opened.game.seats}
          chosen={draft.seats}
          choose={seats => change({ ...draft, seats })}
          words={words}
        />
      </div>
      <Names context={context} />
      <SheetRows context={context} />
      <SheetResultView context={context} />
      <BoardEntry context={context} />
      <Clearing context={context} />
    </div>
  );
}

function Names({ context }: { context: SheetContext }): JSX.Element {
  const { printed, draft, change } = context;
  const { printedWords, opened } = printed;
  return (
    <fieldset class="sheet-names off-paper">
      <legend>{printedWords.players}</legend>
      <ol>
        {opened.view.players.slice(0, draft.seats).map((hue, seat) => (
          <li key={hue}>
            <Badge hue={hue} />
            <input
              type="text"
              class="field"
              autocomplete="off"
              aria-label={printedWords.nameOf(seat + 1)}
              placeholder={context.words.common.colours[hue]}
              value={draft.names[seat] ?? ''}
              onInput={event => change(withPlayerName(draft, seat, event.currentTarget.value))}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** Whoever clears it by mistake gets it back. */
function Clearing({ context }: { context: SheetContext }): JSX.Element {
  const { draft, change, printed } = context;
  const { printedWords } = printed;
  const [before, setBefore] = useState<SheetDraft>();
  const clear = () => {
    setBefore(draft);
    change(emptyDraft(draft.seats));
  };
  const bring = () => {
    setBefore(undefined);
    if (before) change(before);
  };
  return (
    <div class="sheet-foot off-paper">
      <p class="small">{printedWords.kept}</p>
      {before && isEmpty(draft) ? (
        <p role="status">
          {printedWords.cleared}{' '}
          <button type="button" class="button plain" onClick={bring}>
            {printedWords.bring}
          </button>
        </p>
      ) : (
        <button type="button" class="button plain" disabled={isEmpty(draft)} onClick={clear}>
          {printedWords.clear}
        </button>
      )}
    </div>
  );
}
