import { CHANCE, type Game, type MoveList, moveList, NOBODY } from '../game.ts';
import { choose, uniform } from '../logs/transcript.ts';
import type { Random } from '../random.ts';
import { copyInto, type State } from '../state.ts';

/** Counts the positions exactly `depth` entries away. */
export type PerftCounter = (depth: number) => number;

/**
 * A counter for the tree below `root`: every legal move and every chance outcome is a branch, whatever its weight.
 * A game that ends sooner adds nothing. States and lists are made once for each depth and used again.
 */
export function perftFrom<S extends State<S>>(game: Game<S>, root: S): PerftCounter {
  const states: S[] = [root];
  const lists: MoveList[] = [];
  const count = (ply: number, depth: number): number => {
    const s = states[ply];
    const moves = lists[ply];
    game.moves(s, moves);
    // The last ply need not be played: its moves are the leaves.
    if (depth === 1) return moves.length;
    const next = states[ply + 1];
    let leaves = 0;
    for (let i = 0; i < moves.length; i++) {
      copyInto(next, s);
      game.apply(next, moves.items[i]);
      leaves += count(ply + 1, depth - 1);
    }
    return leaves;
  };
  return depth => {
    if (depth === 0) return 1;
    while (states.length < depth) states.push(root.blankCopy());
    while (lists.length < depth) lists.push(moveList());
    return count(0, depth);
  };
}

/** Plays the set-up, that is all entries of CHANCE up to the first choice of a seat. */
export function playSetup<S extends State<S>>(game: Game<S>, s: S, random: Random): void {
  while (game.actor(s) === CHANCE) game.apply(s, game.sample(s, random));
}

/** Plays up to `entries` random entries, fewer if the game ends before. Returns the number of entries played. */
export function playRandomEntries<S extends State<S>>(game: Game<S>, s: S, entries: number, random: Random): number {
  const legal = moveList();
  for (let played = 0; played < entries; played++) {
    if (game.actor(s) === NOBODY) return played;
    game.moves(s, legal);
    game.apply(s, choose(game, s, legal, uniform, random));
  }
  return entries;
}
