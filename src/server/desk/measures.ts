import type { MeasureKind, OwnMeasures, ToldMeasure } from '../../protocol/measures.ts';
import { Emitter } from '../net/emitter.ts';
import type { Store } from '../store/port.ts';

/** What hosts have decided about people. It stands in the store, so it holds for every process and after a restart. */
export class Measures {
  /** Something was decided about a person by way of this process. */
  readonly changed: Emitter<string>;
  readonly #store: Pick<Store, 'desk'>;
  readonly #now: () => number;

  constructor(store: Pick<Store, 'desk'>, now: () => number, onError: (error: unknown) => void) {
    this.#store = store;
    this.#now = now;
    this.changed = new Emitter(onError);
  }

  async of(person: string): Promise<OwnMeasures> {
    const held = await this.#store.desk.measuresOf(person, this.#now());
    return Object.fromEntries(
      held.map(({ kind, reason, until }) => [kind, { reason, ...(until !== undefined && { until }) }]),
    );
  }

  async banOf(person: string): Promise<ToldMeasure | undefined> {
    return (await this.of(person)).ban;
  }

  /** For so many milliseconds, or for good. */
  async set(person: string, kind: MeasureKind, reason: string, lasts?: number): Promise<void> {
    const since = this.#now();
    await this.#store.desk.setMeasure({ person, kind, reason, since, until: lasts && since + lasts });
    this.changed.emit(person);
  }

  async lift(person: string, kind: MeasureKind): Promise<boolean> {
    const lifted = await this.#store.desk.dropMeasure(person, kind);
    if (lifted) this.changed.emit(person);
    return lifted;
  }
}
