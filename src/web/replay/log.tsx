import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Badge } from '../stage/players.tsx';
import { allTold } from './recording.ts';
import { type Show, sentenceAt } from './show.ts';

interface Props {
  readonly show: Show;
  readonly at: number;
  readonly jump: (at: number) => void;
}

/** Every entry in a sentence; a click goes there. */
export function Log({ show, at, jump }: Props): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const sentences = useMemo(() => sentencesOf(show), [show]);
  useEffect(() => keepInSight(list.current, at), [at, show]);
  return (
    <ol class="log" ref={list} start={0}>
      {sentences.map((sentence, position) => (
        <li key={position}>
          <button type="button" aria-current={position === at ? 'step' : undefined} onClick={() => jump(position)}>
            <span class="number">{position}</span>
            <Mark show={show} position={position} />
            <span>{sentence}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function sentencesOf(show: Show): readonly string[] {
  const told = allTold(show.recording);
  const first = show.words.replay.beginning;
  return [first, ...told.map((telling, seq) => sentenceAt(show, seq + 1, telling))];
}

function Mark({ show, position }: { show: Show; position: number }): JSX.Element {
  const actor = show.recording.entries[position - 1]?.actor;
  return typeof actor === 'number' ? <Badge hue={show.hues[actor]!} /> : <span class="badge" />;
}

/** Scrolls the list alone: `scrollIntoView` would move the page too. */
function keepInSight(list: HTMLOListElement | null, at: number): void {
  const row = list?.children[at];
  if (!list || !(row instanceof HTMLElement)) return;
  list.scrollTop = row.offsetTop - list.offsetTop - (list.clientHeight - row.clientHeight) / 2;
}
