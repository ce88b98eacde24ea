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
  const hexes = [...picture.centres.keys()].slice(0, HEXES).filter(hex => shown?.has(hex) ?? true);
  return (
    <g class="numbers">
      {hexes.map(hex => (
        <g key={hex} transform={movedTo(picture.centres[hex]!)}>
          <Height layers={s.height[hex]!} />
        </g>
      ))}
      {picture.places.map(place => (
        <g key={place.name}>
          {groupsIn(scene, place).map(({ at, flocks, stands }, i) => (
            <g key={i} transform={movedTo(at)}>
              {flocks.map((flock, stand) => (
                <FlockTally key={flock.camel} flock={flock} stand={stands[stand]!} />
              ))}
            </g>
          ))}
          {place.field > PALACE && <Pile scene={scene} place={place} />}
        </g>
      ))}
    </g>
  );
}

/** The goods that are left in an oasis. */
function Pile({ scene, place }: { scene: Scene; place: PicturePlace }): JSX.Element {
  return (
    <g transform={movedTo(place.pile)}>
      <g class="pile">
        <rect x="-15" y="-7.500" width="30" height="15" rx="7.500" />
        <use href={`#${scene.id}good-${place.name[0]}`} transform="translate(-8 0) scale(.5)" />
        <text x="6.500" y="4">
          {scene.s.oases[place.field - PALACE - 1]}
        </text>
      </g>
    </g>
  );
}
