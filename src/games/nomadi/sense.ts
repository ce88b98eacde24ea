import type { Sense, SenseCounts } from '../../engine/sense.ts';
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
  sources,
  talersAsked,
  UNKNOWN,
} from './rules/state.ts';

/** What a game of it was like: finds and offers, dice, arrivals and trade. */
export const sense: Sense<NomadiState> = () => {
  const tally = new Map<string, number>();
  const answered: string[] = [];
  const add = (name: string, by = 1) => void tally.set(name, (tally.get(name) ?? 0) + by);
  return {
    before(s, _, move) {
      const kind = kindOf(move);
      if (kind === MoveKind.Take || kind === MoveKind.Leave) {
        answered.push(kind === MoveKind.Take ? 'taken' : 'left');
        add(answerIn(s, kind === MoveKind.Take));
      }
      if (kind === MoveKind.Step) countStep(s, fromOf(move), add);
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

function countStep(s: NomadiState, from: number, add: (name: string) => void): void {
  add(ownerAt(s, from) === s.turn[At.Seat] ? 'own stones moved' : 'foreign stones moved');
}

function countTrade(s: NomadiState, kind: MoveKind, detail: number, add: (name: string) => void): void {
  if (kind === MoveKind.Give) add('gifts');
  if (kind === MoveKind.Want) add('steps wanted');
  if (kind === MoveKind.Sell) add('cards put up for sale');
  if (kind !== MoveKind.Accept) return;
  const card = s.deals[detail * DEAL + Deal.Die] === 0 && talersAsked(s, detail) > 0;
  add(card ? 'cards bought' : 'steps sold');
}

/** What the seats were paid in all, by its source, and how much came of the stones. */
function totalsOf(s: NomadiState): SenseCounts {
  const paid = (source: (typeof sources)[number]) => {
    let sum = 0;
    for (let seat = 0; seat < s.seats; seat++) sum += s.accounts[seat * SOURCES + sources.indexOf(source)];
    return sum;
  };
  return {
    'dice not used': 0 - paid('dice'),
    'cards found': s.turn[At.Found],
    'cards not found': s.cards.reduce((sum, card) => sum + card, 0),
    'stones home': s.turn[At.Home],
    'stones not across': s.places.length - s.turn[At.Across],
    'talers for finds': paid('finds'),
  };
}
