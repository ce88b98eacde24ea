import type { JSX } from 'preact';
import type { BoardTextProps } from '../../../web/kit/view.ts';
import type { NomadiState } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import { cardsOf } from './panel/coffers.ts';
import { diceLeft, stonesOn } from './scene/scene.ts';

type Props = BoardTextProps<NomadiState, Words>;

/** The board in sentences, to be read at leisure: it follows the game, but is never read out unasked. */
export function BoardText({ state: s, words, who }: Props): JSX.Element {
  const { boardText } = words.board;
  const { goalFields, springs, grid } = s.board;
  const cards = Array.from(grid.names.keys()).filter(cell => s.cards[cell] === 1);
  const dice = diceLeft(s);
  return (
    <section class="twin-text" aria-label={boardText.title}>
      <h3>{boardText.dice}</h3>
      <p>{dice.length > 0 ? dice.join(', ') : boardText.noDice}</p>
      {Array.from({ length: s.seats }, (_, seat) => (
        <div key={seat}>
          <h3>{who(seat)}</h3>
          <p>{stonesInWords(s, seat, words)}</p>
          <p>{boardText.cards(cardsOf(s, seat).length)}.</p>
        </div>
      ))}
      <h3>{boardText.laid}</h3>
      <p>{cards.length > 0 ? named(s, cards) : boardText.noCards}</p>
      <h3>{boardText.springs}</h3>
      <p>{named(s, springs)}</p>
      <h3>{boardText.oasis}</h3>
      <p>{named(s, goalFields)}</p>
    </section>
  );
}

/** Such as “in the camp: m16, n17; before the canyon: l15.” */
export function stonesInWords(s: NomadiState, seat: number, { board: { boardText } }: Words): string {
  const { start, goal, far } = s.board;
  const cells = stonesOn(s).flatMap(({ cell, seat: owner }) => (owner === seat ? [cell] : []));
  const parts = [
    { say: boardText.inCamp, cells: cells.filter(cell => start[cell] === 1) },
    { say: boardText.near, cells: cells.filter(cell => start[cell] === 0 && far[cell] === 0) },
    { say: boardText.far, cells: cells.filter(cell => far[cell] === 1 && goal[cell] === 0) },
    { say: boardText.home, cells: cells.filter(cell => goal[cell] === 1) },
  ].filter(part => part.cells.length > 0);
  return parts.length === 0 ? `${boardText.none}.` : `${parts.map(part => part.say(named(s, part.cells))).join('; ')}.`;
}

function named(s: NomadiState, cells: readonly number[]): string {
  return cells.map(cell => s.board.grid.names[cell]).join(', ');
}
