import { describe, expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { gameIds, loadGameWithHeuristics } from './registry.ts';

/** The file of a game that each part of the contract comes from, in every game the same. */
const rooms: Readonly<Record<string, readonly (keyof Game)[]>> = {
  'rules/state.ts': ['initial', 'actor'],
  'rules/moves.ts': ['moves', 'randomMove'],
  'rules/apply.ts': ['apply'],
  'rules/chance.ts': ['sample', 'weight'],
  'rules/scoring.ts': ['score', 'breakdown', 'winners'],
  'rules/secrets.ts': ['mask', 'determinize', 'hides'],
  'rules/referee.ts': ['forbids'],
  'rules/asides.ts': ['asides'],
  'rules/invariants.ts': ['check'],
  'text/notation.ts': ['forms', 'format', 'parse', 'expressible'],
  'text/story.ts': ['describe'],
  'ai/heuristics.ts': ['heuristics'],
};

/** What a game says about itself in `game.ts`. */
const facts: readonly (keyof Game)[] = [
  'id',
  'title',
  'version',
  'seats',
  'options',
  'maxEntries',
  'perfectInformation',
];

describe.each(gameIds)('%s', id => {
  test.each(Object.entries(rooms))('%s exports its part of the contract', async (file, members) => {
    const game = await loadGameWithHeuristics(id);
    const offered = members.filter(member => game[member] !== undefined);
    if (offered.length === 0) return;
    const room: Partial<Game> = await import(new URL(`${id}/${file}`, import.meta.url).href);
    for (const member of offered) expect(room[member], member).toBe(game[member]);
  });

  test('everything in the contract has its room', async () => {
    const known = new Set<string>([...Object.values(rooms).flat(), ...facts]);
    const game = await loadGameWithHeuristics(id);
    expect(Object.keys(game).filter(member => !known.has(member))).toEqual([]);
  });
});
