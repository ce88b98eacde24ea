import type { JSX } from 'preact';
import type { Look, Piece } from '../../../engine/layout.ts';
import { Camel } from '../draw/camel.tsx';
import { Palm } from '../draw/oasis.tsx';
import { type Hue, Shape } from '../players.tsx';

interface Props {
  readonly piece: Piece;
  /** The colour of its owner, if it has one. */
  readonly hue: Hue | undefined;
}

/** A piece in a field from -20 to 20, with its owner's shape and how many there are of it. */
export function PieceFigure({ piece, hue }: Props): JSX.Element {
  const { look = 'stone', count = 1 } = piece;
  return (
    <g class={hue ? `piece hue-${hue}` : 'piece unowned'}>
      {figures[look]({ hue })}
      {count > 1 && <Count count={count} />}
    </g>
  );
}

function Count({ count }: { count: number }): JSX.Element {
  return (
    <g class="count" transform="translate(11 -11)">
      <circle r="7.5" />
      <text y="3.6">{count}</text>
    </g>
  );
}

type Figure = (props: { readonly hue: Hue | undefined }) => JSX.Element;

const figures: Readonly<Record<Look, Figure>> = {
  stone: ({ hue }) => <Stone hue={hue} />,
  king: ({ hue }) => (
    <>
      <Stone hue={undefined} />
      <g transform="translate(0 -5.5)">
        <Stone hue={hue} />
      </g>
      <path class="crown" d="M-6 -15L-3.5 -19L0 -15.500L3.5 -19L6 -15L5 -12H-5Z" />
    </>
  ),
  camel: ({ hue }) => (
    <>
      <ellipse class="shadow" cx="1" cy="14" rx="14" ry="3.5" />
      <g class="coat-brand" transform="translate(-17 -16) scale(.33)">
        <Camel weave="plain" />
      </g>
      {hue && (
        <g class="owner-sign" transform="translate(-10 -9) scale(.5)">
          <Shape hue={hue} />
        </g>
      )}
    </>
  ),
  palm: () => <Palm />,
  water: () => (
    <g class="pool">
      <path class="bank" d="M-12 -1C-12 -9 -5 -12 1 -12C8 -12 12 -6 12 0C12 8 6 12 -1 12C-8 12 -12 7 -12 -1Z" />
      <path
        class="water"
        d="M-9.5 -1C-9.5 -7 -4 -9.5 1 -9.500C6 -9.5 9.5 -5 9.5 0C9.5 6 5 9.5 -1 9.500C-6 9.5 -9.5 5 -9.5 -1Z"
      />
      <path class="glint" d="M-6.5 -3C-5.5 -6 -3 -7.2 0 -7.3" />
    </g>
  ),
  rock: () => (
    <>
      <ellipse class="shadow" cx="3" cy="12" rx="15" ry="4" />
      <path class="rock-lit" d="M-15 11L-11 -5L-2 -13L8 -10L15 4L13 12Z" />
      <path class="rock-dim" d="M-2 -13L2 0L-3 12H13L15 4L8 -10Z" />
    </>
  ),
};

function Stone({ hue }: { hue: Hue | undefined }): JSX.Element {
  return (
    <>
      <ellipse class="shadow" cx="2.5" cy="6" rx="15.5" ry="11.5" />
      <path class="edge" d="M-15 0A15 13 0 0 0 15 0V4A15 13 0 0 1 -15 4Z" />
      <ellipse class="top" rx="15" ry="13" />
      <path class="sheen" d="M-10.5 -4C-8.5 -8 -4 -9.8 1.5 -9.6" />
      {hue && <Sign hue={hue} transform="translate(0 .6) scale(.66 .58)" />}
    </>
  );
}

function Sign({ hue, transform }: { hue: Hue; transform: string }): JSX.Element {
  return (
    <g class="sign" transform={transform}>
      <Shape hue={hue} />
    </g>
  );
}
