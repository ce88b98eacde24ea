import { type Random, weightedIndex } from '../../../engine/random.ts';
import { legalTexts, type ReferenceState, tilesLeft } from './reference.ts';
import { cellsBehindOpenLines, isComplete, oasisOf, partsOf, turned } from './reference-board.ts';

/** How much a policy likes a move: whole numbers, 0 for what it does only when it has to. */
type Policy = (game: ReferenceState, text: string) => number;

/** Ways to play that lead games to different corners of the rules. */
export const policies = { random: () => 1, settling, thirsty, robbing, gossiping, idling } satisfies Record<
  string,
  Policy
>;

export function choose(game: ReferenceState, policy: Policy, random: Random): string {
  const texts = legalTexts(game);
  const liking = texts.map(text => policy(game, text));
  return texts[liking.some(weight => weight > 0) ? weightedIndex(random, liking) : random.below(texts.length)];
}

/** Goes where there is something to explore, completes oases, sets many figures. */
function settling(game: ReferenceState, text: string): number {
  const [verb, first, second] = text.split(' ');
  if (verb === 'go') return (second ? 0 : 1) + 3 * cellsBehindOpenLines(game.board, first).length;
  if (verb === 'lay') return 1 + 20 * oasesCompletedBy(game, first, Number(second));
  const likings: Record<string, number> = { set: 12, take: 1, own: 8, draw: 4, drop: 3, bonus: 3, look: 3 };
  return likings[verb] ?? 2;
}

function oasesCompletedBy(game: ReferenceState, cell: string, angle: number): number {
  const tile = turned(partsOf(game.tile), angle);
  const board = new Map(game.board).set(cell, tile);
  return tile.filter(({ sides }) => isComplete(board, oasisOf(board, { cell, sides }))).length;
}

/** Pays wherever it can, and takes no water. */
function thirsty(game: ReferenceState, text: string): number {
  if (/driver|bonus/.test(text)) return 40;
  return text === 'occupy water' ? 0 : settling(game, text);
}

/** Lives on other seats' tiles, and draws none when few are left. */
function robbing(game: ReferenceState, text: string): number {
  if (text.startsWith('scout')) return 60;
  if (text === 'draw' && game.stage === 'explore') return tilesLeft(game) > 3 ? 4 : 0;
  return text === 'occupy water' ? 40 : settling(game, text);
}

function gossiping(game: ReferenceState, text: string): number {
  return /rumour|look|remove/.test(text) ? 60 : settling(game, text);
}

/** When half of the tiles are gone it goes where nothing can be explored, and stays there. */
function idling(game: ReferenceState, text: string): number {
  if (tilesLeft(game) > 40) return settling(game, text);
  const [verb, first, second] = text.split(' ');
  const cell = verb === 'stay' ? game.players[game.seat].caravan : first;
  if (verb === 'go' || verb === 'stay') return cellsBehindOpenLines(game.board, cell).length > 0 ? 0 : second ? 1 : 40;
  return ['scout', 'bonus', 'take', 'discard'].includes(verb) ? 0 : settling(game, text);
}
