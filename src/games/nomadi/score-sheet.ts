import type { Seat } from '../../engine/game.ts';
import { everySeat } from '../../engine/kit.ts';
import type { ScoreSheet, SheetCounts, SheetLine, SheetRow } from '../../engine/score-sheet.ts';
import { boardFor } from './rules/board.ts';
import { CARDS_OF_VALUE, values } from './rules/material.ts';
import { At, emptyState, type NomadiState, Phase, pay, UNKNOWN } from './rules/state.ts';

/** Nobody pays or wins so much: whoever writes more has slipped. */
const MOST_DEBT = 200;
const MOST_TALERS = 200;

const cardsOf = (value: number) => `card${value}`;

function rows(): readonly SheetRow[] {
  return [
    { key: 'talers', of: 'seat', least: -MOST_DEBT, most: MOST_TALERS },
    ...values
      .map(
        (value, i) =>
          ({ key: cardsOf(value), of: 'seat', least: 0, most: CARDS_OF_VALUE[i], all: CARDS_OF_VALUE[i] }) as const,
      )
      .toReversed(),
  ];
}

function finished(counts: SheetCounts, seats: number): NomadiState {
  const s = emptyState(boardFor(), seats, {});
  s.turn[At.Phase] = Phase.Over;
  for (const seat of everySeat(seats)) {
    pay(s, seat, 'purse', counts['talers'][seat] - s.talers[seat]);
    values.forEach((value, i) => {
      for (let card = 0; card < counts[cardsOf(value)][seat]; card++) hold(s, seat, i);
    });
  }
  return s;
}

function hold(s: NomadiState, seat: Seat, value: number): void {
  const card = s.turn[At.Found]++;
  s.found[card] = value;
  s.holders[card] = seat;
}

function counted(s: NomadiState): SheetCounts {
  const seats = everySeat(s.seats);
  const cards = values.map((value, i) => [cardsOf(value), seats.map(seat => cardsHeld(s, seat, i))]);
  return { talers: seats.map(seat => s.talers[seat]), ...Object.fromEntries(cards) };
}

function cardsHeld(s: NomadiState, seat: Seat, value: number): number {
  let count = 0;
  for (let card = 0; card < s.turn[At.Found]; card++)
    if (s.holders[card] === seat && s.found[card] !== UNKNOWN && s.found[card] === value) count++;
  return count;
}

function lines(counts: SheetCounts, seat: Seat): readonly SheetLine[] {
  const talers = counts['talers'][seat];
  const cards = values.toReversed().map(value => {
    const count = counts[cardsOf(value)][seat];
    return { source: 'cards', key: 'cards', args: { count, value }, points: count * value };
  });
  return [{ source: 'talers', key: 'talers', args: { count: talers }, points: talers }, ...cards].filter(
    ({ points }) => points !== 0,
  );
}

export const scoreSheet: ScoreSheet<NomadiState> = { rows, objections: () => [], finished, counted, lines };
