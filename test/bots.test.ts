import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { typed } from '../src/cli/testing/typed.ts';
import { smallGame } from '../src/games/testing/games.ts';
import { filesUnder, textOf } from './tree.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const bots = filesUnder().filter(path => /^examples\/bots\/\w+_bot\.\w+$/.test(path));

test.each(bots)('%s has at most 40 lines', path => {
  expect(textOf(path).trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

async function playsInTheArena(command: string): Promise<void> {
  const players = `random,exec:${command}`;
  const patience = ['--move-time', '3000', '--start-time', '3000'];
  const { code, out, err } = await typed([
    'arena',
    smallGame,
    '--json',
    '--games',
    '2',
    '--seed',
    '1',
    '--players',
    players,
    ...patience,
  ]);
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(JSON.parse(out[0]).pairs).toMatchObject([{ games: 2, b: `exec:${command}` }]);
}

test('the bot in JavaScript plays in the arena', () =>
  playsInTheArena(`${process.execPath} ${root}examples/bots/eager_bot.mjs`));

describe(`the examples in Python${hasPython ? '' : ', as far as they can be tried without it'}`, () => {
  test('Python’s own library is all that the examples in Python need', () => {
    const texts = filesUnder()
      .filter(path => /^examples\/.*\.py$/.test(path))
      .map(textOf);
    const imported = texts.flatMap(text => [...text.matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name));
    expect(new Set(imported)).toEqual(new Set(['json', 'os', 'random', 'subprocess', 'sys', 'urllib']));
  });

  if (!hasPython) return;

  test('the bot in Python plays in the arena', () => playsInTheArena(`python3 ${root}examples/bots/random_bot.py`));

  test('the environment in Python plays a whole game, on every seat', () => {
    const command = JSON.stringify([process.execPath, `${root}dist/node/cli/main.js`]);
    const args = [`${root}examples/bots/caravanserai_env.py`, 'durch-die-wueste', '3', '7'];
    const env = { ...process.env, CARAVANSERAI: command };
    const { status, stdout, stderr } = spawnSync('python3', args, { encoding: 'utf8', env });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { moves, rewards, scores } = JSON.parse(stdout);
    expect(moves).toBeGreaterThan(20);
    expect(Object.keys(rewards)).toEqual(['seat_0', 'seat_1', 'seat_2']);
    expect(Object.values<number>(rewards).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(scores).toHaveLength(3);
  });

  test('the environment in Python says what is wrong, and its turn stays', () => {
    const script = `
import json, os, sys
sys.path.insert(0, ${JSON.stringify(`${root}examples/bots`)})
from caravanserai_env import Environment
env = Environment("nomadi", players=["greedy", "me"], max_actions=300, command=json.loads(os.environ["CARAVANSERAI"]))
env.reset(seed=1)
agent = env.agent_selection
try:
    env.step("teleport")
except ValueError as wrong:
    print(wrong)
before = env.observe(agent)
env.step(before["legal"][0])
print(json.dumps([env.agents, sum(before["action_mask"]) == len(before["legal"]), env.observe(agent)["base"] > before["base"]]))
env.close()
`;
    const command = JSON.stringify([process.execPath, `${root}dist/node/cli/main.js`]);
    const env = { ...process.env, CARAVANSERAI: command };
    const { stdout, stderr } = spawnSync('python3', ['-c', script], { encoding: 'utf8', env });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toEqual(['"teleport" is no move', '[["seat_1"], true, true]']);
  });
});
