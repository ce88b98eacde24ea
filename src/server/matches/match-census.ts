import type { TableRecord } from './record.ts';

type Stage = TableRecord['stage'];

/** Counts matches in memory and those who follow them, as they come and go: to ask for the figures then costs nothing. */
export class MatchCensus {
  readonly #stages = new Map<Stage, number>();
  #subscribers = 0;

  get subscribers(): number {
    return this.#subscribers;
  }

  /** Matches by stage. */
  get matches(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#stages);
  }

  countSubscribers(change: number): void {
    this.#subscribers += change;
  }

  /** A match in memory has come to a stage; without one it was not read yet, or is let go. */
  countStage(before: Stage | undefined, after: Stage | undefined): void {
    if (before === after) return;
    this.#add(before, -1);
    this.#add(after, 1);
  }

  #add(stage: Stage | undefined, change: number): void {
    if (stage === undefined) return;
    const matches = (this.#stages.get(stage) ?? 0) + change;
    if (matches > 0) this.#stages.set(stage, matches);
    else this.#stages.delete(stage);
  }
}
