import { type Actor, type Game, type Move, moveList, type Seat } from '../engine/game.ts';
import { actorName, notations } from '../engine/logs/transcript.ts';
import type { State } from '../engine/state.ts';
import type { BotEvent, HostMessageOf } from './bot-messages.ts';

/** Draws a state as text. */
export type Drawing<S> = (s: S) => string;

/** What a turn is told with beside its position. */
export type TurnHead = Pick<HostMessageOf<'your turn'>, 'match' | 'base' | 'seat' | 'events' | 'clock'>;

/** What a bot is told when it is to move. Everything comes from the state as its seat may see it. */
export function turnMessage<S extends State<S>>(
  game: Game<S>,
  masked: S,
  head: TurnHead,
  draw?: Drawing<S>,
): HostMessageOf<'your turn'> {
  const legal = moveList();
  game.moves(masked, legal);
  return {
    type: 'your turn',
    ...head,
    legal: notations(game, masked, legal),
    scores: scoresOf(game, masked),
    ...(draw ? { position: draw(masked) } : {}),
    fields: fieldsOf(masked),
  };
}

export function scoresOf<S extends State<S>>(game: Game<S>, s: S): number[] {
  return Array.from({ length: s.seats }, (_, seat) => game.score(s, seat));
}

/** The views of a state by their names. Tables that all copies share are no part of it. */
function fieldsOf<S extends State<S>>(masked: S): Record<string, number[]> {
  const views = Object.entries(masked).filter(([name, value]) => name !== 'bytes' && isViewOf(masked.bytes, value));
  return Object.fromEntries(views.map(([name, view]) => [name, Array.from(view as Uint8Array)]));
}

function isViewOf({ buffer }: Uint8Array, value: unknown): boolean {
  return ArrayBuffer.isView(value) && value.buffer === buffer;
}

/** A move that is about to be made, as a seat may hear of it. */
export function eventFor<S extends State<S>>(game: Game<S>, s: S, actor: Actor, move: Move, seat: Seat): BotEvent {
  const who = { actor: actorName(actor) };
  return game.hides(s, move, seat) ? { ...who, veiled: true } : { ...who, move: game.format(s, move) };
}
