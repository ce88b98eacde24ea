import type { JSX } from 'preact';
import type { BoardTextProps } from '../../../web/kit/view.ts';
import { colourOf, colours, type DurchDieWuesteState, NOWHERE, ownerOf } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import { cellsByCaravan } from './board/caravans.tsx';
import { landsOf } from './board/lands.tsx';

type Props = BoardTextProps<DurchDieWuesteState, Words>;

/** The board in sentences, to be read at leisure: it follows the game, but is never read out unasked. */
export function BoardText(props: Props): JSX.Element {
  return (
    <section class="twin-text" aria-label={props.words.board.boardText.title}>
      <Seats {...props} />
      <Oases {...props} />
      <Supply {...props} />
    </section>
  );
}

function Seats({ state: s, words, who }: Props): JSX.Element {
  const caravans = cellsByCaravan(s);
  return (
    <>
      {Array.from({ length: s.seats }, (_, seat) => {
        const own = caravans.filter(([caravan]) => ownerOf(caravan) === seat);
        return (
          <div key={seat}>
            <h3>{who(seat)}</h3>
            {own.length === 0 && <p>{words.board.boardText.none}</p>}
            <ul>
              {own.map(([caravan, cells]) => (
                <li key={caravan}>{caravanInWords(s, caravan, cells, words)}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

/** Such as “white caravan, 3 camels: rider on d3; camels on d4, e4; has reached the palms on c3.” */
export function caravanInWords(
  s: DurchDieWuesteState,
  caravan: number,
  cells: readonly number[],
  words: Words,
): string {
  const { boardText } = words.board;
  const rider = s.riders[caravan]!;
  const camels = cells.filter(cell => cell !== rider);
  const palms = [...s.palms].filter((palm, oasis) => palm !== NOWHERE && (s.reached[caravan]! & (1 << oasis)) !== 0);
  const lands = landsOf(s).filter(land => land.caravan === caravan);
  const parts = [
    rider === NOWHERE ? '' : boardText.rider(named(s, [rider])),
    camels.length > 0 ? boardText.camels(named(s, camels)) : '',
    palms.length > 0 ? boardText.oases(named(s, palms)) : '',
    ...lands.map(land => boardText.land(land.points, named(s, land.cells))),
  ];
  return `${boardText.caravan(colours[colourOf(caravan)]!, cells.length)}: ${parts.filter(Boolean).join('; ')}.`;
}

function named(s: DurchDieWuesteState, cells: readonly number[]): string {
  return cells.map(cell => s.board.grid.names[cell]).join(', ');
}

function Oases({ state: s, words }: Props): JSX.Element {
  const { boardText } = words.board;
  const cellsWorth = (value: number) => [...s.land.keys()].filter(cell => s.land[cell] === value);
  const holes = [3, 2, 1].map(value => ({ value, cells: cellsWorth(value) })).filter(({ cells }) => cells.length > 0);
  const palms = [...s.palms].filter(palm => palm !== NOWHERE);
  return (
    <>
      <h3>{boardText.water}</h3>
      {holes.length === 0 && <p>{boardText.dry}</p>}
      <ul>
        {holes.map(({ value, cells }) => (
          <li key={value}>{boardText.holes(value, named(s, cells))}</li>
        ))}
      </ul>
      <h3>{boardText.palms}</h3>
      <p>{named(s, palms)}</p>
    </>
  );
}

function Supply({ state, words }: Props): JSX.Element {
  const { supply } = state;
  return (
    <>
      <h3>{words.board.boardText.stock}</h3>
      <ul>
        {colours.map((colour, i) => (
          <li key={colour}>{words.left(colour, supply[i]!)}</li>
        ))}
      </ul>
    </>
  );
}
