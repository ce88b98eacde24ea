import type { JSX } from 'preact';
import { hueOf } from '../../../../web/kit/players.tsx';
import { grid } from '../../rules/board.ts';
import { At, ownerOf, Phase, SENT_OFF, turbanFigure } from '../../rules/state.ts';
import { actions } from '../../rules/tiles.ts';
import type { Words } from '../../words/en.ts';
import { ActionField } from '../pieces/emblems.tsx';
import { Explorer } from '../pieces/figures.tsx';
import { wide } from '../scene/picture.ts';
import { type InRow, rowOf, type Scene } from '../scene/scene.ts';

/** The scoring of an oasis as a small scene: the figures in a row by height, what each took, and who chooses now. */
export function TileRow({ scene, words }: { scene: Scene; words: Words }): JSX.Element | undefined {
  const { s } = scene;
  const row = rowOf(s);
  if (row.length === 0) return undefined;
  const low = (grid.spots[s.turn[At.Laid]]?.row ?? 0) < 5 && !needsRumours(scene);
  return (
    <div class={low ? 'row-scene low' : 'row-scene'} aria-hidden="true">
      <p>{words.board.row}</p>
      <ol>
        {row.map(one => (
          <li key={one.figure} class={lookOf(one)}>
            <svg viewBox="-11 -45 22 64">
              <Explorer
                hue={hueOf(scene, ownerOf[one.figure]!)}
                rank={one.figure + 1}
                turban={one.figure === turbanFigure(s)}
              />
              {one.took !== undefined && one.took < actions.length && (
                <g transform="translate(0 10.5) scale(.8)">
                  <ActionField action={actions[one.took]!} />
                </g>
              )}
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** On tall screens the rumour board lies where the row would stand. */
function needsRumours({ s, picture }: Scene): boolean {
  return picture !== wide && [Phase.Put, Phase.Look, Phase.Keep].includes(s.turn[At.Phase]);
}

function lookOf({ took, front }: InRow): string {
  if (took === SENT_OFF - 1) return 'sent-off';
  return front ? 'front' : took === undefined ? 'waits' : 'done';
}
