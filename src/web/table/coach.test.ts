import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import { smallGame } from '../../games/testing/games.ts';
import { seedFromWords } from '../../table/chance.ts';
import type { Player } from '../../table/match.ts';
import { botToMove } from '../../table/players.ts';
import { openTable, submit } from '../../table/table.ts';
import { loadCoachScript, loadFirstWords } from '../catalogue/coach-loader.ts';
import { loadView } from '../catalogue/view-loader.ts';
import type { GameView } from '../kit/view.ts';
import { languages } from '../kit/view.ts';
import { type CoachProgress, followed, hasToldAll } from './coach-progress.ts';
import { TableController } from './table-controller.ts';
import { taskKeyOf } from './task-key.ts';
import { botCommand } from './testing/bot.ts';
import { hostFor } from './testing/hosting.ts';

const players: readonly Player[] = [
  { name: '', colour: 'red' },
  { name: 'Idris', colour: 'blue', bot: 'learning' },
];

function sit(game: Game): TableController {
  const chance = { seed: seedFromWords('first game'), match: 'm', nonces: [] };
  const match = { id: 'm', game: game.id, version: game.version, options: readOptions(game.options), players, chance };
  const table = openTable(game, match);
  const host = hostFor(table, async command => {
    const answer = submit(table, command);
    for (let seat = botToMove(table, players); seat !== undefined; seat = botToMove(table, players))
      submit(table, botCommand(table, seat));
    host.length.value = table.entries.length;
    return answer;
  });
  return new TableController(host, () => false);
}

/** A person plays on as it comes, without a look at the coach; what was said comes back, with the turn it was said in. */
async function firstTurns(game: Game, view: GameView, turns: number): Promise<readonly string[]> {
  const [controller, script, random] = [sit(game), await loadCoachScript(game.id as never), seeded('anyhow')];
  const said: string[] = [];
  let progress: CoachProgress = { told: [] };
  const follow = (turn: number) => {
    const task = controller.canEnd() ? 'ready' : taskKeyOf({ controller, view });
    const before = progress.tip;
    progress = followed(script, progress, controller.draft.value && { turn, task });
    if (progress.tip && progress.tip !== before) said.push(progress.tip.step.key);
  };
  for (let turn = 1; turn <= turns && !hasToldAll(script, progress); turn++) {
    for (let seat = controller.draft.value?.seat; seat !== undefined; ) {
      follow(turn);
      if (controller.canEnd()) {
        await controller.end();
        break;
      }
      const legal = controller.builder.value?.legal ?? [];
      controller.playMoves([legal[random.below(legal.length)].tokens.join(' ')]);
      seat = controller.draft.value?.seat;
    }
  }
  return said;
}

describe.each([...gameIds, smallGame])('%s', id => {
  test('the coach gets through its tips in real first turns, each said once', async () => {
    const [game, view, script] = await Promise.all([loadGame(id), loadView(id), loadCoachScript(id)]);
    expect(script.length).toBeGreaterThanOrEqual(3);
    expect(script.length).toBeLessThanOrEqual(5);
    const said = await firstTurns(game, view, 60);
    expect(said.toSorted()).toEqual(script.map(({ key }) => key).toSorted());
    expect(said[0]).toBe(script[0].key);
  });

  test.each(languages)('has a goal and something to say for every tip, in %s', async language => {
    const [script, first] = await Promise.all([loadCoachScript(id), loadFirstWords(id, language)]);
    expect(first.goalOf).not.toBe('');
    for (const { key } of script) expect(first.tips[key], key).toMatch(/^\p{Lu}.{20,175}[.!]$/u);
  });
});
