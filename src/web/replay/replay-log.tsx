import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { descriptionOf } from '../../table/timeline.ts';
import { Badge, ChanceBadge } from '../kit/players.tsx';
import { type ReplayContext, sentenceAt } from '../recording/replay-context.ts';
import { useOneStop } from '../ui/one-stop.ts';

interface Props {
  readonly context: ReplayContext;
  readonly at: number;
  readonly jump: (at: number) => void;
}

/** Every entry in a sentence; a click goes there. */
export function ReplayLog({ context, at, jump }: Props): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const sentences = useMemo(() => sentencesOf(context), [context]);
  useEffect(() => keepInSight(list.current, at), [at, context]);
  return (
    <ol class="log" role="list" aria-label={context.words.play.log} ref={list} start={0} {...useOneStop(list)}>
      {sentences.map((sentence, position) => (
        <li key={position}>
          <button
            type="button"
            class="row-button"
            tabIndex={-1}
            aria-current={position === at ? 'step' : undefined}
            onClick={() => jump(position)}
          >
            <span class="number">{numberAt(context, position)}</span>
            <Mark context={context} position={position} />
            <span>{sentence}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The number of the move that led there; what chance did has none. */
function numberAt({ recording: { moveCounts } }: ReplayContext, position: number): number | undefined {
  return moveCounts[position] === moveCounts[position - 1] || position === 0 ? undefined : moveCounts[position];
}

function sentencesOf(context: ReplayContext): readonly string[] {
  const descriptions = context.recording.entries.map((_, seq) => descriptionOf(context.recording.seen, seq));
  const first = context.words.replay.beginning;
  return [first, ...descriptions.map((description, seq) => sentenceAt(context, seq + 1, description))];
}

function Mark({ context, position }: { context: ReplayContext; position: number }): JSX.Element {
  const actor = context.recording.entries[position - 1]?.actor;
  if (actor === 'chance') return <ChanceBadge />;
  return typeof actor === 'number' ? <Badge hue={context.hues[actor]!} /> : <span class="badge" />;
}

/** Scrolls the list alone: `scrollIntoView` would move the page too. */
function keepInSight(list: HTMLOListElement | null, at: number): void {
  const row = list?.children[at];
  if (!list || !(row instanceof HTMLElement)) return;
  list.scrollTop = row.offsetTop - list.offsetTop - (list.clientHeight - row.clientHeight) / 2;
}
