import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { correctionsIn, countingAt } from '../../table/corrections.ts';
import { setupLength } from '../../table/timeline.ts';
import { Badge, ChanceBadge } from '../kit/players.tsx';
import { useOneStop } from '../ui/one-stop.ts';
import { isTold, type LogLine } from './log-lines.ts';
import { Marks } from './preview.tsx';
import { effectsSeen, lineText, type TableContext } from './table-context.ts';

/** Everything that happened, the latest at the end; a click looks back at it. */
export function LogList({ context, leave }: { context: TableContext; leave?: () => void }): JSX.Element {
  const { controller, words } = context;
  const lines = controller.lines.value;
  const past = controller.past.value;
  const list = useRef<HTMLOListElement>(null);
  const setUp = setupLength(lines);
  const told = lines.slice(setUp).filter(line => isTold(line, context.view));
  useEffect(() => {
    // Called once all is laid out, in a dialog that opens too, and again when what lies above takes more room.
    const watch = new ResizeObserver(() => list.current && showLine(list.current));
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, [lines, past]);
  const look = (length: number) => {
    controller.lookAt(length);
    leave?.();
  };
  // Lines stay as they are: at the end of a long game hundreds of rows would be made anew for each move.
  // At the end what lay face down is turned up.
  const { over } = controller.snapshot.value;
  const corrections = correctionsIn(lines);
  const rows = useMemo(() => new WeakMap<LogLine, JSX.Element>(), [context, leave, over, corrections]);
  const counting = useMemo(() => new Set(countingAt(lines)), [lines]);
  const rowOf = (line: LogLine, now: boolean) => {
    const kept = now ? undefined : rows.get(line);
    const gone = line.to === undefined && !counting.has(line.seq);
    const row = kept ?? <LogRow key={line.seq} context={context} line={line} now={now} gone={gone} look={look} />;
    if (!now) rows.set(line, row);
    return row;
  };
  return (
    <ol class="log-list" role="list" aria-label={words.play.log} ref={list} {...useOneStop(list)}>
      <li aria-current={past === setUp ? 'step' : undefined}>
        <button type="button" class="row-button" tabIndex={-1} onClick={() => look(setUp)}>
          {words.play.set}
        </button>
      </li>
      {told.map(line => rowOf(line, past === line.seq + 1))}
    </ol>
  );
}

/** Brings the line that is looked back at, or else the latest one, into sight. */
function showLine(list: HTMLElement): void {
  const line = list.querySelector('[aria-current]') ?? list.lastElementChild;
  // Not scrollIntoView: that would scroll the page as well.
  if (line instanceof HTMLElement) list.scrollTop = line.offsetTop - list.clientHeight / 2;
}

interface LineProps {
  readonly context: TableContext;
  readonly line: LogLine;
  readonly now: boolean;
  /** It was corrected, and no longer counts. */
  readonly gone: boolean;
  readonly look: (length: number) => void;
}

function LogRow({ context, line, now, gone, look }: LineProps): JSX.Element {
  const { actor, seq } = line;
  const remark = context.slots.remark?.(seq);
  const own = effectsSeen(context, line).find(({ seat }) => actor === 'chance' || seat === actor);
  return (
    <li aria-current={now ? 'step' : undefined}>
      <button type="button" class="row-button" tabIndex={-1} onClick={() => look(seq + 1)}>
        {typeof actor === 'number' && <Badge hue={context.hues[actor]!} />}
        {actor === 'chance' && <ChanceBadge />}
        <span>
          {gone ? <s>{lineText(context, line)}</s> : lineText(context, line)}
          {own && <Marks context={context} effect={own} />}
          {remark !== undefined && <small> ({remark})</small>}
        </span>
      </button>
    </li>
  );
}
