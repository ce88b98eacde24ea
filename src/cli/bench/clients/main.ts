import { setTimeout as pause } from 'node:timers/promises';
import { answerParent } from '../../common/child.ts';
import { openOurs } from './ours.ts';
import { openBoardgame, openColyseus, openRelayed } from './peers.ts';
import { type Open, Stopwatch, type Turns } from './turns.ts';

export const clientProtocols = {
  ours: openOurs,
  relay: openRelayed,
  colyseus: openColyseus,
  boardgame: openBoardgame,
} as const satisfies Record<string, Open>;

export type ClientProtocol = keyof typeof clientProtocols;

/** What a benchmark has to say to its clients. */
export type ClientQuestion =
  | { readonly ask: 'enter'; readonly tongue: ClientProtocol; readonly address: string; readonly matches: number }
  | { readonly ask: 'prepare' | 'warm' | 'play' | 'delays' };

export interface Delays {
  readonly p50: number;
  readonly p99: number;
}

const watch = new Stopwatch();
const pairs: Turns[] = [];

/** How many tables are opened at a time. */
const AT_ONCE = 10;

async function inTurn<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < all.length; i += AT_ONCE) await Promise.all(all.slice(i, i + AT_ONCE).map(act));
}

async function enter({ tongue, address, matches }: Extract<ClientQuestion, { ask: 'enter' }>): Promise<void> {
  const names = Array.from({ length: matches }, (_, i) => `match${i}`);
  await inTurn(names, async name => void pairs.push(await clientProtocols[tongue](address, name, watch)));
}

async function prepare(): Promise<void> {
  await inTurn(pairs, pair => pair.prepare());
  // What is still to be done about it is no affair of those who play then.
  await pause(SETTLING);
}

const SETTLING = 300;

/** Every pair plays one match, all at the same time. Returns the moves a second, from the first one to the last. */
async function play(): Promise<number> {
  watch.moves = 0;
  const start = performance.now();
  await Promise.all(pairs.map(pair => pair.play()));
  return (watch.moves * 1000) / (performance.now() - start);
}

async function warm(): Promise<void> {
  await prepare();
  await play();
  watch.delays.length = 0;
}

function delays(): Delays {
  const sorted = Float64Array.from(watch.delays).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  return { p50: at(0.5), p99: at(0.99) };
}

answerParent<ClientQuestion>(question => {
  if (question.ask === 'enter') return enter(question);
  return { prepare, warm, play, delays }[question.ask]();
});
