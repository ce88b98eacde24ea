import type { JSX } from 'preact';
import { movedTo } from '../../../../web/kit/draw/paths.ts';
import { hueOf } from '../../../../web/kit/players.tsx';
import { FIGURES, ownerOf, turbanFigure } from '../../rules/state.ts';
import { groundsOf } from '../scene/outline.ts';
import { placeAt } from '../scene/picture.ts';
import { type Scene, type ScoredField, scoredFields, standingFigures } from '../scene/scene.ts';
import { CaravanPiece, Explorer, Plinth } from './figures.tsx';
import { caravanStands } from './stands.ts';

interface Props {
  readonly scene: Scene;
}

/** Caravans and figures, from the top of the picture to its foot: what stands in front covers what stands behind. */
export function Pieces({ scene }: Props): JSX.Element {
  const { s, picture } = scene;
  const figures = standingFigures(s).map(({ figure, cell, sides }) => {
    const { foot } = groundsOf(sides);
    return {
      y: picture.centres[cell]!.y + foot.y,
      piece: (
        <g key={`f${figure}`} transform={`${placeAt(picture, cell)} translate(${foot.x} ${foot.y})`}>
          <g data-figure={figure}>
            <Explorer hue={hueOf(scene, ownerOf[figure]!)} rank={figure + 1} turban={figure === turbanFigure(s)} bare />
          </g>
        </g>
      ),
    };
  });
  const caravans = caravanStands(s, picture).map((stand, seat) => ({
    y: stand.y + 13 * stand.size,
    piece: (
      <g key={`c${seat}`} transform={`${movedTo(stand)} scale(${stand.size})`}>
        <g data-caravan={seat}>
          <CaravanPiece hue={hueOf(scene, seat)} />
        </g>
      </g>
    ),
  }));
  return <g class="pieces">{[...figures, ...caravans].sort((a, b) => a.y - b.y).map(({ piece }) => piece)}</g>;
}

/** The figures that took a field of the oasis that is being scored. */
export function Posts({ scene }: Props): JSX.Element {
  return (
    <g class="posts">
      {[...postFields(scene)].map(([figure, field]) => (
        <g key={figure} transform={postAt(scene, field)}>
          <g data-figure={figure} transform="scale(.8)">
            <Explorer hue={hueOf(scene, ownerOf[figure]!)} rank={figure + 1} bare />
          </g>
        </g>
      ))}
    </g>
  );
}

function postAt({ picture }: Scene, { cell, x, y }: ScoredField): string {
  return `${placeAt(picture, cell)} translate(${x} ${y + 7})`;
}

/** The numbers of all figures on the board. They lie over everything else: no caravan and no mark hides one. */
export function Plinths({ scene }: Props): JSX.Element {
  const { s, picture } = scene;
  const standing = standingFigures(s).map(({ figure, cell, sides }) => {
    const { foot } = groundsOf(sides);
    return { figure, at: `${placeAt(picture, cell)} translate(${foot.x} ${foot.y})` };
  });
  const posted = [...postFields(scene)].map(([figure, field]) => ({ figure, at: postAt(scene, field) }));
  return (
    <g class="numbers">
      {[...standing, ...posted].map(({ figure, at }, i) => (
        <g key={i} transform={at}>
          <Plinth hue={hueOf(scene, ownerOf[figure]!)} rank={figure + 1} />
        </g>
      ))}
    </g>
  );
}

/** Like fields are alike: each figure is drawn on the first one of its kind that nobody is drawn on yet. */
function postFields({ s }: Scene): ReadonlyMap<number, ScoredField> {
  const taken = Array.from({ length: FIGURES }, (_, figure) => figure).filter(figure => s.posts[figure]! > 0);
  const open = scoredFields(s);
  const fields = new Map<number, ScoredField>();
  for (const figure of taken) {
    const at = open.findIndex(({ action }) => action === s.posts[figure]! - 1);
    if (at >= 0) fields.set(figure, open.splice(at, 1)[0]!);
  }
  return fields;
}
