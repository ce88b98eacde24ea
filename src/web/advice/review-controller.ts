import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { SearchCancelled, type SearchPool } from '../../ai/messages.ts';
import type { Recording } from '../recording/recording.ts';
import { secondsLeft, unjudged, withJudgement } from './assessment.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { type Judgement, judge } from './judging.ts';
import type { ReviewCache } from './review-cache.ts';
import { budgetFor, type Depth, depthNames } from './review-depths.ts';

/** What a review rests on. */
export interface ReviewDeps {
  readonly pool: Pick<SearchPool, 'search' | 'size'>;
  readonly shelf: ReviewCache;
  /** The time in milliseconds. */
  readonly clock: () => number;
}

/** The review of a match, decision by decision. It can be stopped at any time and goes on from there. */
export class ReviewController {
  readonly recording: Recording;
  readonly depth = signal<Depth>('quick');
  readonly judgements = signal<readonly Judgement[]>([]);
  readonly running = signal(false);
  /** Are the judgements of earlier visits loaded? */
  readonly ready = signal(false);
  /** Why it could not go on. */
  readonly problem = signal<string | undefined>(undefined);
  readonly left: ReadonlySignal<number>;
  readonly #deps: ReviewDeps;
  #decisions: readonly Decision[] | undefined;
  #work = new AbortController();
  #begun = { at: 0, left: 0 };

  constructor(recording: Recording, deps: ReviewDeps) {
    this.recording = recording;
    this.#deps = deps;
    this.left = computed(() => unjudged(this.decisions, this.judgements.value).length);
  }

  /** Found out when somebody asks: most who watch a game never do. */
  get decisions(): readonly Decision[] {
    this.#decisions ??= decisionsOf(this.recording);
    return this.#decisions;
  }

  /** Fetches what is known from earlier: the deepest there is. */
  async open(): Promise<void> {
    for (const depth of depthNames.toReversed()) {
      const judgements = await this.#deps.shelf.recall(this.recording, depth);
      if (judgements.length === 0) continue;
      batch(() => {
        this.depth.value = depth;
        this.judgements.value = judgements;
      });
      break;
    }
    this.ready.value = true;
  }

  /** Begins, or goes on where it was stopped. */
  async start(depth: Depth): Promise<void> {
    if (this.running.peek()) return;
    this.#work = new AbortController();
    this.running.value = true;
    this.problem.value = undefined;
    if (depth !== this.depth.peek()) await this.#turnTo(depth);
    this.#begun = { at: this.#deps.clock(), left: this.left.peek() };
    await this.#goThrough(unjudged(this.decisions, this.judgements.peek()), this.#work);
  }

  async #turnTo(depth: Depth): Promise<void> {
    const judgements = await this.#deps.shelf.recall(this.recording, depth);
    batch(() => {
      this.depth.value = depth;
      this.judgements.value = judgements;
    });
  }

  stop(): void {
    this.#work.abort();
    this.running.value = false;
  }

  /** About how many seconds are left; undefined as long as there is no telling. */
  secondsLeft(): number | undefined {
    const left = this.left.value;
    return secondsLeft({ done: this.#begun.left - left, left, milliseconds: this.#deps.clock() - this.#begun.at });
  }

  /** As many decisions at a time as there are search workers. */
  async #goThrough(todo: readonly Decision[], work: AbortController): Promise<void> {
    const queue = [...todo];
    const lanes = Array.from({ length: this.#deps.pool.size }, () => this.#workOff(queue, work));
    const results = await Promise.allSettled(lanes);
    if (this.#work !== work) return;
    this.running.value = false;
    const failed = results.find(result => result.status === 'rejected' && !(result.reason instanceof SearchCancelled));
    if (failed?.status === 'rejected') this.problem.value = String((failed.reason as Error).message);
  }

  async #workOff(queue: Decision[], work: AbortController): Promise<void> {
    const budget = budgetFor(this.depth.peek(), this.decisions.length);
    const { pool } = this.#deps;
    const think: SearchPool['search'] = (request, controls) => pool.search(request, controls);
    for (let next = queue.shift(); next && !work.signal.aborted; next = queue.shift())
      this.#note(await judge(think, this.recording, next, budget, work.signal), work);
  }

  #note(judgement: Judgement, work: AbortController): void {
    if (work.signal.aborted) return;
    this.judgements.value = withJudgement(this.judgements.peek(), judgement);
    void this.#deps.shelf.keep(this.recording, this.depth.peek(), this.judgements.peek());
  }
}
