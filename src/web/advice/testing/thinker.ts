import { SearchCancelled, type SearchPool, type SearchRequest, type SearchResult } from '../../../ai/messages.ts';

/** What a request is answered with, in short: the shares of moves best first, or that of the position after a move. */
export type Opinion = (request: SearchRequest) => readonly (readonly [move: string, share: number])[] | number;

/** Thinks what it is told to think, and keeps what it was asked. */
export class FakePool implements Pick<SearchPool, 'search' | 'size'> {
  readonly size: number;
  readonly asked: SearchRequest[] = [];
  readonly #opinion: Opinion;
  /** Answers wait until `answerAll` if this is set. */
  #waiting: (() => void)[] | undefined;
  /** Its answers were on their way when it was told to stop. */
  readonly #deaf: boolean;

  constructor(opinion: Opinion, { size = 2, patient = false, deaf = false } = {}) {
    this.#opinion = opinion;
    this.#deaf = deaf;
    this.size = size;
    this.#waiting = patient ? [] : undefined;
  }

  search: SearchPool['search'] = (request, controls = {}) =>
    new Promise((resolve, reject) => {
      if (controls.signal?.aborted) return reject(new SearchCancelled('stopped'));
      this.asked.push(request);
      const stopped = () => !this.#deaf && (controls.signal?.aborted ?? false);
      const hear = () => stopped() && answer();
      const answer = () => {
        controls.signal?.removeEventListener('abort', hear);
        resolve(this.#answerTo(request, stopped()));
      };
      controls.signal?.addEventListener('abort', hear);
      if (this.#waiting) this.#waiting.push(answer);
      else answer();
      return undefined;
    });

  answerAll(): void {
    for (const answer of this.#waiting?.splice(0) ?? []) answer();
  }

  #answerTo(request: SearchRequest, stopped: boolean): SearchResult {
    const said = this.#opinion(request);
    const own = typeof said === 'number' ? said : (said[0]?.[1] ?? 0);
    const each = <T>(mine: T, theirs: T) =>
      Array.from({ length: request.seats }, (_, i) => (i === request.seat ? mine : theirs));
    const advice = (typeof said === 'number' ? [] : said).map(([move, share], i) => {
      return { move, share, visits: 100 - i, points: each(100 * share, 0), proven: false };
    });
    const expectation = { shares: each(own, (1 - own) / (request.seats - 1)), points: each(100 * own, 0) };
    return { move: advice[0]?.move ?? '', advice, expectation, rollouts: 100, stopped };
  }
}
