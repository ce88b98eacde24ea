import type { JSX } from 'preact';
import { neighboursOf } from '../../../../engine/boards/grid.ts';
import { regionsOf } from '../../../../engine/boards/regions.ts';
import { outlinesOf } from '../../../../web/kit/draw/hexes.ts';
import { loopsPath } from '../../../../web/kit/draw/paths.ts';
import { hueOf } from '../../../../web/kit/players.tsx';
import { CARAVANS, type DurchDieWuesteState, ownerOf, PALM, SAND } from '../../rules/state.ts';
import { isDim, type Scene } from '../scene/scene.ts';

/** A piece of enclosed land that hangs together. */
export interface Land {
  readonly caravan: number;
  readonly cells: readonly number[];
  /** The hexes that bring a point: all but palms. */
  readonly points: number;
}

export function landsOf(s: DurchDieWuesteState): Land[] {
  return regionsOf(s.board.grid, s.inside).flatMap(cells => {
    const caravan = s.inside[cells[0] ?? 0]! - 1;
    if (caravan < 0 || caravan >= CARAVANS) return [];
    return [{ caravan, cells, points: cells.filter(cell => s.land[cell] !== PALM).length }];
  });
}

/** Enclosed land, washed in its owner's colour and strewn with its owner's shape. */
export function Lands({ scene }: { scene: Scene }): JSX.Element {
  return (
    <g class="lands">
      {landsOf(scene.s).map(land => (
        <Wash key={land.cells[0]} scene={scene} land={land} />
      ))}
    </g>
  );
}

function Wash({ scene, land }: { scene: Scene; land: Land }): JSX.Element {
  const { picture, id } = scene;
  const hue = hueOf(scene, ownerOf(land.caravan));
  const path = loopsPath(outlinesOf(land.cells.map(cell => picture.middles[cell]!)), picture.project);
  return (
    <g class={`hue-${hue}${isDim(scene, land.caravan) ? ' dim' : ''}`} data-land={land.cells.join(' ')}>
      <path class="land" d={path} />
      <path d={path} fill={`url(#${id}strewn-${hue})`} />
    </g>
  );
}

/** A single hex needs no number, and two are counted at a glance. */
const WORTH_COUNTING = 3;

/** How many points the land brings, written where it has most room. */
export function LandCounts({ scene }: { scene: Scene }): JSX.Element {
  return (
    <g class="land-counts">
      {landsOf(scene.s)
        .filter(land => land.points >= WORTH_COUNTING)
        .map(land => {
          const cell = roomiest(scene, land.cells);
          const at = cell === undefined ? undefined : scene.picture.centres[cell];
          if (!at) return undefined;
          const look = `land-count hue-${hueOf(scene, ownerOf(land.caravan))}`;
          return (
            <text key={cell} class={isDim(scene, land.caravan) ? `${look} dim` : look} x={at.x} y={at.y + 5.5}>
              {land.points}
            </text>
          );
        })}
    </g>
  );
}

/** Bare sand with most of the land around it, as near to its middle as can be. */
function roomiest({ s, picture }: Scene, cells: readonly number[]): number | undefined {
  const inside = new Set(cells);
  const room = (cell: number) => neighboursOf(s.board.grid, cell).filter(other => inside.has(other)).length;
  const points = cells.map(cell => picture.centres[cell]!);
  const middle = points.reduce((a, b) => ({ x: a.x + b.x / points.length, y: a.y + b.y / points.length }), {
    x: 0,
    y: 0,
  });
  const off = (cell: number) => Math.hypot(picture.centres[cell]!.x - middle.x, picture.centres[cell]!.y - middle.y);
  const free = cells.filter(cell => s.land[cell] === SAND);
  return free.toSorted((a, b) => room(b) - room(a) || off(a) - off(b))[0];
}
