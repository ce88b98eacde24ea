import { expect, test } from 'vitest';
import { BotQueue, type BotTicket, SLICE } from './bot-queue.ts';

const MASTER = 5000;
const EASY = 30;

/** A queue in a time of its own, with bots that take as long as they are told, or until they are stopped. */
class Simulation {
  now = 0;
  readonly queue: BotQueue;
  readonly waits = new Map<string, number[]>();
  readonly #costs = new Map<string, number>();
  readonly #ends = new Map<string, { ticket: BotTicket; at: number }>();

  constructor(threads: number, most?: number) {
    this.queue = new BotQueue({ threads, now: () => this.now, ...(most !== undefined && { most }) });
  }

  add(ticket: Partial<BotTicket> & { match: string }, cost = MASTER): boolean {
    this.#costs.set(ticket.match, cost);
    const { person = 'anna', address = person, urgency = 'seen' } = ticket;
    const added = this.queue.add({ urgency, since: this.now, ...ticket, person, address });
    this.#think();
    return added;
  }

  #think(): void {
    const stopping =
      ({ match }: BotTicket) =>
      () =>
        (this.#ends.get(match)!.at = this.now);
    for (let next = this.queue.take(stopping); next; next = this.queue.take(stopping)) {
      this.waits.set(next.match, [...(this.waits.get(next.match) ?? []), this.now - next.since]);
      this.#ends.set(next.match, { ticket: next, at: this.now + this.#costs.get(next.match)! });
    }
  }

  /** Lets time pass; whose bot has moved has another turn at once, if it plays on. */
  run(until: number, playsOn: (ticket: BotTicket) => boolean = () => false): void {
    for (; this.now < until; this.now += 10) {
      this.queue.stopOverdue();
      for (const [match, { ticket, at }] of this.#ends) {
        if (at > this.now) continue;
        this.#ends.delete(match);
        this.queue.finish(ticket);
        if (playsOn(ticket)) this.queue.add({ ...ticket, since: this.now });
      }
      this.#think();
    }
  }
}

function longest(waits: readonly number[] | undefined): number {
  return Math.max(...(waits ?? [Number.POSITIVE_INFINITY]));
}

for (const urgency of ['seen', 'bots'] as const) {
  test(`fifty tables of masters, ${urgency}, do not keep another person's bot waiting`, () => {
    const simulation = new Simulation(1);
    for (let table = 0; table < 50; table++)
      simulation.add({ match: `hostile${table}`, urgency, person: `p${table}`, address: 'x' });
    simulation.run(20_000, () => true);
    for (let turn = 0; turn < 40; turn++) {
      simulation.add({ match: 'mine', person: 'ben' }, EASY);
      simulation.run(simulation.now + 3000, ({ match }) => match !== 'mine');
    }
    expect(simulation.waits.get('mine')).toHaveLength(40);
    expect(longest(simulation.waits.get('mine'))).toBeLessThanOrEqual(SLICE + 20);
  });
}

test('one person with many tables does not keep another at the same address waiting', () => {
  const simulation = new Simulation(2);
  for (let table = 0; table < 50; table++)
    simulation.add({ match: `hostile${table}`, person: 'mallory', address: 'x' });
  simulation.run(20_000, () => true);
  simulation.add({ match: 'mine', person: 'ben', address: 'x' }, EASY);
  simulation.run(simulation.now + 3000, ({ match }) => match !== 'mine');
  expect(longest(simulation.waits.get('mine'))).toBeLessThanOrEqual(SLICE + 20);
});

test('who lets one bot think is never cut short by somebody whose game is seen as theirs is', () => {
  const simulation = new Simulation(1);
  simulation.add({ match: 'first', person: 'anna' });
  simulation.add({ match: 'second', person: 'ben' });
  simulation.run(MASTER + 20);
  expect(simulation.waits.get('second')).toEqual([MASTER]);
});

test('matches that only bots play on still come to their end when nobody waits', () => {
  const simulation = new Simulation(1);
  for (let table = 0; table < 3; table++) simulation.add({ match: `left${table}`, urgency: 'bots' }, 100);
  simulation.run(1000);
  expect([...simulation.waits.keys()]).toEqual(['left0', 'left1', 'left2']);
});

test('people who come back after days wait, but not for ever', () => {
  const simulation = new Simulation(1);
  for (let table = 0; table < 9; table++) simulation.add({ match: `seen${table}`, person: `p${table}` }, 1000);
  simulation.add({ match: 'letters', urgency: 'unseen', person: 'ben' }, EASY);
  simulation.run(25_000, ({ match }) => match !== 'letters');
  expect(simulation.waits.get('letters')).toBeUndefined();
  simulation.run(45_000, ({ match }) => match !== 'letters');
  expect(longest(simulation.waits.get('letters'))).toBeLessThan(33_000);
});

test('the line has an end: there the last gives way to whoever comes before it', () => {
  const simulation = new Simulation(1, 10);
  const added = Array.from({ length: 20 }, (_, i) => simulation.add({ match: `hostile${i}`, person: 'mallory' }));
  expect(added.filter(Boolean)).toHaveLength(11);
  simulation.run(1000);
  expect(simulation.add({ match: 'mine', person: 'ben' }, EASY)).toBe(true);
  expect(simulation.queue.waiting('seen')).toBe(10);
  expect(simulation.add({ match: 'bots', person: 'ben', urgency: 'bots' })).toBe(false);
});
