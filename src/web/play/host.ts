import { type Signal, signal } from '@preact/signals';
import { isPolicyName, policies } from '../../ai/policies.ts';
import { type Game, moveList, type Seat } from '../../engine/game.ts';
import { randomFrom } from '../../engine/random.ts';
import { copyOf } from '../../engine/state.ts';
import type { Command, Entry, Match } from '../../table/match.ts';
import { type Answer, isOver, openTable, submit, type Table, viewOf } from '../../table/table.ts';
import { saveMatch } from './store.ts';

/**
 * A match played on this device: the table that a server would hold, kept in the page. Moves are saved before anybody
 * sees them, and bots are seats like any other: they get a masked state and answer with a command.
 */
export interface Host {
  readonly game: Game;
  readonly match: Match;
  readonly table: Table;
  /** The length of the log. Whoever shows the table reads this, so it is drawn anew after every step. */
  readonly length: Signal<number>;
  /** The seat whose bot is thinking. */
  readonly thinking: Signal<Seat | undefined>;
  /** What went wrong with saving, in the browser's words. */
  readonly trouble: Signal<string | undefined>;
  send(command: Command): Promise<Answer>;
  /** Ends the bots' play: the screen is being left. */
  close(): void;
}

/** How long a bot seems to think, so that a person can follow. */
export interface Pace {
  readonly botDelay: number;
}

export function hostMatch(game: Game, match: Match, entries: readonly Entry[], pace: () => Pace): Host {
  const table = openTable(game, match, entries);
  const length = signal(table.entries.length);
  const thinking = signal<Seat | undefined>(undefined);
  const trouble = signal<string | undefined>(undefined);
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();

  const carryOut = async (command: Command): Promise<Answer> => {
    const answer = submit(table, command);
    if (!answer.ok) return answer;
    trouble.value = await saved(table);
    length.value = table.entries.length;
    void letBotMove();
    return answer;
  };

  const send = (command: Command): Promise<Answer> => {
    const answer = queue.then(() => carryOut(command));
    queue = answer.catch(() => undefined);
    return answer;
  };

  const letBotMove = async (): Promise<void> => {
    const seat = botToMove(table);
    thinking.value = seat;
    if (seat === undefined || closed) return;
    const base = table.entries.length;
    await pause(pace().botDelay);
    if (closed || table.entries.length !== base) return;
    await send(botCommand(table, seat));
  };

  void saved(table).then(problem => {
    trouble.value = problem;
  });
  void letBotMove();
  return {
    game,
    match,
    table,
    length,
    thinking,
    trouble,
    send,
    close() {
      closed = true;
    },
  };
}

async function saved(table: Table): Promise<string | undefined> {
  try {
    await saveMatch({ match: table.match, entries: table.entries, over: isOver(table), touched: Date.now() });
    return undefined;
  } catch (error) {
    return String((error as Error).message);
  }
}

/** A resigned seat is played on by a bot, so that the others can finish. */
function botToMove(table: Table): Seat | undefined {
  if (isOver(table)) return undefined;
  const seat = table.game.actor(table.state);
  return table.match.players[seat]?.bot || table.resigned.has(seat) ? seat : undefined;
}

function botCommand(table: Table, seat: Seat): Command {
  const { game } = table;
  const { state } = viewOf(table, seat);
  const world = copyOf(state);
  game.guess(world, seat, luck);
  const legal = moveList();
  game.moves(world, legal);
  const level = table.match.players[seat]?.bot ?? 'greedy';
  const move = policies[isPolicyName(level) ? level : 'greedy'](game, world, legal, luck);
  const base = table.entries.length;
  return { kind: 'moves', id: crypto.randomUUID(), seat, base, moves: [game.format(world, move)] };
}

const luck = randomFrom(() => crypto.getRandomValues(new Int32Array(1))[0] ?? 0);

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
