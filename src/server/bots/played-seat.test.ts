import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../engine/game.ts';
import { newMatchOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { copyOf } from '../../engine/state.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import { BotSeat } from '../../protocol/bot-seat.ts';
import { clockAtStart, timeControls } from '../../protocol/time-controls.ts';
import { playerColours } from '../../table/match.ts';
import { openTable, submit } from '../../table/table.ts';
import { loadedMatch } from '../matches/loaded-match.ts';
import type { TableRecord } from '../matches/record.ts';
import { matchFromRecord } from '../matches/table-record.ts';
import { PlayedSeat, viewFor } from './played-seat.ts';

const MATCH = 'm123456';

async function tableOf(id: (typeof gameIds)[number]) {
  const game = await loadGame(id);
  const record: TableRecord = {
    game: id,
    version: game.version,
    options: newMatchOptions(game.options),
    stage: 'playing',
    host: 'anna',
    listed: false,
    pace: 'relaxed',
    chairs: [
      { colour: playerColours[0], person: 'anna', name: 'Anna' },
      { colour: playerColours[1], bot: 'fair', outside: { id: 'b', name: 'Crab' } },
    ],
    seed: 'ab'.repeat(32),
    clock: clockAtStart(timeControls.relaxed, 2, 0),
  };
  return { game, record, table: openTable(game, matchFromRecord(MATCH, record)) };
}

/** What the arena tells is compared byte by byte elsewhere, in worlds that differ in what is hidden. */
test.each(gameIds)('%s: on a server a bot is told what it would be told in the arena, and no more', async id => {
  const { game, record, table } = await tableOf(id);
  const setting = { game, options: record.options, match: MATCH, seat: 1, players: ['Anna', 'Crab'], draw: undefined };
  const [arena, online] = [new BotSeat(setting), new PlayedSeat(setting)];
  const truth = game.initial(2, record.options);
  const random = seeded('moves');
  let turns = 0;
  for (let heard = 0; game.actor(table.state) !== NOBODY && turns < 40; ) {
    for (const entry of table.entries.slice(heard)) {
      if (!('move' in entry)) continue;
      const move = game.parse(truth, entry.move);
      arena.hear(truth, entry.actor === 'chance' ? CHANCE : entry.actor, move);
      game.apply(truth, move);
    }
    heard = table.entries.length;
    const seat = game.actor(table.state);
    const view = viewFor(MATCH, loadedMatch(1, record, table), 'b', online.heard)!;
    const told = online.messages(view, 0);
    const turn = told.find(message => message.type === 'your turn');
    const masked = copyOf(truth);
    game.mask(masked, 1);
    expect(turn).toEqual(seat === 1 ? arena.turn(masked, 20_000) : undefined);
    if (turn) {
      online.answered({ type: 'move', match: MATCH, base: turn.base, move: turn.legal[0] });
      turns++;
    }
    const moves = movesOf(game, table.state);
    const move = game.format(table.state, moves[random.below(moves.length)]);
    const command = { type: 'play', id: String(heard), seat, base: heard, moves: [move] } as const;
    expect(submit(table, command).ok).toBe(true);
  }
  expect(turns).toBeGreaterThan(5);
});
