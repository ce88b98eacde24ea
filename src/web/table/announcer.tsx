import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LogLine } from './log-lines.ts';
import { winText } from './match-result.tsx';
import { taskOf } from './prompt.tsx';
import { effectsText, lineText, type TableContext } from './table-context.ts';

/** How many sentences stay: earlier ones have been read aloud by then. */
const KEPT = 12;

type Say = (...sentences: readonly string[]) => void;

/**
 * Says aloud, for those who do not see it, what others did and what is to be done now. It is a log and not one text
 * that changes: moves of quick players follow each other faster than they can be read, and none must be lost.
 */
export function Announcer({ context }: { context: TableContext }): JSX.Element {
  const lastId = useRef(0);
  const [sentences, setSentences] = useState<readonly { id: number; text: string }[]>([]);
  const say: Say = (...texts) => {
    const fresh = texts.filter(text => text !== '').map(text => ({ id: ++lastId.current, text }));
    setSentences(earlier => [...earlier, ...fresh].slice(-KEPT));
  };
  useForgetting(context, () => setSentences([]));
  useNews(context, say);
  useTask(context, say);
  usePast(context, say);
  return (
    <div class="unseen" role="log" data-announcer>
      {sentences.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/** The sentences for one person are not for the next one who takes the device. */
function useForgetting({ controller }: TableContext, forget: () => void): void {
  const viewer = controller.viewer.value;
  const before = useRef(viewer);
  useEffect(() => {
    if (before.current !== viewer) forget();
    before.current = viewer;
  }, [viewer]);
}

/** What others did, and how the game ended. */
function useNews(context: TableContext, say: Say): void {
  const { controller } = context;
  const lines = controller.lines.value;
  const heard = useRef(lines.length);
  const { over, viewer } = controller.snapshot.value;
  useEffect(() => {
    const news = lines.slice(heard.current).filter(({ actor }) => actor !== viewer && actor !== 'host');
    heard.current = lines.length;
    say(...news.map(line => storyOf(context, line)), over ? winText(context) : '');
  }, [lines, over]);
}

/** Whose turn it is, when it begins, and what is to be done whenever that changes. */
function useTask(context: TableContext, say: Say): void {
  const { controller, words, alone, who } = context;
  const draft = controller.draft.value;
  const playing = useRef(false);
  const task = draft ? taskOf(context) : '';
  useEffect(() => {
    const begins = draft && !playing.current;
    playing.current = draft !== undefined;
    if (begins) say(`${alone ? words.play.yourTurn : words.play.turnOf(who(draft.seat))}.`);
    say(task);
  }, [task, draft?.seat, draft?.moves.length]);
}

/** What is looked back at; and after that, what was to be done. */
function usePast(context: TableContext, say: Say): void {
  const { controller, words } = context;
  const past = controller.past.value;
  const away = useRef(false);
  useEffect(() => {
    const returned = away.current && past === undefined;
    away.current = past !== undefined;
    if (returned && controller.draft.value) say(taskOf(context));
    if (past === undefined) return;
    const line = controller.lines.value[past - 1];
    const text = line && line.actor !== 'chance' ? storyOf(context, line) : words.play.set;
    say(`${words.play.past(past, controller.lines.value.length)}.`, text);
  }, [past]);
}

function storyOf(context: TableContext, line: LogLine): string {
  const gains = typeof line.actor === 'number' ? effectsText(context, line.effects, line.actor) : '';
  return gains === '' ? lineText(context, line) : `${lineText(context, line)} ${gains}.`;
}
