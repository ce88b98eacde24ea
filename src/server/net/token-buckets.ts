/** How much can be used at once, and how much is added every second. */
export interface Measure {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** A bucket of tokens: each use takes some, and time fills it up again. */
export class TokenBucket {
  readonly #measure: Measure;
  #tokens: number;
  #filled: number;

  constructor(measure: Measure, now: number) {
    this.#measure = measure;
    this.#tokens = measure.atOnce;
    this.#filled = now;
  }

  /** What weighs more than the bucket ever holds can still be taken from a full one; the rest is owed. */
  take(now: number, weight: number): boolean {
    this.#fill(now);
    if (this.#tokens < Math.min(weight, this.#measure.atOnce)) return false;
    this.#tokens -= weight;
    return true;
  }

  /** Takes whatever there is, and lets the rest be owed, up to as much as the bucket holds. */
  charge(now: number, weight: number): void {
    this.#fill(now);
    this.#tokens = Math.max(-this.#measure.atOnce, this.#tokens - weight);
  }

  /** A full bucket is like a new one, and need not be remembered. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#measure.atOnce;
  }

  /** Was more used than there was? */
  isOwing(now: number): boolean {
    this.#fill(now);
    return this.#tokens < 0;
  }

  #fill(now: number): void {
    const { atOnce, perSecond } = this.#measure;
    this.#tokens = Math.min(atOnce, this.#tokens + (Math.max(0, now - this.#filled) / 1000) * perSecond);
    this.#filled = now;
  }
}

/** From this number of buckets on, full ones are dropped. */
const MANY = 1000;

/** A bucket for each name, as long as it is not full. */
export class TokenBuckets {
  readonly #measure: Measure;
  readonly #buckets = new Map<string, TokenBucket>();
  #sweepAt = MANY;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  take(name: string, now: number, weight = 1): boolean {
    return this.#bucket(name, now).take(now, weight);
  }

  charge(name: string, now: number, weight: number): void {
    this.#bucket(name, now).charge(now, weight);
  }

  forget(name: string): void {
    this.#buckets.delete(name);
  }

  isOwing(name: string, now: number): boolean {
    return this.#buckets.get(name)?.isOwing(now) ?? false;
  }

  #bucket(name: string, now: number): TokenBucket {
    const bucket = this.#buckets.get(name) ?? new TokenBucket(this.#measure, now);
    this.#buckets.set(name, bucket);
    if (this.#buckets.size > this.#sweepAt) this.#sweep(now);
    return bucket;
  }

  #sweep(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
    this.#sweepAt = MANY + 2 * this.#buckets.size;
  }
}

/** So much in so many seconds; an amount of 0 is no limit. */
export function measureOf(amount: number, seconds: number, atOnce = amount): Measure {
  if (amount === 0) return { atOnce: Number.POSITIVE_INFINITY, perSecond: 0 };
  return { atOnce: Math.max(1, atOnce), perSecond: amount / seconds };
}
