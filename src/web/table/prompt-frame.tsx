import type { ComponentChildren, JSX } from 'preact';
import type { Seat } from '../../engine/game.ts';
import { Badge } from '../kit/players.tsx';
import { LookBack } from './look-back.tsx';
import type { TableContext } from './table-context.ts';

interface FrameProps {
  readonly context: TableContext;
  readonly seats: readonly Seat[];
  readonly title: string;
  /** Small beside it. */
  readonly about?: string | undefined;
  readonly task: ComponentChildren;
  readonly more?: ComponentChildren;
  readonly actions?: ComponentChildren;
}

/** The sentence at the board, what is to be known for it, and the buttons. */
export function PromptFrame({ context, seats, title, about, task, more, actions }: FrameProps): JSX.Element {
  return (
    <section
      class="prompt"
      aria-label={about ? `${title}, ${about}` : title}
      aria-busy={context.controller.isSending() || undefined}
    >
      <div class="prompt-head">
        <h2>
          {seats.map(seat => (
            <Badge key={seat} hue={context.hues[seat]!} />
          ))}
          {about ? (
            <span>
              {title} <span class="small">{about}</span>
            </span>
          ) : (
            title
          )}
        </h2>
        {context.controller.past.value === undefined && <LookBack context={context} />}
      </div>
      <p class="task">{task}</p>
      {more}
      <div class="acts">{actions}</div>
    </section>
  );
}
