import type { JSX } from 'preact';
import { Palm } from '../../../../web/kit/draw/oasis.tsx';
import { PlaceOutline } from '../../../../web/kit/draw/place-outline.tsx';
import { hueOf } from '../../../../web/kit/players.tsx';
import type { BoardInput } from '../../../../web/kit/view.ts';
import { At, type Colour, caravanOf, colours, type DurchDieWuesteState, Phase } from '../../rules/state.ts';
import { CamelPiece, cellTransform } from '../pieces/pieces.tsx';
import { hexPath, insetPath } from '../scene/picture.ts';
import { type Scene } from '../scene/scene.ts';

/** The colour that would be placed on this hex, if there is only one. */
function colourFor({ legal, chosen }: BoardInput, hex: string): Colour | undefined {
  const here = (colour: Colour) => legal.some(({ tokens }) => tokens[1] === colour && tokens[2] === hex);
  const open = colours.filter(colour => chosen.has(colour));
  const [only, ...others] = open.length > 0 ? open : colours.filter(here);
  return others.length === 0 ? only : undefined;
}

interface Props {
  readonly scene: Scene;
  readonly input: BoardInput;
}

/** Where half the board can be chosen, each mark is softer. */
const MANY = 40;

/** Soft marks where something can be placed, in the colour of what would come there. They lie under the pieces. */
export function Offers({ scene, input }: Props): JSX.Element {
  const { s, picture } = scene;
  const cells = litCells(s, input);
  return (
    <g class={cells.length > MANY ? 'offers many' : 'offers'}>
      {cells.map(cell => {
        const colour = colourFor(input, s.board.grid.names[cell]!);
        return (
          <g key={cell} class={colour === undefined ? 'offer' : `offer coat-${colour}`}>
            <path class="field" d={insetPath(picture, cell, 0.84)} />
            {s.land[cell] === 0 && <circle class="spot" r="4.6" transform={cellTransform(scene, cell)} />}
          </g>
        );
      })}
    </g>
  );
}

function litCells(s: DurchDieWuesteState, input: BoardInput): number[] {
  return s.board.grid.names.flatMap((name, cell) => (input.selectable.has(name) ? [cell] : []));
}

/** What is pointed at and what is chosen: above the pieces, so that nothing hides it. */
export function Touches({ scene, input }: Props): JSX.Element {
  const { names } = scene.s.board.grid;
  const pointed = input.pointed === undefined ? -1 : names.indexOf(input.pointed);
  const chosen = names.findIndex(name => input.chosen.has(name));
  return (
    <g class="touches">
      {chosen >= 0 && <Touch scene={scene} input={input} cell={chosen} look="chosen" />}
      {pointed >= 0 && pointed !== chosen && (
        <Touch
          scene={scene}
          input={input}
          cell={pointed}
          look={input.selectable.has(names[pointed]!) ? 'pointed' : 'refused'}
        />
      )}
    </g>
  );
}

function Touch({ scene, input, cell, look }: Props & { cell: number; look: string }): JSX.Element {
  return (
    <PlaceOutline path={hexPath(scene.picture, cell)} look={`touch ${look}`}>
      {look !== 'refused' && <Ghost scene={scene} input={input} cell={cell} />}
    </PlaceOutline>
  );
}

/** The piece as it would stand there; where the colour is still open, its owner's sign. */
function Ghost({ scene, input, cell }: Props & { cell: number }): JSX.Element {
  const hue = hueOf(scene, input.seat);
  if (scene.s.turn[At.Phase] === Phase.SetPalms)
    return (
      <g class="ghost" transform={cellTransform(scene, cell)}>
        <Palm />
      </g>
    );
  const colour = colourFor(input, scene.s.board.grid.names[cell]!);
  const ridden = scene.s.turn[At.Phase] === Phase.SetRiders;
  return (
    <g class={`ghost hue-${hue}`} transform={cellTransform(scene, cell)}>
      <circle class="ground" r="15" />
      {colour === undefined ? (
        <use class={`owner hue-${hue}`} href={`#${scene.id}shape-${hue}`} transform="scale(.9)" />
      ) : (
        <CamelPiece
          scene={{ ...scene, spotlight: undefined }}
          caravan={caravanOf(colours.indexOf(colour), input.seat)}
          ridden={ridden}
        />
      )}
    </g>
  );
}
