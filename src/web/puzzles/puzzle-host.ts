import { signal } from '@preact/signals';
import type { SearchPool, SearchResult } from '../../ai/messages.ts';
import type { Game, Seat } from '../../engine/game.ts';
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
    personToMove: () => (this.#parts.value > 0 && this.#done ? undefined : personToMove(this.table)),
  };
  readonly #bots: Bots;
  readonly #tried: (moves: readonly string[]) => void;
  /** The turn was played. */
  #done = false;
  /** How many turns were to be found up to now: who asks whether somebody is to move is told of the next one. */
  readonly #parts = signal(1);
  /** What the others answer, where that is known, and whom to tell when they have. */
  #script: Script | undefined;

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
      pool: { search: async (request, controls) => this.#known() ?? search(request, controls) },
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
    if (!first) this.#resume();
    return answer;
  }

  /** Lets the others play, until it would be the seat's turn again. */
  answer(): void {
    this.#bots.answer = true;
    this.#bots.lead();
  }

  /** Lets the others play these moves. Then the seat has another turn to find. */
  playOn(answers: readonly string[], seat: Seat, answered: () => void): void {
    this.#script = { answers, behind: this.table.entries.length, seat, answered };
    this.answer();
    this.#resume();
  }

  #known(): SearchResult | undefined {
    if (!this.#script) return undefined;
    const { answers, behind } = this.#script;
    const move = answers[this.table.entries.slice(behind).filter(({ actor }) => actor !== 'chance').length];
    return move === undefined ? undefined : { ...NOTHING_FOUND, move };
  }

  #resume(): void {
    const { game, table } = this;
    if (!this.#script || game.actor(table.state) !== this.#script.seat) return;
    const { answered } = this.#script;
    this.#script = undefined;
    this.#bots.answer = false;
    this.#done = false;
    answered();
    this.#parts.value++;
  }
}

/** What the others are known to answer. */
interface Script {
  readonly answers: readonly string[];
  /** How long the log was before them. */
  readonly behind: number;
  readonly seat: Seat;
  readonly answered: () => void;
}

const NOTHING_FOUND: Omit<SearchResult, 'move'> = {
  advice: [],
  expectation: { shares: [], points: [] },
  rollouts: 0,
  stopped: false,
};

/** The others at the table. */
interface Bots {
  /** May they play? */
  answer: boolean;
  /** Tells the host that they may. */
  lead: () => void;
}
