import type { JSX } from 'preact';
import { PlaceOutline } from '../../../../web/kit/draw/place-outline.tsx';
import { hueOf } from '../../../../web/kit/players.tsx';
import type { BoardInput } from '../../../../web/kit/view.ts';
import { At, Phase } from '../../rules/state.ts';
import { type Leap, leapsIn, passed, tornBy } from '../scene/jumps.ts';
import { cellTransform, fieldPath } from '../scene/picture.ts';
import { type Scene } from '../scene/scene.ts';

interface Props {
  readonly scene: Scene;
  readonly input: BoardInput;
}

/** What a person has in mind: a die, a stone and a field, as far as they are chosen or pointed at. */
interface Mind {
  readonly die: number | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

function mindOf({ s }: Scene, input: BoardInput): Mind {
  const cell = (name: string | undefined) => (name === undefined ? -1 : s.board.grid.cellNamed(name));
  const cells = [...input.chosen].map(cell).filter(at => at >= 0);
  const pointed = cell(input.pointed);
  const isStone = (at: number) => s.stones[at] !== 0;
  const die = [...input.chosen].map(Number).find(face => face >= 1 && face <= 6);
  const over = pointed < 0 || !input.selectable.has(input.pointed!) ? undefined : pointed;
  return {
    die,
    from: cells.find(isStone) ?? (over !== undefined && isStone(over) ? over : undefined),
    to: cells.find(at => !isStone(at)) ?? (over !== undefined && !isStone(over) ? over : undefined),
  };
}

/** Soft marks on the ground: stones that can go somewhere, and where the one in question can go. */
export function Offers({ scene, input }: Props): JSX.Element {
  const { s, picture } = scene;
  const mind = mindOf(scene, input);
  const cells = s.board.grid.names.flatMap((name, cell) => (input.selectable.has(name) ? [cell] : []));
  const laying = s.turn[At.Phase] === Phase.LayCards;
  const placing = s.turn[At.Phase] === Phase.Place || laying;
  const targets = mind.from === undefined ? [] : targetsOf(scene, input, mind);
  return (
    <g class={mind.die === undefined && mind.from === undefined ? 'offers' : 'offers narrowed'}>
      {cells.map(cell =>
        s.stones[cell] !== 0 ? (
          <circle key={cell} class="halo" r="19" transform={cellTransform(picture, cell)} />
        ) : placing || mind.from === undefined ? (
          <circle
            key={cell}
            class={placing ? 'spot' : 'hint'}
            r={laying ? 4 : placing ? 7 : 3.2}
            transform={cellTransform(picture, cell)}
          />
        ) : undefined,
      )}
      {targets.map(({ to, die }) => (
        <Target key={to} scene={scene} cell={to} die={die} />
      ))}
    </g>
  );
}

/** Where the stone in question can go, as far as it is asked for. A teacher may also ask for what a rule forbids. */
function targetsOf({ s }: Scene, { legal, selectable, chosen }: BoardInput, { from, die }: Mind): Leap[] {
  const { names } = s.board.grid;
  const leaps = leapsIn(s, legal).filter(
    leap => leap.from === from && (die === undefined || leap.die === die) && selectable.has(names[leap.to]!),
  );
  if (from === undefined || die === undefined || leaps.length > 0 || !chosen.has(names[from]!)) return leaps;
  return names.flatMap((name, to) => (selectable.has(name) && s.stones[to] === 0 ? [{ die, from, to }] : []));
}

/** A field that the stone can go to, and the die that brings it there: in a corner where a card would be hidden. */
function Target({ scene: { s, picture }, cell, die }: { scene: Scene; cell: number; die: number }): JSX.Element {
  const onCard = s.cards[cell] === 1;
  return (
    <g class={onCard ? 'target on-card' : 'target'}>
      <path class="field" d={fieldPath(picture, cell, 3)} />
      <g transform={`${cellTransform(picture, cell)}${onCard ? ' translate(10 10) scale(.8)' : ''}`}>
        <rect class="token" x="-9.500" y="-9.500" width="19" height="19" rx="4.500" />
        <text y="5.600">{die}</text>
      </g>
    </g>
  );
}

/** What is pointed at and what is chosen: above the stones, so that nothing hides it. */
export function Touches({ scene, input, asked }: Props & { asked: string | undefined }): JSX.Element {
  const { s } = scene;
  const { names } = s.board.grid;
  const mind = mindOf(scene, input);
  const pointed = input.pointed === undefined ? -1 : names.indexOf(input.pointed);
  const chosen = names.flatMap((name, cell) => (input.chosen.has(name) ? [cell] : []));
  const refused = asked === undefined ? -1 : names.indexOf(asked);
  return (
    <g class="touches">
      {mind.from !== undefined && mind.to !== undefined && <JumpPath scene={scene} from={mind.from} to={mind.to} />}
      {chosen.map(cell => (
        <Touch key={cell} scene={scene} cell={cell} look="chosen" />
      ))}
      {pointed >= 0 && !chosen.includes(pointed) && (
        <Touch scene={scene} cell={pointed} look={input.selectable.has(names[pointed]!) ? 'pointed' : 'refused'} />
      )}
      {s.turn[At.Phase] === Phase.Place && pointed >= 0 && input.selectable.has(names[pointed]!) && (
        <Ghost scene={scene} seat={input.seat} cell={pointed} />
      )}
      <Torn
        {...{ scene, input }}
        from={chosen.find(cell => s.stones[cell] !== 0)}
        to={refused >= 0 ? refused : pointed}
      />
    </g>
  );
}

function Touch({ scene, cell, look }: { scene: Scene; cell: number; look: string }): JSX.Element {
  return <PlaceOutline path={fieldPath(scene.picture, cell, 1)} look={`touch ${look}`} />;
}

/** The hops over the stones in between, with the turn if there is one, and the stone as it would stand, unless it hid a card. */
export function JumpPath({ scene, from, to }: { scene: Scene; from: number; to: number }): JSX.Element {
  const { s, picture } = scene;
  const points = passed(s, from, to).map(cell => picture.centres[cell]!);
  const hops = points.slice(1).map((point, i) => {
    const last = points[i]!;
    const level = Math.abs(point.x - last.x) > Math.abs(point.y - last.y);
    const bend = level ? { x: (point.x + last.x) / 2, y: last.y - 21 } : { x: last.x + 17, y: (point.y + last.y) / 2 };
    return `Q${bend.x} ${bend.y} ${point.x} ${point.y}`;
  });
  const path = `M${points[0]!.x} ${points[0]!.y}${hops.join('')}`;
  const owner = Math.floor((s.stones[from]! - 1) / s.each);
  return (
    <g class="jump">
      {s.cards[to] !== 1 && <Ghost scene={scene} seat={owner} cell={to} />}
      <path class="trail-casing" d={path} />
      <path class="trail" d={path} />
      {points.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="hop" cx={x} cy={y} r="4.200" />
      ))}
    </g>
  );
}

function Ghost({ scene, seat, cell }: { scene: Scene; seat: number; cell: number }): JSX.Element {
  return (
    <g class="ghost" transform={cellTransform(scene.picture, cell)}>
      <use href={`#${scene.id}stone-${hueOf(scene, seat)}`} />
    </g>
  );
}

/** What would be torn off the caravan, ringed. */
function Torn({ scene, input, from, to }: Props & { from: number | undefined; to: number }): JSX.Element {
  const name = scene.s.board.grid.names[to];
  const tears = from !== undefined && name !== undefined && !input.selectable.has(name);
  const torn = tears && input.whyNot(name).includes('NO-MOVE-3') ? tornBy(scene.s, from, to) : [];
  return (
    <g class="torn">
      {torn.map(cell => (
        <g key={cell} transform={cellTransform(scene.picture, cell)}>
          <circle class="ring-casing" r="18" />
          <circle class="ring" r="18" />
          <path class="snap" d="M9 -17l4 5l-5 2l5 5" />
        </g>
      ))}
    </g>
  );
}
