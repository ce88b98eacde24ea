import type { JSX } from 'preact';
import type { BoardTextProps, Who } from '../../../web/kit/view.ts';
import { grid, isOnCross } from '../rules/board.ts';
import { AT_HOME, displayed, displaySize, NO_TOKEN, SLOTS, type WuestensoehneState } from '../rules/state.ts';
import { faceTexts, GOODS, goods, kinds } from '../rules/tiles.ts';
import type { Words } from '../words/en.ts';
import { stacksOf } from './panel/stacks.ts';
import { figureText, slotText } from './scene/place-text.ts';
import { figuresTallestFirst, standingFigures } from './scene/scene.ts';

type Props = BoardTextProps<WuestensoehneState, Words>;

/** The board in sentences, to be read at leisure: it follows the game, but is never read out unasked. */
export function BoardText({ state: s, words, who }: Props): JSX.Element {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return (
    <section class="twin-text" aria-label={words.board.boardText.title}>
      {seats.map(seat => (
        <div key={seat}>
          <h3>{who(seat)}</h3>
          <ul>
            {seatInWords(s, seat, words, who).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <Land s={s} words={words} />
      <Rumours s={s} words={words} who={who} />
      <Stacks s={s} words={words} />
    </section>
  );
}

/** What a seat has on the board and before it, line by line. */
export function seatInWords(s: WuestensoehneState, seat: number, words: Words, who: Who): string[] {
  const { boardText, stock } = words.board;
  const tiles = Array.from({ length: displaySize(s, seat) }, (_, place) =>
    words.tile(kinds[displayed(s, seat, place)]!),
  );
  const load = goods.flatMap((good, i) => {
    const count = s.goods[seat * GOODS + i]!;
    return count > 0 ? [`${count} ${words.actions[good]}`] : [];
  });
  const figures = figuresTallestFirst(seat).map(figure => {
    const standing = standingFigures(s).find(one => one.figure === figure);
    const where = s.figures[figure] === AT_HOME || !standing ? stock.home : stock.away(grid.names[standing.cell]!);
    return `${figureText(s, figure, words, who)}: ${where}`;
  });
  return [
    boardText.caravan(grid.names[s.caravans[seat]!]!),
    words.stones(s.water[seat]!),
    `${boardText.goods}: ${load.join(', ') || boardText.none}`,
    `${stock.display}: ${tiles.join('; ') || stock.empty}`,
    ...figures,
  ];
}

function Land({ s, words }: { s: WuestensoehneState; words: Words }): JSX.Element {
  const cells = grid.names.map((_, cell) => cell).filter(cell => s.tiles[cell] !== 0 && !isOnCross(cell));
  return (
    <>
      <h3>{words.board.boardText.land}</h3>
      <ul>
        {cells.map(cell => (
          <li key={cell}>{`${grid.names[cell]}: ${words.tile(faceTexts[s.tiles[cell]! - 1]!)}`}</li>
        ))}
      </ul>
    </>
  );
}

function Rumours({ s, words, who }: { s: WuestensoehneState; words: Words; who: Who }): JSX.Element {
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot).filter(slot => s.tokens[slot] !== NO_TOKEN);
  return (
    <>
      <h3>{words.board.boardText.rumours}</h3>
      {slots.length === 0 && <p>{words.board.boardText.noRumours}</p>}
      <ul>
        {slots.map(slot => (
          <li key={slot}>{slotText(s, slot, words, who)}</li>
        ))}
      </ul>
    </>
  );
}

function Stacks({ s, words }: { s: WuestensoehneState; words: Words }): JSX.Element {
  return (
    <>
      <h3>{words.board.boardText.left}</h3>
      <ul>
        {stacksOf(s).map(({ number, left }) => (
          <li key={number}>{`${words.board.stock.stack(number)}: ${words.tiles(left)}`}</li>
        ))}
      </ul>
    </>
  );
}
