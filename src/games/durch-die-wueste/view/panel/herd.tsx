import type { JSX } from 'preact';
import { Camel } from '../../../../web/kit/draw/camel.tsx';
import type { BoardInput, SidePanelProps } from '../../../../web/kit/view.ts';
import type { Colour, DurchDieWuesteState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { weaveOf } from '../pieces/coats.ts';

/** From here on the end is near. */
export const FEW = 5;

interface Props extends SidePanelProps<DurchDieWuesteState, Words> {
  readonly colour: Colour;
  readonly count: number;
  /** Is a caravan being looked for? */
  readonly finding: boolean;
}

/** The camels of one colour. Whoever moves chooses by it what to place; whoever searches, what to light up. */
export function Herd(props: Props): JSX.Element {
  const { colour, count, words, finding, input, onSpotlight } = props;
  if (finding && onSpotlight) return <Sought {...props} onSpotlight={onSpotlight} />;
  if (input) return <Choosable {...props} input={input} />;
  const name = words.left(colour, count);
  return (
    <span class={lookOf(count)} title={name}>
      <HerdPicture colour={colour} count={count} />
      <span class="unseen">{name}</span>
    </span>
  );
}

function lookOf(count: number): string {
  return count <= FEW ? 'herd few' : 'herd';
}

type Sought = Props & { readonly onSpotlight: NonNullable<Props['onSpotlight']> };

function Sought({ colour, words, spotlight, onSpotlight }: Sought): JSX.Element {
  const on = spotlight?.key === colour;
  const seat = spotlight?.seat === undefined ? undefined : { seat: spotlight.seat };
  return (
    <button
      type="button"
      class="herd"
      aria-pressed={on}
      aria-label={words.board.findColour(colour)}
      title={words.board.findColour(colour)}
      onClick={() => onSpotlight(on ? seat : { ...seat, key: colour })}
    >
      <HerdPicture colour={colour} />
    </button>
  );
}

/** A colour that can't be chosen can be clicked all the same: the answer says why not. */
function Choosable({ colour, count, words, input }: Props & { readonly input: BoardInput }): JSX.Element {
  const name = words.left(colour, count);
  const selectable = input.selectable.has(colour);
  const chosen = input.chosen.has(colour);
  return (
    <button
      type="button"
      class={selectable ? `${lookOf(count)} lit` : lookOf(count)}
      aria-pressed={chosen}
      aria-disabled={!selectable && !chosen}
      aria-label={name}
      title={name}
      onClick={() => input.pick(colour)}
      onPointerEnter={() => input.point(colour)}
      onPointerLeave={() => input.point(undefined)}
    >
      <HerdPicture colour={colour} count={count} />
    </button>
  );
}

function HerdPicture({ colour, count }: { colour: Colour; count?: number }): JSX.Element {
  return (
    <>
      <svg class={`figure coat-${colour}`} viewBox="6 6 96 90" aria-hidden="true">
        <Camel weave={weaveOf[colour]} />
      </svg>
      {count !== undefined && <span aria-hidden="true">{count}</span>}
    </>
  );
}
