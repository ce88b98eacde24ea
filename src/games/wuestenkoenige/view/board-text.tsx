import type { JSX } from 'preact';
import type { BoardTextProps } from '../../../web/kit/view.ts';
import { HEXES } from '../rules/board.ts';
import { formatLoad, GOODS, goodsIn } from '../rules/goods.ts';
import { handSize, type WuestenkoenigeState } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import { fieldText, writtenOf } from './scene/place-text.ts';
import { anyOf, buriedAt, flocksAt, looseAt } from './scene/scene.ts';

type Props = BoardTextProps<WuestenkoenigeState, Words>;

/** The board in sentences, to be read at leisure: it follows the game, but is never read out unasked. */
export function BoardText(props: Props): JSX.Element {
  return (
    <section class="twin-text" aria-label={props.words.boardText.title}>
      <Seats {...props} />
      <Places {...props} />
      <Goods {...props} />
      <Rows {...props} />
    </section>
  );
}

function Seats({ state: s, words, who }: Props): JSX.Element {
  return (
    <>
      {Array.from({ length: s.seats }, (_, seat) => (
        <div key={seat}>
          <h3>{who(seat)}</h3>
          <ul>
            {seatInWords(s, seat, words).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** What a seat has, and where its camels are. */
export function seatInWords(s: WuestenkoenigeState, seat: number, words: Words): string[] {
  const display = [...s.display.subarray(seat * GOODS, (seat + 1) * GOODS)];
  return [
    s.out[seat] !== 0 ? words.stock.out : words.boardText.brought(writtenOf(display)),
    words.stock.cards(handSize(s, seat)),
    words.stock.camels(s.stock[seat]!),
    ...camelsInWords(s, seat, words),
  ];
}

/** Where the camels of a seat stand, and what they carry. */
export function camelsInWords(s: WuestenkoenigeState, seat: number, words: Words): string[] {
  const { names } = s.board;
  return [...names.keys()].flatMap(field =>
    flocksAt(s, field)
      .filter(flock => flock.seat === seat)
      .map(({ camel, count }) => {
        const told = words.board.own(count, formatLoad(goodsIn(s.load[camel]!)));
        return `${words.board.place(names[field]!)}: ${told}`;
      }),
  );
}

function Places({ state: s, words, who }: Props): JSX.Element {
  return (
    <>
      <h3>{words.boardText.places}</h3>
      <ul>
        {Array.from({ length: s.board.fields - HEXES }, (_, i) => (
          <li key={i}>{fieldText(s, HEXES + i, words, who)}</li>
        ))}
      </ul>
    </>
  );
}

function Goods({ state: s, words, who }: Props): JSX.Element {
  const hexes = [...s.top.keys()].filter(hex => anyOf(looseAt(s, hex)) || anyOf(buriedAt(s, hex)));
  return (
    <>
      <h3>{words.boardText.loose}</h3>
      {hexes.length === 0 && <p>{words.boardText.none}</p>}
      <ul>
        {hexes.map(hex => (
          <li key={hex}>{fieldText(s, hex, words, who)}</li>
        ))}
      </ul>
    </>
  );
}

function Rows({ state: s, words, who }: Props): JSX.Element {
  const { grid, cells } = s.board;
  const rowOf = (hex: number) => grid.spots[cells[hex]![0]!]!.row;
  const hexesIn = (row: number) => [...s.top.keys()].filter(hex => rowOf(hex) === row);
  const rows = [...new Set([...s.top.keys()].map(rowOf))].toSorted((a, b) => a - b);
  return (
    <>
      <h3>{words.boardText.desert}</h3>
      <ul>
        {rows.map(row => (
          <li key={row}>
            {words.boardText.row(row + 1)}:{' '}
            {hexesIn(row)
              .map(hex => fieldText(s, hex, words, who))
              .join('; ')}
            .
          </li>
        ))}
      </ul>
    </>
  );
}
