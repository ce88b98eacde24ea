import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { grainsIn } from '../../../../web/kit/draw/dunes.ts';
import { movedTo, rounded } from '../../../../web/kit/draw/paths.ts';
import { GrainPaint } from '../../../../web/kit/draw/sand.tsx';
import { later } from '../../../../web/kit/later.ts';
import { hueOf } from '../../../../web/kit/players.tsx';
import { HEXES } from '../../rules/board.ts';
import { Treasury } from '../panel/treasury.tsx';
import { GoodsRow } from '../pieces/goods.tsx';
import { CamelShapes, FlockFigure, standsFor } from '../pieces/herd.tsx';
import { TileShapes, Tower } from '../pieces/tiles.tsx';
import { hexPath, type Picture, type PicturePlace } from '../scene/picture.ts';
import { anyOf, buriedAt, camelsAt, groundsOf, isDigging, liftAt, looseAt, type Scene } from '../scene/scene.ts';
import { groupsIn } from './groups.ts';
import { Numbers } from './numbers.tsx';

// They come while the words do, so that they are there when the board is first drawn.
const useLandmarks = later(async () => (await import('../scene/landmarks.tsx')).LandmarkPicture, true);

/** A whole position with its figures, where nothing is marked. */
export function Scenery({ scene }: { scene: Scene }): JSX.Element {
  return (
    <>
      <Landscape scene={scene} />
      <Numbers scene={scene} />
    </>
  );
}

/** A whole position, from the ground up. What has not changed is kept. */
export function Landscape({ scene }: { scene: Scene }): JSX.Element {
  const { picture, id } = scene;
  const still = useMemo(() => <Still picture={picture} id={id} />, [picture, id]);
  const desert = useMemo(() => <Desert scene={scene} />, [scene]);
  return (
    <>
      {still}
      {desert}
      <Treasury scene={scene} />
    </>
  );
}

const grains = grainsIn(90, 300);

/** All that lies still: the slab, the courts, the landmarks. */
function Still({ picture, id }: { picture: Picture; id: string }): JSX.Element {
  const { slab } = picture;
  const round = { x: slab.x, y: slab.y, width: slab.width, height: slab.height, rx: 14 };
  return (
    <g class="still">
      <defs>
        <Paints id={id} />
        <TileShapes id={id} />
        <CamelShapes id={id} />
      </defs>
      <rect class="slab-shadow" {...round} transform="translate(1.5 2.5)" />
      <rect class="slab" {...round} fill={`url(#${id}slab)`} />
      <rect {...round} fill={`url(#${id}grain)`} />
      <g class="bed">
        {picture.centres.slice(0, HEXES).map((at, hex) => (
          <path key={hex} d={hexPath({ x: at.x + 1, y: at.y + 1.8 }, 1.03)} />
        ))}
      </g>
      {picture.places.map(place => (
        <Court key={place.name} place={place} id={id} />
      ))}
    </g>
  );
}

function Paints({ id }: { id: string }): JSX.Element {
  return (
    <>
      <radialGradient id={`${id}glow`}>
        <stop class="glow-in" offset="0" />
        <stop class="glow-out" offset="1" />
      </radialGradient>
      <linearGradient id={`${id}slab`} x1="0" y1="0" x2="1" y2="1">
        <stop class="slab-lit" offset="0" />
        <stop class="slab-dim" offset="1" />
      </linearGradient>
      <GrainPaint grains={grains} id={id} />
    </>
  );
}

function Court({ place, id }: { place: PicturePlace; id: string }): JSX.Element {
  const { name, shape, cells, art } = place;
  const { found: Landmark } = useLandmarks();
  return (
    <g class={`place-${name}`}>
      <path class="court" d={shape} />
      <g class="paving">
        {cells.map((at, i) => (
          <path key={i} d={hexPath(at, 0.72) + hexPath(at, 0.4)} />
        ))}
      </g>
      <g transform={`${movedTo(art)} scale(${art.size})`}>{Landmark && <Landmark landmark={name} id={id} />}</g>
    </g>
  );
}

/** Towers with what stands on them, from the back to the front, so that what is in front covers what is behind. */
function Desert({ scene }: { scene: Scene }): JSX.Element {
  const { centres, places } = scene.picture;
  const drawn = [...centres.keys()].slice(0, HEXES).filter(hex => scene.shown?.has(hex) ?? true);
  const order = drawn.sort((a, b) => centres[a]!.y - centres[b]!.y);
  return (
    <g class="desert-fields">
      {order.map(hex => (
        <g key={hex} transform={movedTo(centres[hex]!)}>
          <Hex scene={scene} hex={hex} />
        </g>
      ))}
      {places.map(place => (
        <PlaceLife key={place.name} scene={scene} place={place} />
      ))}
    </g>
  );
}

function Hex({ scene, hex }: { scene: Scene; hex: number }): JSX.Element {
  const { s, id } = scene;
  const loose = looseAt(s, hex);
  const lift = liftAt(s, hex);
  const camels = camelsAt(s, hex);
  const stands = standsFor(camels.length);
  return (
    <>
      <g data-tower={hex}>
        <Tower id={id} tiles={groundsOf(s, hex)} kind={(hex * 7) % 5} />
      </g>
      {scene.named && (
        <text class="field-name" y={rounded(-lift - 10.5)} aria-hidden="true">
          {s.board.names[hex]}
        </text>
      )}
      {isDigging(scene) && <Buried scene={scene} hex={hex} />}
      <g transform={`translate(0 ${rounded(-lift)})`}>
        {anyOf(loose) && (
          <g transform={`translate(0 ${camels.length > 0 ? 12 : 4})`}>
            <GoodsRow id={id} amounts={loose} size={camels.length > 0 ? 0.42 : 0.55} />
          </g>
        )}
        {camels.slice(0, stands.length).map((one, i) => (
          <g key={one.camel} data-camel={one.camel}>
            <FlockFigure id={id} hue={hueOf(scene, one.seat)} flock={one} stand={stands[i]!} />
          </g>
        ))}
      </g>
    </>
  );
}

/** What lies under the tiles of a hex, seen through them. */
export function Buried({ scene, hex }: { scene: Scene; hex: number }): JSX.Element | undefined {
  const amounts = buriedAt(scene.s, hex);
  if (!anyOf(amounts)) return undefined;
  return (
    <g class="buried" transform={`translate(0 ${rounded(-liftAt(scene.s, hex))})`}>
      <path class="pit" d={hexPath({ x: 0, y: 0 }, 0.7)} />
      <GoodsRow id={scene.id} amounts={amounts} size={0.5} />
    </g>
  );
}

/** Camels in a place, those that are alike as one. */
function PlaceLife({ scene, place }: { scene: Scene; place: PicturePlace }): JSX.Element {
  return (
    <g>
      {groupsIn(scene, place).map(({ at, flocks, stands }, i) => (
        <g key={i} transform={movedTo(at)}>
          {flocks.map((flock, stand) => (
            <g key={flock.camel} data-camel={flock.camel}>
              <FlockFigure id={scene.id} hue={hueOf(scene, flock.seat)} flock={flock} stand={stands[stand]!} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}
