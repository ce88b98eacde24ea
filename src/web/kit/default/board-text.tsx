import type { JSX } from 'preact';
import type { Seat } from '../../../engine/game.ts';
import type { Layout, Piece } from '../../../engine/layout.ts';
import type { AnyState } from '../../../engine/state.ts';
import type { BoardTextProps } from '../view.ts';
import { pieceText } from './scene.ts';
import type { DefaultWords } from './words.ts';

export type TextProps = BoardTextProps<AnyState, DefaultWords> & { readonly layout: Layout<AnyState> };

/** The board in sentences, to be read at leisure: what each seat has, and where. */
export function GridText(props: TextProps): JSX.Element {
  const { state, words, who } = props;
  const owners = [...Array.from({ length: state.seats }, (_, seat) => seat), undefined];
  return (
    <section class="twin-text" aria-label={words.board.text}>
      {owners.map(owner => {
        const lines = linesOf(props, owner);
        if (owner === undefined && lines.length === 0) return undefined;
        return (
          <div key={owner ?? 'nobody'}>
            <h3>{owner === undefined ? words.board.nobody : who(owner)}</h3>
            {lines.length === 0 && <p>{words.board.nothing}</p>}
            <ul>
              {lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** Everything of one owner, kind by kind, on the board and beside it. */
export function linesOf({ layout, state, words, who }: TextProps, owner: Seat | undefined): string[] {
  const grid = layout.grid(state);
  const kinds = new Map<string, string[]>();
  grid.names.forEach((name, cell) => {
    const piece = layout.pieceAt(state, cell);
    if (piece?.owner !== owner || !piece) return;
    const kind = textOf(piece);
    kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
  });
  const held = grid.names.filter((_, cell) => owner !== undefined && layout.ownerAt?.(state, cell) === owner);
  const trays = (layout.beside?.(state) ?? []).filter(tray => tray.owner === owner);
  const loose = trays.map(({ name, pieces }) => {
    const texts = pieces.filter(({ count = 1 }) => count > 0).map(textOf);
    return `${words.trays[name] ?? name}: ${texts.join(', ') || words.board.nothing}`;
  });
  return [
    ...[...kinds].map(([kind, cells]) => `${kind}: ${cells.join(', ')}`),
    ...(held.length > 0 ? [`${words.board.ground(who(owner ?? 0))}: ${held.join(', ')}`] : []),
    ...loose,
  ];

  function textOf(piece: Piece): string {
    return pieceText({ ...piece, owner: undefined }, words, who);
  }
}
