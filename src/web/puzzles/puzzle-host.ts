import type { SearchPool } from '../../ai/messages.ts';
import type { Game } from '../../engine/game.ts';
import type { Command } from '../../table/match.ts';
import type { PuzzlePosition } from '../../table/puzzle.ts';
import type { CommandResult } from '../../table/table.ts';
import { personToMove } from '../table/handover.ts';
import { LocalHost } from '../table/local-host.ts';
import { type MatchReader, readerOf } from '../table/match-reader.ts';

/** How long a bot seems to think before it answers: long enough to see what was tried. */
const ANSWER_MS = 900;

/** A match that is kept nowhere and shown in one window. Bots answer when they are let. */
export class PuzzleHost extends LocalHost {
  /** Nobody is told what is to be found. */
  override readonly hints = false;
  readonly free = true;
  /** One turn is to be found: whoever is to move again afterwards only looks. */
  override readonly reader: MatchReader = {
    ...readerOf(() => this.table),
    personToMove: () => (this.#done ? undefined : personToMove(this.table)),
  };
  readonly #bots: Bots;
  readonly #tried: (moves: readonly string[]) => void;
  /** The turn was played. */
  #done = false;

  /** `tried` gets the moves of the turn as soon as it lies on the board. */
  constructor(
    game: Game,
    { match, entries }: PuzzlePosition,
    search: SearchPool['search'],
    tried: (moves: readonly string[]) => void,
  ) {
    const bots: Bots = { answer: false, lead: () => undefined };
    super(game, match, entries, {
      store: { load: async () => undefined, saveOver: async () => ({ on: 'disk' }) },
      joinWindows: (_, { lead }) => {
        bots.lead = lead;
        return { leads: () => bots.answer, tell: () => undefined, leave: () => undefined };
      },
      pool: { search },
      botDelay: () => ANSWER_MS,
    });
    this.#bots = bots;
    this.#tried = tried;
  }

  override async send(command: Command): Promise<CommandResult> {
    const first = command.type === 'play' && !this.#done;
    this.#done ||= first;
    const answer = await super.send(command);
    if (first && answer.ok) this.#tried(command.moves);
    if (first && !answer.ok) this.#done = false;
    return answer;
  }

  /** Lets the others play, until it would be the seat's turn again. */
  answer(): void {
    this.#bots.answer = true;
    this.#bots.lead();
  }
}

/** The others at the table. */
interface Bots {
  /** May they play? */
  answer: boolean;
  /** Tells the host that they may. */
  lead: () => void;
}
