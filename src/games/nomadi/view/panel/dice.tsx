import type { JSX } from 'preact';
import type { BoardInput } from '../../../../web/kit/view.ts';
import { UNUSED_DIE } from '../../rules/material.ts';
import type { Words } from '../../words/en.ts';

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-8.5, 8.5],
    [8.5, -8.5],
  ],
  3: [
    [-9, 9],
    [0, 0],
    [9, -9],
  ],
  4: [
    [-8.5, -8.5],
    [8.5, -8.5],
    [-8.5, 8.5],
    [8.5, 8.5],
  ],
  5: [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  6: [
    [-8.5, -10],
    [8.5, -10],
    [-8.5, 0],
    [8.5, 0],
    [-8.5, 10],
    [8.5, 10],
  ],
};

/** A die of bone with indigo pips, in a field of 48 by 48 around 0 0. */
function Die({ face }: { face: number }): JSX.Element {
  return (
    <svg class="nomad-die" viewBox="-24 -24 48 48" aria-hidden="true">
      <rect class="cast" x="-17" y="-15" width="38" height="38" rx="9" />
      <rect class="side" x="-20" y="-19" width="40" height="40" rx="9" />
      <rect class="top" x="-20" y="-20" width="40" height="38" rx="8.500" />
      <path class="edge" d="M-16 -10C-16 -14.500 -14 -16.500 -9 -16.500H10" />
      {(spots[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="pip" cx={x} cy={y - 1} r={face === 1 ? 5.2 : 4.1} />
      ))}
    </svg>
  );
}

interface DieProps {
  readonly face: number;
  readonly used: boolean;
  /** Nobody can use it as things stand. */
  readonly dead: boolean;
  readonly chosen: boolean;
  readonly words: Words;
  readonly input: BoardInput | undefined;
}

/** A die that can be chosen; one that is used up or of no use says so, and can be asked why. */
export function DieButton({ face, used, dead, chosen, words, input }: DieProps): JSX.Element {
  const name = used ? words.board.dieUsed(face) : dead ? words.board.dieDead(face) : words.board.die(face);
  const look = ['die-place', used && 'used', dead && 'dead'].filter(Boolean).join(' ');
  if (!input || used)
    return (
      <span class={look} title={name}>
        <Die face={face} />
        <span class="unseen">{name}</span>
        {dead && <Cost />}
      </span>
    );
  const token = String(face);
  return (
    <button
      type="button"
      class={look}
      data-word={token}
      aria-pressed={chosen}
      aria-disabled={!input.selectable.has(token) && !chosen}
      aria-label={name}
      title={name}
      onClick={() => input.pick(token)}
      onPointerEnter={() => input.point(token)}
      onPointerLeave={() => input.point(undefined)}
    >
      <Die face={face} />
      {dead && <Cost />}
    </button>
  );
}

/** What a die will cost that stays unused. */
function Cost(): JSX.Element {
  return (
    <span class="die-cost" aria-hidden="true">
      −{UNUSED_DIE}
    </span>
  );
}
