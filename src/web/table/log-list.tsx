import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { setupLength } from '../../table/timeline.ts';
import { Badge } from '../kit/players.tsx';
import { type LogLine } from './log-lines.ts';
import { Marks } from './preview.tsx';
import { lineText, type TableContext } from './table-context.ts';

/** Everything that happened, the latest at the end; a click looks back at it. */
export function LogList({ context, leave }: { context: TableContext; leave?: () => void }): JSX.Element {
  const { controller, words } = context;
  const lines = controller.lines.value;
  const past = controller.past.value;
  const list = useRef<HTMLOListElement>(null);
  const setUp = setupLength(lines);
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
  return (
    <ol class="log-list" ref={list}>
      <li aria-current={past === setUp ? 'step' : undefined}>
        <button type="button" class="row-button" onClick={() => look(setUp)}>
          {words.play.set}
        </button>
      </li>
      {lines.slice(setUp).map(line => (
        <LogRow key={line.seq} context={context} line={line} now={past === line.seq + 1} look={look} />
      ))}
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
  readonly look: (length: number) => void;
}

function LogRow({ context, line, now, look }: LineProps): JSX.Element {
  const { actor, effects, seq } = line;
  const own = effects.find(({ seat }) => seat === actor);
  return (
    <li aria-current={now ? 'step' : undefined}>
      <button type="button" class="row-button" onClick={() => look(seq + 1)}>
        {typeof actor === 'number' && <Badge hue={context.hues[actor]!} />}
        <span>
          {lineText(context, line)}
          {own && <Marks context={context} effect={own} />}
        </span>
      </button>
    </li>
  );
}
