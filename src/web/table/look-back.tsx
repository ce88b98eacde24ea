import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isSeat } from '../../engine/game.ts';
import { turnsIn } from '../../table/move-count.ts';
import { peopleOf } from '../match/people.ts';
import { type BotPace, botPace } from '../page/settings.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useTicker } from '../ui/ticker.ts';
import { hasNoFocus } from './board-focus.ts';
import { PaceButton } from './pace-button.tsx';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
}

/** The way into the past: all that others did since the viewer's last turn, or just one move back. */
export function LookBack({ context }: Props): JSX.Element | undefined {
  const { controller, words } = context;
  const { viewer, entries } = controller.snapshot.value;
  const seen = controller.lastSeen();
  const news = turnsIn(entries.slice(seen));
  const mine = controller.draft.value !== undefined && controller.draft.value.moves.length === 0;
  if (mine && news > 0 && isSeat(viewer) && peopleOf(controller.host.match).includes(viewer))
    return (
      <button type="button" class="button plain" title={words.play.sinceHint} onClick={() => controller.playNews()}>
        <Icon name="play" />
        {words.play.since(news)}
      </button>
    );
  return <RoundButton icon="back" name={words.play.lookBack} onClick={() => controller.step(-1)} />;
}

/** How long a move stays in sight while the past plays by itself, in milliseconds. */
const sights: Readonly<Record<BotPace, number>> = { slow: 1800, normal: 1100, quick: 650, instant: 350 };

/** Step by step through the past or by itself, and out of it. */
export function PastSteps({ context }: Props): JSX.Element {
  const { controller, words } = context;
  const now = useRef<HTMLButtonElement>(null);
  const playing = controller.playing.value;
  // A change of the pace is for the next move: the one in sight stays as long as it was to.
  useTicker(playing, controller.past.value, sights[botPace.peek()], () => controller.tick());
  // The button that led here is gone: a person who pressed it by key comes to the way out, before the board takes the focus.
  useLayoutEffect(() => {
    if (hasNoFocus()) now.current?.focus();
  }, []);
  return (
    <>
      <span class="steps">
        <RoundButton
          icon="stepBack"
          name={words.play.back}
          onClick={() => controller.step(-1)}
          off={controller.isFirst()}
        />
        <RoundButton
          icon={playing ? 'pause' : 'play'}
          name={playing ? words.replay.pause : words.replay.play}
          onClick={() => void (controller.playing.value = !playing)}
        />
        <RoundButton icon="stepOn" name={words.play.forward} onClick={() => controller.step(1)} />
        <PaceButton words={words} />
      </span>
      <button type="button" class="button" ref={now} onClick={() => controller.escape()}>
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
