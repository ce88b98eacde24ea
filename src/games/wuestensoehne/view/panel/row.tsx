import type { JSX } from 'preact';
import { type Hue, hueOf } from '../../../../web/kit/players.tsx';
import { ownerOf, SENT_OFF, turbanFigure, type WuestensoehneState } from '../../rules/state.ts';
import { actions } from '../../rules/tiles.ts';
import type { Words } from '../../words/en.ts';
import { ActionField } from '../pieces/emblems.tsx';
import { Explorer } from '../pieces/figures.tsx';
import { type InRow, rowOf } from '../scene/scene.ts';

interface Props {
  readonly s: WuestensoehneState;
  readonly hues: readonly Hue[];
  readonly words: Words;
}

/** The scoring of an oasis as a small scene: the figures in a row by height, what each took, and who chooses now. */
export function TileRow({ s, hues, words }: Props): JSX.Element {
  return (
    <div class="row-scene" aria-hidden="true">
      <p>{words.board.row}</p>
      <ol>
        {rowOf(s).map(one => (
          <li key={one.figure} class={lookOf(one)}>
            <svg viewBox="-11 -38 22 57">
              <Explorer
                hue={hueOf({ hues }, ownerOf[one.figure]!)}
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

function lookOf({ took, front }: InRow): string {
  if (took === SENT_OFF - 1) return 'sent-off';
  return front ? 'front' : took === undefined ? 'waits' : 'done';
}
