import './moment.css';
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { botPace } from '../page/settings.ts';
import { hasNoFocus } from './board-focus.ts';
import type { LogLine } from './log-lines.ts';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
}

/** Holds the board where something is revealed to the viewer: others who move on at once must not wipe it away. */
export function useMoments(context: TableContext): void {
  const { controller } = context;
  const known = useRef(controller.lines.peek().length);
  useSignalEffect(() => {
    const lines = controller.lines.value;
    const fresh = lines.slice(known.current);
    known.current = lines.length;
    const line = fresh.find(one => isMoment(context, one));
    // Whoever has chosen that everything happens at once has chosen not to wait.
    if (line && botPace.peek() !== 'instant' && controller.past.peek() === undefined) controller.hold(line);
  });
}

function isMoment({ controller, view }: TableContext, { what }: LogLine): boolean {
  if (typeof what !== 'object' || what.args['seat'] !== controller.viewer.peek()) return false;
  return view.revealed?.(what) !== undefined;
}

/** What was revealed, large, until the viewer has seen it. */
export function Revealed({ context, line }: Props & { line: LogLine }): JSX.Element | undefined {
  return typeof line.what === 'object' ? <div class="revealed">{context.view.revealed?.(line.what)}</div> : undefined;
}

/** The way on from a moment. A person who plays by key finds it under their fingers. */
export function SeenButton({ context }: Props): JSX.Element {
  const { controller, words } = context;
  const button = useRef<HTMLButtonElement>(null);
  // At once: a frame later the board takes what nobody has.
  useLayoutEffect(() => {
    if (hasNoFocus()) button.current?.focus();
  }, []);
  return (
    <button ref={button} type="button" class="button" onClick={() => controller.release()}>
      {words.play.seen}
    </button>
  );
}
