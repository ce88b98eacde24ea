import '../ending/ending.css';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SheetLine, SheetObjection, SheetResult } from '../../engine/score-sheet.ts';
import { type Standing, seatsByRank } from '../../table/standing.ts';
import { passText } from '../browser/sharing.ts';
import { type CountedResult, ScoreBars } from '../ending/score-bars.tsx';
import { formatPoints } from '../kit/columns.ts';
import { Badge } from '../kit/players.tsx';
import { outcomeText } from '../match/outcome-text.ts';
import { language } from '../page/settings.ts';
import { Icon } from '../ui/icon.tsx';
import type { SheetContext } from './sheet-context.ts';

/** Who has won, by how much and why; or what can't be. */
export function SheetResultView({ context }: { context: SheetContext }): JSX.Element {
  const { objections, result } = context;
  const { printedWords, sheetWords } = context.printed;
  return (
    <section class="sheet-result" aria-label={printedWords.result}>
      <h2>{printedWords.result}</h2>
      <div id="sheet-objections" role="alert">
        {objections.length > 0 && <Objections context={context} />}
      </div>
      <p class="sheet-headline" role="status">
        {result && headlineOf(context, result)}
      </p>
      {!result && objections.length === 0 && <p>{printedWords.notBegun}</p>}
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

interface Resulting {
  readonly context: SheetContext;
  readonly result: SheetResult;
}

function headlineOf({ printed, words, who }: SheetContext, { scores, winners }: SheetResult): string {
  return outcomeText({ scores, winners }, { words, gameWords: printed.opened.gameWords, who }, language.value);
}

function Result({ context, result }: Resulting): JSX.Element {
  const { printed, who, words } = context;
  const { opened, endingWords } = printed;
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
  return (
    <>
      <ScoreBars context={counted} />
      <Bills context={context} result={result} />
      <Passing context={context} text={() => resultText(context, result)} />
    </>
  );
}

/** Folded, since they are longer than all the rest; paper has no folds. */
function Bills({ context, result }: Resulting): JSX.Element {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const unfold = () => fold.current?.setAttribute('open', '');
    addEventListener('beforeprint', unfold);
    return () => removeEventListener('beforeprint', unfold);
  }, []);
  return (
    <details ref={fold} class="sheet-why">
      <summary>{context.printed.printedWords.bill}</summary>
      <ul class="sheet-bills">
        {seatsByRank(result).map(seat => (
          <Bill key={seat} seat={seat} context={context} result={result} />
        ))}
      </ul>
    </details>
  );
}

function Bill({ seat, context, result }: Resulting & { seat: number }): JSX.Element {
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

function resultText(context: SheetContext, result: SheetResult): string {
  const { opened } = context.printed;
  const { scores, winners, lines } = result;
  const seats = seatsByRank({ scores, winners }).map(seat => {
    const total = opened.view.units ? '' : ` ${formatPoints(scores[seat]!)}`;
    return `${context.who(seat)}${total}: ${lines[seat]!.map(line => lineText(context, line)).join('; ')}`;
  });
  return [`${opened.gameWords.title}. ${headlineOf(context, result)}`, ...seats].join('\n');
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
