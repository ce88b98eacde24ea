import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Budget } from '../../ai/advice.ts';
import { SearchCancelled, type SearchPool, type SearchProgress } from '../../ai/messages.ts';
import { CHANCE } from '../../engine/game.ts';
import { type Draft, isOpen, stateOf } from '../../table/draft.ts';
import type { Match } from '../../table/match.ts';
import type { BoardHint } from '../kit/view.ts';
import { everyHint, type Hint, hintsFrom, LINES, reordered, updated } from './hints.ts';
import { comeToTheSame, playLine } from './lines.ts';
import { searchRequestFor } from './search-request.ts';

/** As long as somebody likes to wait for a hint; few devices get to so many rollouts. */
const BUDGET: Budget = { rollouts: 200_000, milliseconds: 2000 };

/** The part of a table controller that hints need. */
export interface HintSource {
  /** There is one while a person at this device is to move: nobody else is given hints. */
  readonly draft: ReadonlySignal<Draft | undefined>;
  readonly past: ReadonlySignal<number | undefined>;
  readonly host: { readonly match: Match; readonly hints: boolean; readonly free?: boolean };
  playMoves(moves: readonly string[]): void;
  /** A hint is an answer to whatever was refused before it. */
  forgetRefusal(): void;
}

/** Hints for the person who is to move: searched for in a worker, and taken or not. */
export class HintController {
  readonly shown = signal(false);
  readonly hints = signal<readonly Hint[]>([]);
  readonly progress = signal<Pick<SearchProgress, 'part' | 'rollouts'>>({ part: 0, rollouts: 0 });
  readonly thinking = signal(false);
  /** How it was asked for: the focus follows the keys, and leaves the mouse alone. */
  by: 'key' | 'pointer' = 'pointer';
  /** The move that somebody looks at: the board shows its line. The best one else. */
  readonly marked = signal<string | undefined>(undefined);
  /** The lines as the board draws them, as long as they are told beside it. */
  readonly onBoard = signal<readonly BoardHint[] | undefined>(undefined);
  /** Somebody is about to choose: nothing must change places under the hand. */
  readonly held = signal(false);
  /** How often somebody asked where none are given. */
  readonly askedInVain = signal(0);
  /** Is what is found to be said aloud? Once for each time that somebody asked; for later positions it is only shown. */
  readonly isToTell = signal(false);
  /** Why there is no hint. */
  readonly problem = signal<string | undefined>(undefined);
  readonly #source: HintSource;
  readonly #search: SearchPool['search'];
  readonly #leave: () => void;
  #thought = new AbortController();
  /** Has somebody asked, and nothing been searched for since? */
  #asked = false;
  /** What the last search found in the end. */
  #found: readonly Hint[] = [];

  constructor(source: HintSource, pool: Pick<SearchPool, 'search'>) {
    this.#source = source;
    this.#search = (request, controls) => pool.search(request, controls);
    this.#leave = effect(() => this.#follow(this.shown.value, this.isOffered()));
  }

  /** Can a hint be given now? */
  isOffered(): boolean {
    const draft = this.#source.draft.value;
    const { hints } = this.#source.host;
    return (
      hints && draft !== undefined && draft.seat !== CHANCE && isOpen(draft) && this.#source.past.value === undefined
    );
  }

  toggle(by: 'key' | 'pointer'): void {
    if (!this.#source.host.hints) this.askedInVain.value++;
    this.by = by;
    this.#asked = true;
    this.shown.value = !this.shown.peek() && this.isOffered();
    if (this.shown.peek()) this.#source.forgetRefusal();
  }

  close(): void {
    this.shown.value = false;
  }

  /** Thinks no longer; what was found stays. */
  stop(): void {
    this.#thought.abort();
  }

  leave(): void {
    this.#leave();
    this.#giveUp();
  }

  /** Thinks no longer, and wants to know nothing about it. */
  #giveUp(): void {
    this.#thought.abort();
    this.#thought = new AbortController();
  }

  /** Tries the move out, as a click on the board would. */
  choose({ line }: Hint): void {
    this.marked.value = undefined;
    this.held.value = false;
    this.#source.playMoves(line);
  }

  /** The hint whose line is on the board: the one that somebody looks at, or the best. */
  lit(): Hint | undefined {
    const hints = this.shown.value ? this.hints.value : [];
    return hints.find(({ move }) => move === this.marked.value) ?? hints[0];
  }

  /** Somebody's hand is on the list, or off it: then the rows come into their order. */
  hold(held: boolean): void {
    this.held.value = held;
    if (!held && !this.thinking.peek() && this.#found.length > 0) this.hints.value = this.#found;
  }

  /** Whatever was thought before was about another position. */
  #follow(shown: boolean, offered: boolean): void {
    this.#giveUp();
    this.marked.value = undefined;
    this.held.value = false;
    this.hints.value = [];
    this.#found = [];
    this.thinking.value = false;
    const draft = this.#source.draft.value;
    if (shown && offered && draft) {
      this.isToTell.value = this.#asked;
      this.#asked = false;
      void this.#ask(draft);
    }
    // Whoever takes a complete turn back wants to try something else, and can ask again.
    const complete = draft !== undefined && !isOpen(draft);
    if (!this.#source.host.free && (!draft || complete)) this.shown.value = false;
  }

  async #ask(draft: Draft): Promise<void> {
    const { seat, game } = draft;
    const state = stateOf(draft);
    const thought = this.#thought;
    this.thinking.value = true;
    this.problem.value = undefined;
    this.progress.value = { part: 0, rollouts: 0 };
    const request = searchRequestFor({ game, match: this.#source.host.match, state, seat }, 'hint');
    const onProgress = (news: SearchProgress) => thought === this.#thought && this.#show(news, draft);
    try {
      const controls = { signal: thought.signal, onProgress };
      const answer = await this.#search({ ...request, budget: BUDGET, lines: LINES }, controls);
      if (thought === this.#thought) this.#show({ ...answer, part: 1 }, draft);
    } catch (error) {
      if (thought === this.#thought && !(error instanceof SearchCancelled)) this.problem.value = String(error);
    } finally {
      if (thought === this.#thought) this.thinking.value = false;
    }
  }

  #show({ advice, part, rollouts }: SearchProgress, { game, seat, states }: Draft): void {
    const lineOf = ({ line }: Hint) => playLine(game, states.at(-1)!, seat, line);
    const fresh = hintsFrom(advice, seat, (one, other) => comeToTheSame(lineOf(one), lineOf(other)));
    const shown = this.hints.peek();
    const over = part === 1;
    if (over) this.#found = fresh;
    // The list may open under a hand that has nothing to choose yet.
    const held = this.held.peek() && shown.length > 0;
    this.hints.value = held ? updated(shown, everyHint(advice, seat)) : over ? fresh : reordered(shown, fresh);
    this.progress.value = { part, rollouts };
  }
}
