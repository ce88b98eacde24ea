import type { JSX } from 'preact';
import type { TableContext } from './table-context.ts';

/** Under the bot that is to move: a calm sign when it takes its time, and the way on when it is stuck. */
export function BotThinking({ context }: { context: TableContext }): JSX.Element | undefined {
  const { host } = context.controller;
  if (host.thinking.value === undefined) return undefined;
  if (host.stuck.value !== undefined)
    return (
      <button type="button" class="button" onClick={() => host.askAgain()}>
        {context.words.play.askAgain}
      </button>
    );
  // The next bot begins with a fresh one: each has its own second before anything is to be seen.
  return (
    <span class="pondering" key={host.length.value} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
