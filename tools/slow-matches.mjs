import { pathToFileURL } from 'node:url';
import { root } from './shell.mjs';

/** @typedef {{ id: string, match: object, entries: readonly { actor: unknown }[], over: boolean, touched: number, turn: number }} KeptMatch */

/** @param {string} file */
function built(file) {
  return import(pathToFileURL(`${root}dist/node/${file}`).href);
}

/** @returns {Promise<readonly string[]>} */
export async function gameIds() {
  return (await built('games/registry.js')).gameIds;
}

/**
 * A match of one person against two bots as a page keeps it, played so far (from 0 to 1) that the person is to move. It
 * is the same one every time.
 * @param {string} id
 * @param {number} played
 * @returns {Promise<KeptMatch>}
 */
export async function playedMatch(id, played) {
  const { match, entries } = await wholeMatch(id);
  const isTurn = (/** @type {number} */ at) => entries[at].actor === 0 && entries[at - 1]?.actor !== 0;
  const length = entries.findIndex((_, at) => at >= played * entries.length && isTurn(at));
  return { id: match.id, match, entries: entries.slice(0, length), over: false, touched: Date.now(), turn: 0 };
}

/**
 * @param {string} id
 * @returns {Promise<{ match: { id: string }, entries: readonly { actor: unknown }[] }>}
 */
async function wholeMatch(id) {
  const [{ loadGameWithHeuristics }, { readOptions }, { seeded }] = await Promise.all([
    built('games/registry.js'),
    built('engine/options.js'),
    built('engine/random.js'),
  ]);
  const [{ seedFromWords }, { isOver, openTable }] = await Promise.all([
    built('table/chance.js'),
    built('table/table.js'),
  ]);
  const game = await loadGameWithHeuristics(id);
  const table = openTable(game, {
    id: `slow-${id}`,
    game: id,
    version: game.version,
    options: readOptions(game.options),
    players: [
      { name: 'Ann', colour: 'red' },
      { name: 'Ben', colour: 'blue', bot: 'fair' },
      { name: 'Cem', colour: 'green', bot: 'fair' },
    ],
    chance: { seed: seedFromWords('slow'), match: 'slow', nonces: [] },
  });
  const random = seeded('slow');
  while (!isOver(table)) await playOne(table, random);
  return table;
}

/**
 * @param {{ game: { actor(state: unknown): number, format(state: unknown, move: number): string }, state: unknown, entries: unknown[] }} table
 * @param {unknown} random
 */
async function playOne(table, random) {
  const [{ policies }, { movesOf }, { submit }] = await Promise.all([
    built('ai/policies.js'),
    built('engine/game.js'),
    built('table/table.js'),
  ]);
  const { game, state, entries } = table;
  const legal = movesOf(game, state);
  const list = { items: Int32Array.from(legal), length: legal.length };
  const move = game.format(state, policies.greedy(game, state, list, random));
  submit(table, {
    type: 'play',
    id: `c${entries.length}`,
    seat: game.actor(state),
    base: entries.length,
    moves: [move],
  });
}
