import '../ending/ending.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  type SheetCounts,
  type SheetLine,
  type SheetObjection,
  type SheetResult,
  sheetResult,
} from '../../engine/score-sheet.ts';
import { type Standing, seatsByRank } from '../../table/standing.ts';
import { passText } from '../browser/sharing.ts';
import { type CountedResult, ScoreBars } from '../ending/score-bars.tsx';
import { formatPoints } from '../kit/columns.ts';
import { Badge } from '../kit/players.tsx';
import { outcomeText } from '../match/outcome-text.ts';
import { language } from '../page/settings.ts';
import { Icon } from '../ui/icon.tsx';
import type { SheetContext } from './sheet-context.ts';

interface Props {
  readonly context: SheetContext;
  readonly counts: SheetCounts;
}

/** Who has won, by how much and why; or what can't be. */
export function SheetResultView({ context, counts }: Props): JSX.Element {
  const { printed, draft, objections } = context;
  const { printedWords, sheetWords, opened, sheet } = printed;
  const result = objections.length === 0 ? sheetResult(opened.game, sheet, counts, draft.seats) : undefined;
  return (
    <section class="sheet-result" aria-label={printedWords.result}>
      <h2>{printedWords.result}</h2>
      <div id="sheet-objections" role="alert">
        {!result && <Objections context={context} />}
      </div>
      {result && <Result context={context} result={result} />}
      <p class="small">{sheetWords.ties}</p>
    </section>
  );
}

function Objections({ context }: { context: SheetContext }): JSX.Element {
  return (
    <>
      <p class="warning">{context.printed.printedWords.wrong}</p>
      <ul>
        {context.objections.map(objection => (
          <li key={`${objection.key} ${objection.rows.join()} ${objection.seat}`}>
            {objectionText(context, objection)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** "Water holes worth 2, Ann: 17 is too many; there can be 15 at most." */
function objectionText({ printed, who }: SheetContext, { key, args, rows, seat }: SheetObjection): string {
  const { printedWords, sheetWords } = printed;
  const told: Readonly<Record<string, (args: never) => string>> = {
    ...printedWords.objections,
    ...sheetWords.objections,
  };
  const sentence = told[key]!(args as never);
  const row = rows.length === 1 ? sheetWords.rows[rows[0]!]! : '';
  const player = seat === undefined ? '' : who(seat);
  const place = row && player ? printedWords.at(row, player) : row || player;
  return place ? `${place}: ${sentence}` : sentence;
}

function Result({ context, result }: { context: SheetContext; result: SheetResult }): JSX.Element {
  const { printed, who, words } = context;
  const { opened, endingWords, printedWords } = printed;
  const standing: Standing = { scores: result.scores, winners: result.winners };
  const counted: CountedResult = {
    standing,
    endingWords,
    words,
    who,
    view: opened.view,
    gameWords: opened.gameWords,
    hues: opened.view.players.slice(0, result.scores.length),
    points: result.breakdowns,
  };
  const headline = outcomeText(standing, { words, gameWords: opened.gameWords, who }, language.value);
  return (
    <>
      <p class="sheet-headline" role="status">
        {headline}
      </p>
      <ScoreBars context={counted} />
      <h3>{printedWords.bill}</h3>
      <ul class="sheet-bills">
        {seatsByRank(standing).map(seat => (
          <Bill key={seat} seat={seat} context={context} result={result} />
        ))}
      </ul>
      <Passing context={context} text={() => resultText(context, headline, result)} />
    </>
  );
}

interface BillProps {
  readonly seat: number;
  readonly context: SheetContext;
  readonly result: SheetResult;
}

function Bill({ seat, context, result }: BillProps): JSX.Element {
  const { opened, printedWords } = context.printed;
  const lines = result.lines[seat]!;
  // Where points only rank, nobody adds them up.
  const ranks = opened.view.units !== undefined;
  return (
    <li class={result.winners.includes(seat) ? 'won' : undefined}>
      <h4>
        <Badge hue={opened.view.players[seat]!} />
        {context.who(seat)}
      </h4>
      {lines.length === 0 && <p class="small">{printedWords.nothing}</p>}
      <ul>
        {lines.map(line => (
          <li key={lineText(context, line)}>
            <span>{lineText(context, line)}</span>
            {!ranks && <b>{formatPoints(line.points)}</b>}
          </li>
        ))}
        {!ranks && (
          <li class="sum">
            <span>{printedWords.total}</span>
            <b>{formatPoints(result.scores[seat]!)}</b>
          </li>
        )}
      </ul>
    </li>
  );
}

function lineText({ printed }: SheetContext, { key, args }: SheetLine): string {
  return printed.sheetWords.lines[key]!(args as never);
}

function resultText(context: SheetContext, headline: string, { scores, winners, lines }: SheetResult): string {
  const { opened } = context.printed;
  const seats = seatsByRank({ scores, winners }).map(seat => {
    const total = opened.view.units ? '' : ` ${formatPoints(scores[seat]!)}`;
    return `${context.who(seat)}${total}: ${lines[seat]!.map(line => lineText(context, line)).join('; ')}`;
  });
  return [`${opened.gameWords.title}. ${headline}`, ...seats].join('\n');
}

/** One press hands the result on as text, another one prints the sheet. */
function Passing({ context, text }: { context: SheetContext; text: () => string }): JSX.Element {
  const { printedWords } = context.printed;
  const [passed, setPassed] = useState<Awaited<ReturnType<typeof passText>>>();
  return (
    <div class="sheet-acts off-paper">
      <button type="button" class="button plain" onClick={() => void passText(text()).then(setPassed)}>
        <Icon name="share" />
        {printedWords.share}
      </button>
      <button type="button" class="button plain" onClick={() => print()}>
        {printedWords.printSheet}
      </button>
      <p class="small" role="status">
        {passed === 'copied' ? printedWords.copied : passed === 'failed' ? printedWords.copyByHand : ''}
      </p>
      {passed === 'failed' && (
        <textarea
          readOnly
          rows={6}
          aria-label={printedWords.copyByHand}
          value={text()}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
