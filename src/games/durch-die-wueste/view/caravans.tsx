import type { JSX } from 'preact';
import { neighboursOf } from '../../../engine/grid.ts';
import { outlinesOf } from '../../../web/stage/hexes.ts';
import { loopsPath, polygon, rounded, segment } from '../../../web/stage/paths.ts';
import type { Hue } from '../../../web/stage/players.tsx';
import { CARAVANS, type DesertState, seatOf } from '../state.ts';
import { playerHues } from './coats.ts';
import type { Picture } from './picture.ts';

interface Props {
  readonly s: DesertState;
  readonly picture: Picture;
}

/** Under the camels of a caravan lies one carpet in its owner's colour: who belongs together is seen at a glance. */
export function Carpets({ s, picture }: Props): JSX.Element {
  return (
    <g class="carpets">
      {cellsByCaravan(s.camels).map(([caravan, cells]) => (
        <Carpet key={caravan} hue={playerHues[seatOf(caravan)]!} pattern={carpetOf(s, picture, cells)} />
      ))}
    </g>
  );
}

/** Enclosed land, washed in its owner's colour and strewn with its owner's shape. */
export function Lands({ s, picture }: Props): JSX.Element {
  return (
    <g class="lands">
      {cellsByCaravan(s.inside).map(([caravan, cells]) => {
        const hue = playerHues[seatOf(caravan)];
        const middles = cells.map(cell => picture.middles[cell]!);
        const path = loopsPath(outlinesOf(middles), picture.project);
        return (
          <g key={caravan} class={`hue-${hue}`}>
            <path class="land" d={path} />
            <path d={path} fill={`url(#strewn-${hue})`} />
          </g>
        );
      })}
    </g>
  );
}

function cellsByCaravan(entries: Uint8Array): [caravan: number, cells: number[]][] {
  const found = new Map<number, number[]>();
  entries.forEach((entry, cell) => {
    const caravan = entry - 1;
    if (caravan < 0 || caravan >= CARAVANS) return;
    const cells = found.get(caravan);
    if (cells) cells.push(cell);
    else found.set(caravan, [cell]);
  });
  return [...found];
}

interface Pattern {
  readonly dots: string;
  readonly links: string;
  readonly gaps: string;
}

/** A dot on every camel's hex, a link to every neighbour, and the gaps where three meet: with broad pens, a carpet. */
function carpetOf(s: DesertState, picture: Picture, cells: readonly number[]): Pattern {
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
function Carpet({ hue, pattern }: { hue: Hue; pattern: Pattern }): JSX.Element {
  return (
    <g class={`carpet hue-${hue}`}>
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
