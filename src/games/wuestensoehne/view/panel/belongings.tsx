import type { JSX } from 'preact';
import { later } from '../../../../web/kit/later.ts';
import type { Hue } from '../../../../web/kit/players.tsx';
import { hueOf } from '../../../../web/kit/players.tsx';
import type { BoardInput, Who } from '../../../../web/kit/view.ts';
import { grid } from '../../rules/board.ts';
import { DISPLAY, LOAD } from '../../rules/material.ts';
import { AT_HOME, At, displayed, loadOf, Phase, turbanFigure, type WuestensoehneState } from '../../rules/state.ts';
import { GOODS, goods, kinds, NO_KIND, SIDES } from '../../rules/tiles.ts';
import type { Words } from '../../words/en.ts';
import { Emblem } from '../pieces/emblems.tsx';
import { Explorer } from '../pieces/figures.tsx';
import { turningOn } from '../scene/acting.ts';
import { bearing, shownTurn, turnOn } from '../scene/bearing.ts';
import { figureText, tileInHand } from '../scene/place-text.ts';
import { figuresTallestFirst } from '../scene/scene.ts';
import { TilePicture } from './tile-picture.tsx';

interface Props {
  readonly s: WuestensoehneState;
  readonly seat: number;
  readonly words: Words;
  readonly input: BoardInput | undefined;
  readonly hues: readonly Hue[];
  readonly who: Who;
  readonly id: string;
}

// It comes with the first scoring, or before: nobody has to wait for it to begin.
const useTileRow = later(async () => (await import('./row.tsx')).TileRow);

/** Everything before one seat; while an oasis is scored, the row of figures instead of those at home. */
export function Belongings(props: Props): JSX.Element {
  const { s, input, hues, words } = props;
  // Before and after it somebody may set a figure or take one back.
  const isScored =
    s.turn[At.Oasis] !== 0 && !input?.legal.some(({ tokens: [verb] }) => verb === 'set' || verb === 'take');
  const { found: Row } = useTileRow(isScored);
  return (
    <div class={isScored ? 'lot scored' : 'lot'}>
      {isScored && Row && <Row s={s} hues={hues} words={words} />}
      <Display {...props} />
      <Figures {...props} />
      <Caravan {...props} />
    </div>
  );
}

function Display(props: Props): JSX.Element {
  const { s, seat, words } = props;
  const places = Array.from({ length: DISPLAY }, (_, place) => displayed(s, seat, place));
  const inHand = s.turn[At.Hand] !== NO_KIND && s.turn[At.Seat] === seat;
  return (
    <ul class="display" aria-label={words.board.stock.display}>
      {inHand && (
        <li>
          <TileInHand {...props} />
        </li>
      )}
      {places.map((kind, place) => (
        <li key={place}>{kind === NO_KIND ? <Gap words={words} /> : <DisplayTile {...props} kind={kind} />}</li>
      ))}
    </ul>
  );
}

function Gap({ words }: { words: Words }): JSX.Element {
  return (
    <span class="gap">
      <span class="unseen">{words.board.stock.empty}</span>
    </span>
  );
}

/** What clicking a tile of a display would play now. */
function moveWith({ s, seat, input }: Props, kind: string): string {
  if (s.turn[At.Phase] !== Phase.Explore) return `discard ${kind}`;
  return seat === input?.seat ? `own ${kind}` : `scout ${seat} ${kind}`;
}

function DisplayTile(props: Props & { kind: number }): JSX.Element {
  const { input, words, kind, id } = props;
  const name = kinds[kind]!;
  const picture = <TilePicture kind={kind} id={id} />;
  const label = words.tile(name);
  if (!input)
    return (
      <span class="tile-place" title={label}>
        {picture}
        <span class="unseen">{label}</span>
      </span>
    );
  const move = moveWith(props, name);
  const legal = input.legal.some(({ text }) => text === move);
  return (
    <button
      type="button"
      class={legal ? 'tile-place lit' : 'tile-place'}
      aria-label={label}
      title={label}
      aria-disabled={!legal}
      onClick={() => (legal ? input.playMoves([move]) : input.pick(name))}
    >
      {picture}
    </button>
  );
}

