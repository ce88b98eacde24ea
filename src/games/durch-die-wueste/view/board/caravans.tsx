import type { JSX } from 'preact';
import { neighboursOf } from '../../../../engine/boards/grid.ts';
import { polygon, rounded, segment } from '../../../../web/kit/draw/paths.ts';
import { hueOf } from '../../../../web/kit/players.tsx';
import { type DurchDieWuesteState, ownerOf } from '../../rules/state.ts';
import type { Picture } from '../scene/picture.ts';
import { caravanAt, isDim, type Scene } from '../scene/scene.ts';

/** Under the camels of a caravan lies one carpet in its owner's colour: who belongs together is seen at a glance. */
export function Carpets({ scene }: { scene: Scene }): JSX.Element {
  const { s, picture } = scene;
  return (
    <g class="carpets">
      {cellsByCaravan(s).map(([caravan, cells]) => (
        <Carpet
          key={caravan}
          look={`hue-${hueOf(scene, ownerOf(caravan))}${isDim(scene, caravan) ? ' dim' : ''}`}
          pattern={carpetOf(s, picture, cells)}
        />
      ))}
    </g>
  );
}

export function cellsByCaravan(s: DurchDieWuesteState): [caravan: number, cells: number[]][] {
  const found = new Map<number, number[]>();
  for (let cell = 0; cell < s.board.grid.size; cell++) {
    const caravan = caravanAt(s, cell);
    if (caravan >= 0) found.set(caravan, [...(found.get(caravan) ?? []), cell]);
  }
  return [...found];
}

interface Pattern {
  readonly dots: string;
  readonly links: string;
  readonly gaps: string;
}

/** A dot on every camel's hex, a link to every neighbour, and the gaps where three meet: with broad pens, a carpet. */
function carpetOf(s: DurchDieWuesteState, picture: Picture, cells: readonly number[]): Pattern {
  const members = new Set(cells);
  const at = (cell: number) => picture.centres[cell]!;
  const ahead = (cell: number) => neighboursOf(s.board.grid, cell).filter(other => other > cell && members.has(other));
  const links = cells.flatMap(cell => ahead(cell).map(other => [cell, other] as const));
  const joined = (a: number, b: number) => ahead(Math.min(a, b)).includes(Math.max(a, b));
  const gaps = links.flatMap(([a, b]) => ahead(b).flatMap(c => (joined(a, c) ? [[at(a), at(b), at(c)]] : [])));
  return {
    dots: cells.map(cell => `M${rounded(at(cell).x)} ${rounded(at(cell).y)}h.01`).join(''),
    links: links.map(([a, b]) => segment(at(a), at(b))).join(''),
    gaps: gaps.map(polygon).join(''),
  };
}

/** Links are as broad as a hex's side is long: broader ones would reach into hexes of others. */
function Carpet({ look, pattern }: { look: string; pattern: Pattern }): JSX.Element {
  return (
    <g class={`carpet ${look}`}>
      {['seam', 'border', 'pile'].map(layer => (
        <g key={layer} class={layer}>
          <path class="links" d={pattern.links} />
          <path class="dots" d={pattern.dots} />
        </g>
      ))}
      <path class="gaps" d={pattern.gaps} />
    </g>
  );
}
