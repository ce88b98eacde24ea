import { movesOf, type Seat } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import { loadGame } from '../../../games/registry.ts';
import { seedFromWords } from '../../../table/chance.ts';
import { type Match, type Player, playerColours } from '../../../table/match.ts';
import { isOver, openTable, submit, type Table } from '../../../table/table.ts';

export const desert = await loadGame('durch-die-wueste');

const names = ['Ayşe', 'Bo “dune” Löwe', 'C', 'D', 'E'];

function matchOf(seats: number, more: Partial<Match> = {}): Match {
  const players = names
    .slice(0, seats)
    .map((name, seat): Player => ({ name, colour: playerColours.at(-1 - seat)!, ...(seat > 0 && { bot: 'greedy' }) }));
  const chance = { seed: seedFromWords('test'), match: 'm1', nonces: ['n1', 'n2'] };
  const { id: game, version, options } = desert;
  return { id: 'm1', game, version, options: readOptions(options, { chips: 'open' }), players, chance, ...more };
}

/** A match in which the seats have made so many random moves, or all of them. */
export function played(seats: number, moves = Number.POSITIVE_INFINITY, more: Partial<Match> = {}): Table {
  const table = openTable(desert, matchOf(seats, more));
  playRandom(table, moves);
  return table;
}

export function playRandom(table: Table, moves: number): void {
  const random = seeded('played');
  for (let i = 0; i < moves && !isOver(table); i++) {
    const legal = movesOf(desert, table.state);
    const move = desert.format(table.state, legal.at(random.below(legal.length))!);
    const seat = desert.actor(table.state);
    submit(table, { type: 'play', id: `c${table.entries.length}`, seat, base: table.entries.length, moves: [move] });
  }
}

export function resign(table: Table, seat: Seat): void {
  submit(table, { type: 'resign', id: `r${seat}`, seat, base: table.entries.length });
}
