import type { JSX, TargetedKeyboardEvent } from 'preact';
import { placesOf, type SheetRow } from '../../engine/score-sheet.ts';
import { formatPoints } from '../kit/columns.ts';
import { Badge } from '../kit/players.tsx';
import type { SheetContext } from './sheet-context.ts';
import { typedIn, withNumber } from './sheet-draft.ts';

/** A row for everything that is counted, with a place for each player. */
export function SheetRows({ context }: { context: SheetContext }): JSX.Element {
  const { printed, draft, who, result } = context;
  const { sheet, opened, printedWords } = printed;
  // Where points only rank, nobody adds them up.
  const totals = opened.view.units ? undefined : result?.scores;
  return (
    <section class="sheet-rows" aria-label={printedWords.counts} style={{ '--seats': draft.seats }}>
      <div class="sheet-head" aria-hidden="true">
        {opened.view.players.slice(0, draft.seats).map((hue, seat) => (
          <span key={hue}>
            <Badge hue={hue} />
            <span class="name">{who(seat)}</span>
            {totals && <b>{formatPoints(totals[seat]!)}</b>}
          </span>
        ))}
      </div>
      {sheet.rows(draft.seats).map(row => (
        <Row key={row.key} row={row} context={context} />
      ))}
    </section>
  );
}

function Row({ row, context }: { row: SheetRow; context: SheetContext }): JSX.Element {
  const { sheetWords, printedWords } = context.printed;
  const hint = sheetWords.hints[row.key];
  const places = placesOf(row, context.draft.seats);
  return (
    <div class={`sheet-row of-${row.of}`} role="group" aria-label={sheetWords.rows[row.key]}>
      <p class="sheet-label">
        {sheetWords.rows[row.key]}
        {hint !== undefined && <span class="small"> {hint}</span>}
      </p>
      {Array.from({ length: places }, (_, place) => (
        <Place key={place} row={row} place={place} context={context} />
      ))}
      {row.of === 'table' && <span class="small">{printedWords.forAll}</span>}
    </div>
  );
}

function Place({ row, place, context }: { row: SheetRow; place: number; context: SheetContext }): JSX.Element {
  const { draft, change, who, printed, objections } = context;
  const name = printed.sheetWords.rows[row.key]!;
  const wrong = objections.some(({ rows, seat }) => rows.includes(row.key) && (seat ?? place) === place);
  return (
    <input
      type="number"
      class="field"
      step={1}
      min={row.least}
      max={row.most}
      placeholder={String(Math.max(row.least, 0))}
      inputMode={row.least < 0 ? 'text' : 'numeric'}
      aria-label={row.of === 'seat' ? printed.printedWords.placeOf(name, who(place)) : name}
      aria-invalid={wrong}
      aria-describedby={wrong ? 'sheet-objections' : undefined}
      value={typedIn(draft, row.key, place)}
      onInput={event => change(withNumber(draft, row.key, place, event.currentTarget.value))}
      onKeyDown={goOn}
    />
  );
}

/** Enter goes to the next place, as on a calculator: a whole sheet is typed without looking up. */
function goOn(event: TargetedKeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const places = [...document.querySelectorAll<HTMLInputElement>('.sheet-rows input')];
  const next = places[places.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}
