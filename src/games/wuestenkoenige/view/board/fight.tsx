import type { Who } from '../../../../web/kit/view.ts';
import './fight.css';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Description } from '../../../../engine/game.ts';
import { Camel } from '../../../../web/kit/draw/camel.tsx';
import { animate } from '../../../../web/kit/motion/motion.ts';
import { type Hue, Shape } from '../../../../web/kit/players.tsx';
import type { Words } from '../../words/en.ts';
import { Die } from '../pieces/die.tsx';

interface Props {
  readonly news: readonly Description[] | undefined;
  readonly words: Words;
  readonly hues: readonly Hue[];
  readonly who: Who;
  readonly moving: boolean;
}

/** How long the scene stays after the die has come to rest. */
const STAYS = 3200;

/** A roll among what just happened. */
function rollIn(news: readonly Description[] | undefined): Description | undefined {
  return news?.findLast(({ args }) => args.die !== undefined);
}

/** Attacker, die, target, and what came of it. It lies over the head of the board for a moment and holds up nobody. */
export function FightScene({ news, words, hues, who, moving }: Props): JSX.Element | undefined {
  const [shown, show] = useState<Description>();
  const die = useRef<SVGGElement>(null);
  const roll = rollIn(news);
  useEffect(() => {
    if (roll) show(roll);
  }, [roll]);
  // The scene has its time of its own: what happens next neither cuts it short nor keeps it there.
  useEffect(() => {
    if (!shown) return undefined;
    if (moving && die.current) animate([die.current], rolling, 400);
    const timer = setTimeout(() => show(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return undefined;
  const { key, args, at = '' } = shown;
  const [seat, foe] = [Number(args.seat), Number(args.foe)];
  const line = words.story[key as keyof Words['story']](args as never, who);
  return (
    <div class={liesHigh(at) ? 'fight low' : 'fight'} aria-hidden="true">
      <p class="fight-title">{words.fight.title(who(seat), who(foe), at)}</p>
      <svg viewBox="-100 -24 200 48">
        <Fighter hue={hues[seat] ?? 'red'} x={-88} />
        <g ref={die}>
          <Die value={Number(args.die)} />
        </g>
        <g transform="scale(-1 1)">
          <Fighter hue={hues[foe] ?? 'blue'} x={-88} />
        </g>
      </svg>
      <p class="fight-line">{line}</p>
    </div>
  );
}

/** The scene keeps off the hex where the fight is. */
function liesHigh(hex: string): boolean {
  return Number(hex.slice(1)) <= 6;
}

function Fighter({ hue, x }: { hue: Hue; x: number }): JSX.Element {
  return (
    <g class={`kings-beast hue-${hue}`} transform={`translate(${x} -25) scale(.5)`}>
      <Camel weave="plain" />
      <g class="owner" transform="translate(43 42) scale(1.15)">
        <Shape hue={hue} />
      </g>
    </g>
  );
}

const rolling: Keyframe[] = [
  { translate: '-46px -14px', rotate: '-300deg', opacity: 0.4 },
  { translate: '-10px 2px', rotate: '-60deg', opacity: 1, offset: 0.7 },
  { translate: '0 0', rotate: '0deg' },
];
