import { CHANCE, type Game, NOBODY, randomMoveOf } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { type Random, seeded } from '../../engine/random.ts';
import { copyInto } from '../../engine/state.ts';
import { bytesPerMove } from './allocation.ts';
import { type Contestant, contest, type PlaySpeed, processorClock, wallClock } from './contest.ts';
import { toyPlayer } from './toy.ts';

/** Exactly what `--json` prints. */
export interface EngineFigures {
  readonly toy: { readonly moves_per_s: number };
  readonly games: readonly GameFigures[];
}

export interface GameFigures {
  readonly game: string;
  readonly seats: number;
  readonly moves_per_s: number;
  readonly games_per_s: number;
  readonly bytes_per_move: number;
}

interface Entrant extends Contestant {
  readonly game: string;
  readonly seats: number;
}

export interface EnginePlan {
  readonly games: readonly Game[];
  /** Only with so many seats; left out: with every number. */
  readonly seats?: number;
  /** For each number of seats of each game, and for the toy. */
  readonly seconds: number;
  /** By the time of the processors instead of the clock on the wall. */
  readonly processor: boolean;
}

/** Random games of these games and the toy. */
export async function benchEngine(plan: EnginePlan, tell: (line: string) => void): Promise<EngineFigures> {
  const random = seeded('bench');
  const toy: Contestant = { label: 'the boardgame.io toy', playGame: toyPlayer(random) };
  const entrants = entrantsOf(plan, random);
  const clock = plan.processor ? processorClock : wallClock;
  const [toySpeed, ...speeds] = contest([toy, ...entrants], plan.seconds, tell, clock);
  tell('measuring allocation');
  const figures: GameFigures[] = [];
  for (const [i, entrant] of entrants.entries()) figures.push(await figuresOf(entrant, speeds[i] as PlaySpeed));
  return { toy: { moves_per_s: Math.round((toySpeed as PlaySpeed).movesPerSecond) }, games: figures };
}

function entrantsOf({ games, seats: only }: EnginePlan, random: Random): Entrant[] {
  return games.flatMap(game =>
    game.seats
      .filter(seats => seats === (only ?? seats))
      .map(seats => ({
        game: game.id,
        seats,
        label: `${game.id}, ${seats} seats`,
        playGame: gamePlayer(game, seats, random),
      })),
  );
}

async function figuresOf({ game, seats, playGame }: Entrant, speed: PlaySpeed): Promise<GameFigures> {
  return {
    game,
    seats,
    moves_per_s: Math.round(speed.movesPerSecond),
    games_per_s: Math.round(speed.gamesPerSecond),
    bytes_per_move: Number((await bytesPerMove(playGame)).toFixed(2)),
  };
}

/** Plays one random game, set-up and all, and answers with its number of moves, those of chance included. */
export function gamePlayer(game: Game, seats: number, random: Random): () => number {
  const first = game.initial(seats, readOptions(game.options));
  const s = first.blankCopy();
  const pick = randomMoveOf(game);
  return () => {
    copyInto(s, first);
    let moves = 0;
    for (let actor = game.actor(s); actor !== NOBODY; actor = game.actor(s)) {
      game.apply(s, actor === CHANCE ? game.sample(s, random) : pick(s, random));
      moves++;
    }
    return moves;
  };
}