/** The tile to be laid, as it is turned on the board; clicking it turns it there. */
function TileInHand({ s, input, words, id }: Props): JSX.Element {
  const kind = s.turn[At.Hand];
  const fits = input ? turningOn(input) : [];
  const label = `${words.board.stock.inHand}: ${words.tile(tileInHand(s, fits))}`;
  const picture = <TilePicture kind={kind} turn={shownTurn(fits, bearing.value)} id={id} />;
  if (!input)
    return (
      <span class="tile-place held" title={label}>
        {picture}
        <span class="unseen">{label}</span>
      </span>
    );
  return (
    <button
      type="button"
      class="tile-place held"
      aria-label={`${label}. ${words.board.stock.turn}`}
      title={words.board.stock.turn}
      onClick={() => turnOn(fits, 1)}
    >
      {picture}
      <svg class="turn-sign" viewBox="-12 -12 24 24" aria-hidden="true">
        <path d="M-6 2A6.5 6.5 0 1 1 2 6.2M-9.5 -.8L-6 2.6L-2.5 -.8" />
      </svg>
    </button>
  );
}

function Figures(props: Props): JSX.Element {
  const { seat, words } = props;
  return (
    <ul class="own-figures" aria-label={words.board.stock.figures}>
      {figuresTallestFirst(seat).map(figure => (
        <li key={figure}>
          <Figure {...props} figure={figure} />
        </li>
      ))}
    </ul>
  );
}

/** A figure at home can be set, one that is out can be taken back: the moves that name it. */
function Figure({ s, seat, words, input, hues, who, figure }: Props & { figure: number }): JSX.Element {
  const away = s.figures[figure] !== AT_HOME;
  const cell = grid.names[Math.floor(s.figures[figure]! / SIDES)] ?? '';
  const { home, away: on } = words.board.stock;
  const label = `${figureText(s, figure, words, who)}, ${away ? on(cell) : home}`;
  const rank = String(figure + 1);
  // Its height stands on the picture and its field below it: both are parts of what is said.
  const picture = (
    <>
      <svg class={away ? 'figure-picture away' : 'figure-picture'} viewBox="-9 -40 18 42" aria-hidden="true">
        <Explorer hue={hueOf({ hues }, seat)} rank={figure + 1} turban={figure === turbanFigure(s)} />
      </svg>
      {away && <small aria-hidden="true">{cell}</small>}
      <span class="unseen">{label}</span>
    </>
  );
  const moves =
    input?.seat === seat
      ? input.legal.filter(({ tokens: [verb, height] }) => height === rank && (verb === 'set' || verb === 'take'))
      : [];
  if (!input || moves.length === 0)
    return (
      <span class="figure-place" title={label}>
        {picture}
      </span>
    );
  const only = moves.length === 1 ? moves[0]!.text : undefined;
  return (
    <button
      type="button"
      class="figure-place lit"
      title={label}
      aria-pressed={input.chosen.has(rank)}
      onClick={() => (only === undefined ? input.pick(rank) : input.playMoves([only]))}
    >
      {picture}
    </button>
  );
}

/** Camels with two places each; what they carry lies on them. */
function Caravan({ s, seat, words }: Props): JSX.Element {
  const carried = goods.flatMap((good, i) => Array.from({ length: s.goods[seat * GOODS + i]! }, () => good));
  const camels = Array.from({ length: s.camels[seat]! }, (_, camel) => carried.slice(camel * LOAD, (camel + 1) * LOAD));
  const told = [
    words.board.stock.camels(camels.length, camels.length * LOAD - loadOf(s, seat)),
    ...goods.map((good, i) => `${s.goods[seat * GOODS + i]} ${words.actions[good]}`),
  ].join(', ');
  return (
    <div class="camels" title={told}>
      <span class="unseen">{told}</span>
      {camels.map((load, camel) => (
        <svg key={camel} viewBox="0 0 56 26" aria-hidden="true">
          <rect class="card" x=".7" y=".7" width="54.6" height="24.6" rx="5" />
          <g transform="translate(12.5 13) scale(1.05)">
            <Emblem action="camel" />
          </g>
          {Array.from({ length: LOAD }, (_, place) => (
            <g key={place} transform={`translate(${place * 14.5 + 31} 13)`}>
              <circle class={load[place] ? 'basket full' : 'basket'} r="6.8" />
              {load[place] && (
                <g transform="scale(.64)">
                  <Emblem action={load[place]} />
                </g>
              )}
            </g>
          ))}
        </svg>
      ))}
    </div>
  );
}
