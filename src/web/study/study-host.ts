import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { CHANCE, type Game, NOT_A_MOVE } from '../../engine/game.ts';
import type { Command, Match } from '../../table/match.ts';
import { FIRST, noted, type Study, type StudyPlace, tableOfStudy, tried } from '../../table/study.ts';
import { BadLog, type CommandResult, isOver, type Table } from '../../table/table.ts';
import { secureRandom } from '../browser/random.ts';
import type { MatchHost } from '../table/match-host.ts';
import { openReaderOf } from '../table/match-reader.ts';

interface Keeping {
  readonly keep: (study: Study) => Promise<void>;
  /** Is every change to be kept? A study that came from elsewhere is not, until somebody wants it. */
  readonly kept: boolean;
}

/** Whoever studies moves for every seat, sees everything, and may ask for advice all the time. */
export class StudyHost implements MatchHost {
  readonly game: Game;
  readonly place: ReadonlySignal<StudyPlace>;
  /** Is chance to roll by itself, or does somebody choose what comes? */
  readonly rolls = signal(true);
  readonly #place;
  readonly #table: ReadonlySignal<Table>;
  readonly #match: ReadonlySignal<Match>;
  readonly #keep: (study: Study) => Promise<void>;
  #kept: boolean;
  readonly reader = openReaderOf(() => this.#table.value);
  readonly length: ReadonlySignal<number>;
  readonly thinking = signal(undefined);
  readonly trouble = signal<string | undefined>(undefined);
  readonly stuck = signal(undefined);
  readonly alone = false;
  readonly hints = true;
  readonly free = true;

  constructor(game: Game, study: Study, { keep, kept }: Keeping) {
    this.game = game;
    this.#keep = keep;
    this.#kept = kept;
    this.#place = signal<StudyPlace>({ study, at: FIRST });
    this.place = this.#place;
    this.#table = computed(() => tableOfStudy(game, this.#place.value.study, this.#place.value.at));
    // What was tried out and not played belongs to one position: drafts are kept by the match's name.
    this.#match = computed(() => nameFor(this.#place.value));
    this.length = computed(() => this.#table.value.entries.length);
  }

  get match(): Match {
    return this.#match.value;
  }

  get table(): Table {
    return this.#table.value;
  }

  isChanceNext(): boolean {
    return this.game.actor(this.table.state) === CHANCE && !isOver(this.table);
  }

  goTo(at: number): void {
    this.#place.value = { ...this.#place.peek(), at };
  }

  /** Another study: the same with other notes, names or moves. */
  change({ study, at }: StudyPlace): void {
    const before = this.#place.peek();
    this.#place.value = { study, at };
    if (study !== before.study && this.#kept) this.#save(study);
  }

  keepFromNowOn(): void {
    this.#kept = true;
    this.#save(this.#place.peek().study);
  }

  #save(study: Study): void {
    this.#keep(study).then(
      () => void (this.trouble.value = undefined),
      error => void (this.trouble.value = String((error as Error).message)),
    );
  }

  note(change: Parameters<typeof noted>[1]): void {
    const place = this.#place.peek();
    this.change({ ...place, study: noted(place, change) });
  }

  async send(command: Command): Promise<CommandResult> {
    if (command.type === 'resign') return { ok: false, code: 'resigned' };
    const moves = command.type === 'play' ? command.moves : [command.move];
    const place = moves.reduce((now, move) => tried(now, { actor: command.seat, move }), this.#place.peek());
    return this.#enter(place);
  }

  #enter(place: StudyPlace): CommandResult {
    try {
      tableOfStudy(this.game, place.study, place.at);
    } catch (error) {
      if (error instanceof BadLog) return { ok: false, code: 'not-a-move' };
      throw error;
    }
    this.change(place);
    if (this.rolls.peek()) this.roll();
    return { ok: true, entries: [] };
  }

  /** Lets chance move until a seat is to move. */
  roll(): void {
    while (this.isChanceNext()) {
      const { state } = this.table;
      const move = this.game.sample(state, secureRandom);
      this.#chance(this.game.format(state, move));
    }
  }

  /** What chance is to bring. */
  choose(move: string): void {
    const { state } = this.table;
    if (this.isChanceNext() && this.game.parse(state, move) !== NOT_A_MOVE) this.#chance(move);
  }

  #chance(move: string): void {
    this.change(tried(this.#place.peek(), { actor: 'chance', move }));
  }

  askAgain(): void {
    // No bot plays here.
  }

  close(): void {
    // Nothing goes on: every change was kept when it was made.
  }
}

function nameFor({ study, at }: StudyPlace): Match {
  return { ...study.match, id: `${study.id}-${at}` };
}
