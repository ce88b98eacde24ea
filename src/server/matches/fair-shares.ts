/** How long bots have thought for each of those who let them. Whoever has used least comes first. */
export class FairShares {
  readonly #used = new Map<string, number>();
  /** Nobody saves up: who comes anew has used as much as the one who had used least of those that waited. */
  #floor = 0;

  usedBy(key: string): number {
    return Math.max(this.#floor, this.#used.get(key) ?? 0);
  }

  charge(key: string, milliseconds: number): void {
    this.#used.set(key, this.usedBy(key) + milliseconds);
  }

  /** What lies below is forgotten, so that no more is kept than what still makes a difference. */
  raiseFloor(floor: number): void {
    if (floor <= this.#floor) return;
    this.#floor = floor;
    for (const [key, used] of this.#used) if (used <= floor) this.#used.delete(key);
  }
}
