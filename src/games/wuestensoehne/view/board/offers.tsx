import type { JSX } from 'preact';
import { movedTo } from '../../../../web/kit/draw/paths.ts';
import { PlaceOutline } from '../../../../web/kit/draw/place-outline.tsx';
import { hueOf } from '../../../../web/kit/players.tsx';
import type { BoardInput } from '../../../../web/kit/view.ts';
import { grid } from '../../rules/board.ts';
import { AT_HOME, At, Phase, turbanFigure } from '../../rules/state.ts';
import { faceOf } from '../../rules/tiles.ts';
import { CaravanPiece, Explorer } from '../pieces/figures.tsx';
import { TileFace } from '../pieces/tile.tsx';
import { bearing, fitsOn, shownTurn } from '../scene/bearing.ts';
import { groundsOf } from '../scene/outline.ts';
import { placeAt } from '../scene/picture.ts';
import { figuresTallestFirst, ownFigures, type Scene } from '../scene/scene.ts';
import { type BoardTarget, freeFields } from '../scene/targets.ts';

interface Props {
  readonly scene: Scene;
  readonly input: BoardInput;
  readonly targets: readonly BoardTarget[];
}

/** Soft marks where something can be done. They lie under the pieces. */
export function Offers(props: Props): JSX.Element {
  const { scene, input, targets } = props;
  const step = scene.s.turn[At.Phase];
  const open = targets.filter(({ token }) => input.selectable.has(token));
  if (step === Phase.Move || step === Phase.Start) return <Ways {...props} open={open} />;
  if (step === Phase.Lay) return <Places {...props} open={open} />;
  if (step === Phase.Occupy) return <FreeFields scene={scene} input={input} />;
  return (
    <g class="offers">
      {open.map(({ name, transform, path }) => (
        <path key={name} class="glow" d={path} transform={transform} />
      ))}
    </g>
  );
}

type OpenProps = Props & { open: readonly BoardTarget[] };

/** Where the caravan can go: a ring on the middle of the field, with a drop where the driver has to be paid. */
function Ways({ input, open }: OpenProps): JSX.Element {
  const paid = new Set(
    input.legal.flatMap(({ tokens: [verb, cell, driver] }) => (verb === 'go' && driver ? [cell] : [])),
  );
  return (
    <g class="offers">
      {open.map(({ name, token, transform }) => (
        <g key={name} class={token === 'stay' ? 'stop here' : 'stop'} transform={transform}>
          <circle r={token === 'stay' ? 15 : 9.5} />
          {paid.has(token) ? (
            <path class="paid" d="M0 -5.5C2.9 -1.7 4.2 -.3 4.2 1.7A4.2 3.7 0 0 1 -4.2 1.7C-4.2 -.3 -2.9 -1.7 0 -5.5Z" />
          ) : (
            <circle class="spot" r="3.6" />
          )}
        </g>
      ))}
    </g>
  );
}

/** Where the tile in hand fits: there it lies already, as a ghost. */
function Places({ scene, input, open }: OpenProps): JSX.Element {
  const cells = open.filter(({ token }) => fitsOn(input.legal, token).length > 0);
  return (
    <g class="offers">
      {cells.map(({ name, token, transform }) => (
        <g key={name} transform={transform}>
          <g class={input.chosen.has(token) || input.pointed === token ? 'ghost-tile near' : 'ghost-tile'}>
            <HandTile scene={scene} turn={shownTurn(fitsOn(input.legal, token), bearing.value)} />
          </g>
        </g>
      ))}
    </g>
  );
}

function HandTile({ scene, turn }: { scene: Scene; turn: number }): JSX.Element {
  return <TileFace face={faceOf(scene.s.turn[At.Hand], turn)} seed={7} id={scene.id} />;
}

function FreeFields({ scene, input }: { scene: Scene; input: BoardInput }): JSX.Element {
  const { s, picture } = scene;
  return (
    <g class="offers">
      {freeFields(s).map(({ cell, x, y }) => (
        <circle
          key={grid.names[cell]}
          class={`halo hue-${hueOf(scene, input.seat)}`}
          r="13"
          transform={`${placeAt(picture, cell)} translate(${x} ${y})`}
        />
      ))}
    </g>
  );
}

/** What is pointed at and what is chosen: above the pieces, so that nothing hides it. */
export function Touches({ scene, input, targets }: Props): JSX.Element {
  const chosen = targets.find(({ token }) => input.chosen.has(token));
  const pointed =
    targets.find(({ name }) => name === input.pointed) ?? targets.find(({ token }) => token === input.pointed);
  return (
    <g class="touches">
      {chosen && <Touch {...{ scene, input, target: chosen }} look="chosen" />}
      {pointed && pointed !== chosen && (
        <Touch
          {...{ scene, input, target: pointed }}
          look={input.selectable.has(pointed.token) ? 'pointed' : 'refused'}
        />
      )}
    </g>
  );
}

type TouchProps = Omit<Props, 'targets'> & { target: BoardTarget; look: string };

function Touch({ scene, input, target, look }: TouchProps): JSX.Element {
  const { transform, path, token } = target;
  const turns = fitsOn(input.legal, token).length > 1;
  return (
    <g transform={transform}>
      <PlaceOutline path={path} look={`touch ${look}`}>
        {look !== 'refused' && <Ghost scene={scene} input={input} target={target} />}
      </PlaceOutline>
      {turns && look !== 'refused' && <TurnMark />}
    </g>
  );
}

/** A bent arrow: another click turns the tile. */
function TurnMark(): JSX.Element {
  return (
    <g class="turn-mark" transform="translate(22 -22)">
      <circle r="9.5" />
      <path d="M-4.5 1.5A5 5 0 1 1 1.5 4.8M-7.2 -.6L-4.5 1.9L-1.8 -.6" />
    </g>
  );
}

/** The piece as it would stand there. */
function Ghost({
  scene,
  input,
  target,
}: {
  scene: Scene;
  input: BoardInput;
  target: BoardTarget;
}): JSX.Element | undefined {
  const { s } = scene;
  const step = s.turn[At.Phase];
  if (step === Phase.Move && target.token !== 'stay')
    return (
      <g class="ghost">
        <CaravanPiece hue={hueOf(scene, input.seat)} />
      </g>
    );
  if (step !== Phase.Figure || ownFigures(s, s.turn[At.Seat]).some(({ figure }) => String(figure + 1) === target.token))
    return undefined;
  const home = figuresTallestFirst(input.seat).filter(figure => s.figures[figure] === AT_HOME);
  const figure = home.find(one => input.chosen.has(String(one + 1)));
  if (figure === undefined) return undefined;
  const { foot } = groundsOf(sidesOf(target.token));
  return (
    <g class="ghost" transform={movedTo(foot)}>
      <Explorer hue={hueOf(scene, input.seat)} rank={figure + 1} turban={figure === turbanFigure(s)} />
    </g>
  );
}

const sidesOf = (text: string) =>
  ['N', 'E', 'S', 'W'].reduce((bits, side, i) => (text.includes(side) ? bits | (1 << i) : bits), 0);
