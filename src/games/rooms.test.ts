import { describe, expect, test } from 'vitest';
import { type Game, noChance, noSecrets } from '../engine/game.ts';
import { loadReasons, loadSense } from './registry.ts';
import { testedGames } from './testing/games.ts';

/** The file of a game that each part of the contract comes from, in every game the same. */
const rooms: Readonly<Record<string, readonly (keyof Game)[]>> = {
  'rules/state.ts': ['initial', 'actor', 'isOut'],
  'rules/moves.ts': ['moves', 'randomMove'],
  'rules/apply.ts': ['apply'],
  'rules/chance.ts': ['sample', 'weight'],
  'rules/scoring.ts': ['score', 'breakdown', 'provisional', 'chancePays', 'owed', 'leads', 'winners'],
  'rules/secrets.ts': ['mask', 'determinize', 'hides'],
  'rules/referee.ts': ['forbids'],
  'rules/asides.ts': ['asides'],
  'rules/invariants.ts': ['check'],
  'text/notation.ts': ['forms', 'format', 'parse', 'expressible'],
  'text/story.ts': ['describe'],
  'ai/heuristics.ts': ['heuristics'],
  'layout.ts': ['layout'],
};

/** What a game says about itself, in `card.ts` and `game.ts`. */
const facts = [
  'id',
  'title',
  'titleLanguage',
  'version',
  'seats',
  'about',
  'pointsOnlyRank',
  'options',
  'maxEntries',
  'perfectInformation',
  'deterministic',
];

const files = import.meta.glob<Partial<Game>>([
  './**/rules/*.ts',
  './**/text/*.ts',
  './**/ai/*.ts',
  './**/layout.ts',
  './**/sense.ts',
]);

/** A game without chance or secrets takes these parts from the engine. */
const ready: Partial<Game> = { ...noChance, ...noSecrets };

describe.each(testedGames)('$id', ({ id, folder, load }) => {
  test.each(Object.entries(rooms))('%s exports its part of the contract', async (file, members) => {
    const game = await load();
    const offered = members.filter(member => game[member] !== undefined && game[member] !== ready[member]);
    if (offered.length === 0) return;
    const room = await files[`./${folder}/${file}`]?.();
    for (const member of offered) expect(room?.[member], member).toBe(game[member]);
  });

  test('it says which of its points are settled only at the end', async () => {
    expect((await load()).provisional).toBeDefined();
  });

  test('reasons have their room', async () => {
    const room = new Map(Object.entries((await files[`./${folder}/ai/reasons.ts`]?.()) ?? {}));
    expect(room.get('reasonsFor')).toBe(await loadReasons(id));
  });

  test('what it counts has its room', async () => {
    const room = new Map(Object.entries((await files[`./${folder}/sense.ts`]?.()) ?? {}));
    expect(room.get('sense')).toBe(await loadSense(id));
  });

  test('everything in the contract has its room', async () => {
    const known = new Set<string>([...Object.values(rooms).flat(), ...facts]);
    const game = await load();
    expect(Object.keys(game).filter(member => !known.has(member))).toEqual([]);
  });
});
