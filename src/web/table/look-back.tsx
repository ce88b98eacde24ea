import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isSeat } from '../../engine/game.ts';
import { peopleOf } from '../match/people.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { hasNoFocus } from './board-focus.ts';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
}

/** The way into the past: all that others did since the viewer's last turn, or just one move back. */
export function LookBack({ context }: Props): JSX.Element | undefined {
  const { controller, words } = context;
  const { viewer, entries } = controller.snapshot.value;
  const seen = controller.lastSeen();
  const news = entries.length - seen;
  const mine = controller.draft.value !== undefined && controller.draft.value.moves.length === 0;
  if (mine && news > 0 && isSeat(viewer) && peopleOf(controller.host.match).includes(viewer))
    return (
      <button type="button" class="button plain" title={words.play.sinceHint} onClick={() => controller.lookAt(seen)}>
        <Icon name="back" />
        {words.play.since(news)}
      </button>
    );
  return <RoundButton icon="back" name={words.play.lookBack} onClick={() => controller.step(-1)} />;
}

/** Step by step through the past, and out of it. */
export function PastSteps({ context }: Props): JSX.Element {
  const { controller, words } = context;
  const steps = useRef<HTMLSpanElement>(null);
  // The button that led here is gone: a person who pressed it by key goes on with the steps.
  useEffect(() => {
    if (hasNoFocus()) steps.current?.querySelector<HTMLElement>('button:last-child')?.focus();
  }, []);
  return (
    <>
      <span class="steps" ref={steps}>
        <RoundButton
          icon="back"
          name={words.play.back}
          onClick={() => controller.step(-1)}
          off={controller.isFirst()}
        />
        <RoundButton icon="forward" name={words.play.forward} onClick={() => controller.step(1)} />
      </span>
      <button type="button" class="button" onClick={() => void (controller.past.value = undefined)}>
        {words.play.now}
      </button>
    </>
  );
}

interface ButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly onClick: () => void;
  readonly off?: boolean;
}

function RoundButton({ icon, name, onClick, off = false }: ButtonProps): JSX.Element {
  return (
    <button type="button" class="round" aria-label={name} title={name} disabled={off} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
