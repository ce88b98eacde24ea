import type { JSX } from 'preact';
import type { Layout, LoosePiece, Tray } from '../../../engine/layout.ts';
import type { AnyState } from '../../../engine/state.ts';
import { Badge } from '../players.tsx';
import type { BoardInput, SidePanelProps } from '../view.ts';
import { PieceFigure } from './pieces.tsx';
import { pieceHue, pieceText, seatHue } from './scene.ts';
import type { DefaultWords } from './words.ts';

export type PanelProps = SidePanelProps<AnyState, DefaultWords> & { readonly layout: Layout<AnyState> };

/** What lies beside the board, seat by seat. GridPieces with a token are chosen here, and asides are made. */
export function TrayPanel(props: PanelProps): JSX.Element {
  const { layout, state, words } = props;
  const trays = layout.beside?.(state) ?? [];
  const names = [...new Set(trays.map(({ name }) => name))];
  return (
    <section class="plain-trays" aria-label={words.board.beside}>
      {names.map(name => (
        <div key={name}>
          <h2>{words.trays[name] ?? name}</h2>
          <div class="plain-rows">
            {trays.map((tray, i) => tray.name === name && <TrayRow key={i} {...props} tray={tray} />)}
          </div>
        </div>
      ))}
      <Asides {...props} />
    </section>
  );
}

function Asides({ words, asides, onAside }: PanelProps): JSX.Element | undefined {
  const moves = onAside ? (asides?.() ?? []) : [];
  if (moves.length === 0) return undefined;
  const say = (move: string) =>
    move
      .split(' ')
      .map(token => words.tokens[token] ?? token)
      .join(' ');
  return (
    <div class="acts">
      {moves.map(move => (
        <button key={move} type="button" class="button plain" onClick={() => onAside?.(move)}>
          {say(move)}
        </button>
      ))}
    </div>
  );
}

function TrayRow(props: PanelProps & { readonly tray: Tray }): JSX.Element {
  const { tray, words, who, hues } = props;
  const { owner } = tray;
  const shown = tray.pieces.filter(({ count = 1 }) => count > 0);
  return (
    <div class="plain-tray">
      {owner !== undefined && (
        <h3>
          <Badge hue={seatHue(hues, owner)} />
          {who(owner)}
        </h3>
      )}
      <ul>
        {shown.length === 0 && <li class="none">{words.board.nothing}</li>}
        {shown.map((piece, i) => (
          <li key={i}>
            <TrayPiece {...props} piece={piece} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TrayPiece(props: PanelProps & { readonly piece: LoosePiece }): JSX.Element {
  const { piece, words, who, hues, input } = props;
  const { token } = piece;
  const text = pieceText({ ...piece, owner: undefined }, words, who);
  const picture = (
    <svg viewBox="-21 -21 42 42" aria-hidden="true">
      <PieceFigure piece={piece} hue={pieceHue(hues, piece)} />
    </svg>
  );
  if (token === undefined || !input)
    return (
      <span class="loose" title={text}>
        {picture}
        <span class="unseen">{text}</span>
      </span>
    );
  return (
    <button
      type="button"
      class="loose"
      data-word={token}
      aria-label={text}
      title={text}
      aria-pressed={input.chosen.has(token)}
      aria-disabled={!(input.selectable.has(token) || beginsMove(input, token))}
      onPointerEnter={() => input.point(token)}
      onPointerLeave={() => input.point(undefined)}
      onClick={() => input.pick(token)}
    >
      {picture}
    </button>
  );
}

/** What begins a move of another kind can be clicked whatever else is chosen. */
function beginsMove({ legal }: BoardInput, token: string): boolean {
  return legal.some(({ tokens }) => tokens[0] === token);
}
