import { CHANCE, type Game, NOBODY, randomMoveOf } from '../../engine/game.ts';
import { newMatchOptions } from '../../engine/options.ts';
import { type Random, seeded } from '../../engine/random.ts';
import { copyInto } from '../../engine/state.ts';
import { bytesPerMove, stretchFor } from './allocation.ts';
import { boardgameToyPlayer } from './boardgame-toy.ts';
import { type Contestant, contest, type PlaySpeed, processorClock, wallClock } from './contest.ts';
import { plainToyPlayer } from './toy.ts';

/** Exactly what `--json` prints. */
export interface EngineFigures {
  /** The toy on boardgame.io, unless the games were measured alone. */
  readonly toy?: { readonly moves_per_s: number };
  /** The toy on nothing at all. */
  readonly plain: { readonly moves_per_s: number };
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
  /** Tables with this number of seats alone; left out: with every number. */
  readonly seats?: number;
  /** For each number of seats of each game, and for each toy. */
  readonly seconds: number;
  /** By the time of the processors instead of the clock on the wall. */
  readonly processor: boolean;
  /** Without the toy on boardgame.io. */
  readonly alone: boolean;
}

/** Random games of these games and of the toys, all in turn. */
export async function benchEngine(plan: EnginePlan, report: (line: string) => void): Promise<EngineFigures> {
  const random = seeded('bench');
  const plain: Contestant = { label: 'the plain toy', playGame: plainToyPlayer(random) };
  const peers = plan.alone ? [] : [{ label: 'the boardgame.io toy', playGame: boardgameToyPlayer(random) }];
  const entrants = entrantsOf(plan, random);
  const clock = plan.processor ? processorClock : wallClock;
  const speeds = contest([...entrants, plain, ...peers], plan.seconds, report, clock);
  report('measuring allocation');
  const games: GameFigures[] = [];
  for (const [i, entrant] of entrants.entries())
    games.push(await figuresOf(entrant, speeds[i] as PlaySpeed, stretchFor(plan.seconds)));
  const [plainToy, toy] = speeds
    .slice(entrants.length)
    .map(speed => ({ moves_per_s: Math.round(speed.movesPerSecond) }));
  return { ...(toy && { toy }), plain: plainToy!, games };
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

async function figuresOf({ game, seats, playGame }: Entrant, speed: PlaySpeed, moves: number): Promise<GameFigures> {
  return {
    game,
    seats,
    moves_per_s: Math.round(speed.movesPerSecond),
    games_per_s: Math.round(speed.gamesPerSecond),
    bytes_per_move: Number((await bytesPerMove(playGame, moves)).toFixed(2)),
  };
}

/** Plays one random game, set-up and all, and returns its number of moves, those of chance included. */
export function gamePlayer(game: Game, seats: number, random: Random): () => number {
  const first = game.initial(seats, newMatchOptions(game.options));
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
