import type { Seat } from '../../engine/game.ts';
import { everySeat } from '../../engine/kit.ts';
import { type Sense, type SenseCounts, seatTally } from '../../engine/sense.ts';
import { detailOf, fromOf, kindOf, MoveKind } from './rules/encoding.ts';
import { values } from './rules/material.ts';
import {
  At,
  cardInQuestion,
  DEAL,
  Deal,
  deckOf,
  type NomadiState,
  ownerAt,
  Phase,
  SOURCES,
  type Source,
  sources,
  talersAsked,
  UNKNOWN,
} from './rules/state.ts';

/** What a game of it was like: finds and offers, dice, arrivals and trade. */
export const sense: Sense<NomadiState> = first => {
  const tally = new Map<string, number>();
  const answered: string[] = [];
  const add = (name: string, by = 1) => void tally.set(name, (tally.get(name) ?? 0) + by);
  const seats = seatTally(first.seats, ['own', 'foreign', 'taken', 'left']);
  return {
    before(s, actor, move) {
      const kind = kindOf(move);
      if (kind === MoveKind.Take || kind === MoveKind.Leave) {
        answered.push(kind === MoveKind.Take ? 'taken' : 'left');
        seats.add(kind === MoveKind.Take ? 'taken' : 'left', actor);
        add(answerIn(s, kind === MoveKind.Take));
      }
      if (kind === MoveKind.Step) {
        const isOwn = ownerAt(s, fromOf(move)) === s.turn[At.Seat];
        add(isOwn ? 'own stones moved' : 'foreign stones moved');
        seats.add(isOwn ? 'own' : 'foreign', actor);
      }
      if (kind === MoveKind.Value && s.turn[At.Phase] === Phase.Find && s.turn[At.Owner] === s.turn[At.Seat])
        add('cards kept without an offer');
      countTrade(s, kind, detailOf(move), add);
    },
    end: s => ({
      ended: s.turn[At.Home] === 3 ? 'the third stone was home' : 'the last turn',
      turns: s.turn[At.Turns],
      counts: {
        'what became of offered cards': answered,
        ...totalsOf(s),
        ...Object.fromEntries(tally),
      },
      habits: {
        wasted: everySeat(s.seats).map(seat => 0 - paidTo(s, seat, 'dice')),
        finds: everySeat(s.seats).map(seat => paidTo(s, seat, 'finds')),
        ...seats.habits,
      },
    }),
  };
};

/** Offers by where the card lay and by what it was, since both should make a difference. */
function answerIn(s: NomadiState, taken: boolean): string {
  const card = cardInQuestion(s);
  const place = deckOf(s, card) > 0 ? 'of a spring' : 'of the desert';
  const worth = s.found[card] !== UNKNOWN && values[s.found[card]] > 0 ? 'good' : 'bad';
  return `${worth} cards ${place} ${taken ? 'taken' : 'left'}`;
}

function countTrade(s: NomadiState, kind: MoveKind, detail: number, add: (name: string) => void): void {
  if (kind === MoveKind.Give) add('gifts');
  if (kind === MoveKind.Want) add('steps wanted');
  if (kind === MoveKind.Sell) add('cards put up for sale');
  if (kind !== MoveKind.Accept) return;
  const card = s.deals[detail * DEAL + Deal.Die] === 0 && talersAsked(s, detail) > 0;
  add(card ? 'cards bought' : 'steps sold');
}

function paidTo(s: NomadiState, seat: Seat, source: Source): number {
  return s.accounts[seat * SOURCES + sources.indexOf(source)];
}

/** What the seats were paid in all, by its source, and how much came of the stones. */
function totalsOf(s: NomadiState): SenseCounts {
  const paid = (source: Source) => everySeat(s.seats).reduce((sum, seat) => sum + paidTo(s, seat, source), 0);
  return {
    'dice not used': 0 - paid('dice'),
    'cards found': s.turn[At.Found],
    'cards not found': s.cards.reduce((sum, card) => sum + card, 0),
    'stones home': s.turn[At.Home],
    'stones not across': s.places.length - s.turn[At.Across],
    'talers for finds': paid('finds'),
  };
}
