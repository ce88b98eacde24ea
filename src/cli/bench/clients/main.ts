import { setTimeout as pause } from 'node:timers/promises';
import { answerParent } from '../child.ts';
import { Duel, type Open, Stopwatch } from './duel.ts';
import { openOurs } from './ours.ts';
import { openBoardgame, openColyseus, openRelayed } from './peers.ts';

export const tongues = {
  ours: openOurs,
  relay: openRelayed,
  colyseus: openColyseus,
  boardgame: openBoardgame,
} as const satisfies Record<string, Open>;

export type Tongue = keyof typeof tongues;

/** What a benchmark has to say to its clients. */
export type ClientQuestion =
  | { readonly ask: 'enter'; readonly tongue: Tongue; readonly address: string; readonly matches: number }
  | { readonly ask: 'warm'; readonly seconds: number }
  | { readonly ask: 'play'; readonly seconds: number }
  | { readonly ask: 'delays' };

export interface Delays {
  readonly p50: number;
  readonly p99: number;
}

const watch = new Stopwatch();
const duels: Duel[] = [];

/** So many tables are opened at a time. */
const AT_ONCE = 10;

async function enter({ tongue, address, matches }: Extract<ClientQuestion, { ask: 'enter' }>): Promise<void> {
  const names = Array.from({ length: matches }, (_, i) => `match${i}`);
  while (names.length > 0) await Promise.all(names.splice(0, AT_ONCE).map(name => openOne(tongue, address, name)));
}

async function openOne(tongue: Tongue, address: string, name: string): Promise<void> {
  const duel = new Duel(name, watch);
  await tongues[tongue](address, duel);
  duels.push(duel);
}

/** Answers with the moves a second of this round. */
async function play(seconds: number): Promise<number> {
  watch.moves = 0;
  watch.running = true;
  const start = performance.now();
  for (const duel of duels) duel.goOn();
  await pause(seconds * 1000);
  watch.running = false;
  const speed = (watch.moves * 1000) / (performance.now() - start);
  // What is under way arrives before others have their turn.
  await pause(SETTLING);
  return speed;
}

const SETTLING = 300;

async function warm(seconds: number): Promise<void> {
  await play(seconds);
  watch.delays.length = 0;
}

function delays(): Delays {
  if (watch.delays.length === 0) throw new Error('no move arrived');
  const sorted = Float64Array.from(watch.delays).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  return { p50: at(0.5), p99: at(0.99) };
}

answerParent<ClientQuestion>(question => {
  if (question.ask === 'enter') return enter(question);
  if (question.ask === 'warm') return warm(question.seconds);
  return question.ask === 'play' ? play(question.seconds) : delays();
});
