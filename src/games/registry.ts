import type { GameCard } from '../engine/card.ts';
import type { Game } from '../engine/game.ts';
import type { Heuristics } from '../engine/heuristics.ts';
import type { GameNet } from '../engine/net.ts';
import type { PositionText } from '../engine/position-text.ts';
import type { ReasonFinder } from '../engine/reasons.ts';
import type { ScoreSheet } from '../engine/score-sheet.ts';
import type { Sense } from '../engine/sense.ts';
import type { AnyState } from '../engine/state.ts';
import { card as durchDieWuesteCard } from './durch-die-wueste/card.ts';
import { card as nomadiCard } from './nomadi/card.ts';
import { card as wuestenkoenigeCard } from './wuestenkoenige/card.ts';
import { card as wuestensoehneCard } from './wuestensoehne/card.ts';

interface Registered {
  /** What lists of games show before anything else is loaded. */
  readonly card: GameCard;
  rules(): Promise<{ readonly game: unknown }>;
  /** Apart from the rules: only search for a computer player loads it. */
  heuristics?(): Promise<{ readonly heuristics: unknown }>;
  /** Likewise: only a learnt player has a net, which is large. */
  net?(): Promise<{ readonly net: unknown }>;
  /** Likewise: only hints and reviews say why. */
  reasons?(): Promise<{ readonly reasonsFor: unknown }>;
  /** Likewise: only those who tune a game, or look at how they play, count what happens in it. */
  sense?(): Promise<{ readonly sense: unknown }>;
  /** Likewise: only those who have played the printed game score it from counts. */
  scoreSheet?(): Promise<{ readonly scoreSheet: unknown }>;
  /** Likewise: only those who write positions down, or open one that was written. */
  positionText?(): Promise<{ readonly positionText: unknown }>;
}

/** Every game there is, in the order of the start page. All tools, laws and screens find the games here. */
const games = {
  'durch-die-wueste': {
    card: durchDieWuesteCard,
    rules: () => import('./durch-die-wueste/game.ts'),
    heuristics: () => import('./durch-die-wueste/ai/heuristics.ts'),
    net: () => import('./durch-die-wueste/ai/net/net.ts'),
    reasons: () => import('./durch-die-wueste/ai/reasons.ts'),
    sense: () => import('./durch-die-wueste/sense.ts'),
    scoreSheet: () => import('./durch-die-wueste/score-sheet.ts'),
    positionText: () => import('./durch-die-wueste/text/position-text.ts'),
  },
  wuestensoehne: {
    card: wuestensoehneCard,
    rules: () => import('./wuestensoehne/game.ts'),
    heuristics: () => import('./wuestensoehne/ai/heuristics.ts'),
    reasons: () => import('./wuestensoehne/ai/reasons.ts'),
    sense: () => import('./wuestensoehne/sense.ts'),
    scoreSheet: () => import('./wuestensoehne/score-sheet.ts'),
    positionText: () => import('./wuestensoehne/text/position-text.ts'),
  },
  wuestenkoenige: {
    card: wuestenkoenigeCard,
    rules: () => import('./wuestenkoenige/game.ts'),
    heuristics: () => import('./wuestenkoenige/ai/heuristics.ts'),
    reasons: () => import('./wuestenkoenige/ai/reasons.ts'),
    sense: () => import('./wuestenkoenige/sense.ts'),
    scoreSheet: () => import('./wuestenkoenige/score-sheet.ts'),
    positionText: () => import('./wuestenkoenige/text/position-text.ts'),
  },
  nomadi: {
    card: nomadiCard,
    rules: () => import('./nomadi/game.ts'),
    heuristics: () => import('./nomadi/ai/heuristics.ts'),
    reasons: () => import('./nomadi/ai/reasons.ts'),
    sense: () => import('./nomadi/sense.ts'),
    scoreSheet: () => import('./nomadi/score-sheet.ts'),
    positionText: () => import('./nomadi/text/position-text.ts'),
  },
} satisfies Record<string, Registered>;

type RegisteredId = keyof typeof games;

/** The id of a game that tests have added. */
type TestGameId = string & { readonly isAddedByTest: true };

export type GameId = RegisteredId | TestGameId;

export const gameIds = Object.keys(games) as RegisteredId[];

/** Games that are no part of the product: tests add them. */
const testGames = new Map<string, Registered>();

/** Lets a test play a game that is not registered, as if it were. The list of ids stays as it is. */
export function addTestGame(game: Registered): TestGameId {
  testGames.set(game.card.id, game);
  return game.card.id as TestGameId;
}

function registered(id: string): Registered | undefined {
  return Object.hasOwn(games, id) ? games[id as RegisteredId] : testGames.get(id);
}

export function isGameId(text: string): text is GameId {
  return registered(text) !== undefined;
}

export function gameCard(id: string): GameCard | undefined {
  return registered(id)?.card;
}

/** The caller sees the contract only: what a game's state looks like inside is the game's affair. */
export async function loadGame(id: GameId): Promise<Game> {
  return (await registered(id)!.rules()).game as Game;
}

/** The game with its heuristics, for computer players. */
export async function loadGameWithHeuristics(id: GameId): Promise<Game> {
  const [game, taught] = await Promise.all([loadGame(id), registered(id)?.heuristics?.()]);
  return taught ? { ...game, heuristics: taught.heuristics as Heuristics<AnyState> } : game;
}

/** Is there a learnt player for the game? */
export function hasNet(id: string): boolean {
  return registered(id)?.net !== undefined;
}

/** The game with all that computer players know of it, the net of the learnt one too. */
export async function loadGameWithNet(id: GameId): Promise<Game> {
  const [game, trained] = await Promise.all([loadGameWithHeuristics(id), registered(id)?.net?.()]);
  return trained ? { ...game, net: trained.net as GameNet<AnyState> } : game;
}

/** What finds reasons for a line of the game; nothing where a game has none to give. */
export async function loadReasons(id: GameId): Promise<ReasonFinder<AnyState> | undefined> {
  return (await registered(id)?.reasons?.())?.reasonsFor as ReasonFinder<AnyState> | undefined;
}

/** What the game counts about its plays; nothing where it leaves that to its points. */
export async function loadSense(id: GameId): Promise<Sense | undefined> {
  return (await registered(id)?.sense?.())?.sense as Sense | undefined;
}

/** How the game is scored from counts alone; nothing where nobody can. */
export async function loadScoreSheet(id: GameId): Promise<ScoreSheet | undefined> {
  return (await registered(id)?.scoreSheet?.())?.scoreSheet as ScoreSheet | undefined;
}

/** How positions of the game are written down; nothing where nobody can. */
export async function loadPositionText(id: GameId): Promise<PositionText | undefined> {
  return (await registered(id)?.positionText?.())?.positionText as PositionText | undefined;
}
