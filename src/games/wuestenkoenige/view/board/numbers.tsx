import type { JSX } from 'preact';
import { movedTo } from '../../../../web/kit/draw/paths.ts';
import { HEXES, PALACE } from '../../rules/board.ts';
import { FlockTally } from '../pieces/herd.tsx';
import { Height } from '../pieces/tiles.tsx';
import type { PicturePlace } from '../scene/picture.ts';
import type { Scene } from '../scene/scene.ts';
import { groupsIn } from './groups.ts';

/** All figures on the board. They lie over everything else, marks and camels: what counts is never half under something. */
export function Numbers({ scene }: { scene: Scene }): JSX.Element {
  const { s, picture, shown } = scene;
  // A board on its side is that of a phone, where everything is half as large: figures are not.
  const sizes = picture.rim ? { height: 0.88, tally: 0.9, pile: 1 } : { height: 1.44, tally: 1.4, pile: 1.25 };
  const hexes = [...picture.centres.keys()].slice(0, HEXES).filter(hex => shown?.has(hex) ?? true);
  return (
    <g class="numbers">
      {hexes.map(hex => (
        <g key={hex} transform={movedTo(picture.centres[hex]!)}>
          <Height layers={s.height[hex]!} size={sizes.height} />
        </g>
      ))}
      {picture.places.map(place => (
        <g key={place.name}>
          {groupsIn(scene, place).map(({ at, flocks, stands }, i) => (
            <g key={i} transform={movedTo(at)}>
              {flocks.map((flock, stand) => (
                <FlockTally key={flock.camel} flock={flock} stand={stands[stand]!} size={sizes.tally} />
              ))}
            </g>
          ))}
          {place.field > PALACE && <Pile scene={scene} place={place} size={sizes.pile} />}
        </g>
      ))}
    </g>
  );
}

/** The goods that are left in an oasis. */
function Pile({ scene, place, size }: { scene: Scene; place: PicturePlace; size: number }): JSX.Element {
  return (
    <g class="pile" transform={`${movedTo(place.pile)} scale(${size})`}>
      <rect x="-15" y="-7.500" width="30" height="15" rx="7.500" />
      <use href={`#${scene.id}good-${place.name[0]}`} transform="translate(-8 0) scale(.5)" />
      <text x="6.500" y="4">
        {scene.s.oases[place.field - PALACE - 1]}
      </text>
    </g>
  );
}
