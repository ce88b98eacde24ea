import type { Description } from '../../../../engine/game.ts';
import type { Candidate } from '../../../../web/kit/candidate.ts';
import type { Button, Offer } from '../../../../web/kit/view.ts';
import { NOWHERE } from '../../rules/board.ts';
import { DISPLAY } from '../../rules/material.ts';
import {
  At,
  BESIDE,
  currentStack,
  displaySize,
  Phase,
  tokenValues,
  type WuestensoehneState,
} from '../../rules/state.ts';
import { type Good, goods, kinds, STACKS, turnedBy } from '../../rules/tiles.ts';
import type { Words } from '../../words/en.ts';
import { layText } from './acting.ts';
import { bearing, fitsOn } from './bearing.ts';

const keys: Readonly<Record<number, string>> = {
  [Phase.Start]: 'start',
  [Phase.Move]: 'move',
  [Phase.Explore]: 'explore',
  [Phase.Lay]: 'lay',
  [Phase.Amends]: 'amends',
  [Phase.Figure]: 'figure',
  [Phase.Score]: 'score',
  [Phase.Occupy]: 'occupy',
  [Phase.Room]: 'room',
  [Phase.Put]: 'put',
  [Phase.Look]: 'look',
  [Phase.Keep]: 'keep',
  [Phase.Guide]: 'guide',
  [Phase.Draw]: 'draw',
  [Phase.Token]: 'token',
  [Phase.See]: 'see',
};

/** What is asked of the seat to move, and what its sentence has to know. */
export function task(s: WuestensoehneState, legal: readonly Candidate[]): Description {
  const key = keys[s.turn[At.Phase]] ?? 'others';
  return { key, args: { ...argsOf(s, legal), step: stopOf(s, key) } };
}

function argsOf(s: WuestensoehneState, legal: readonly Candidate[]): Description['args'] {
  const [step, topic] = [s.turn[At.Phase], s.turn[At.Topic]];
  const begins = (verb: string) => legal.some(({ tokens }) => tokens[0] === verb);
  if (step === Phase.Move) return { bound: s.turn[At.Bound] };
  if (step === Phase.Explore) return { draws: Number(canDraw(s)) };
  if (step === Phase.Lay) return { only: onlyCell(legal) ?? '', fixed: Number(legal.length === 1) };
  if (step === Phase.Figure)
    return { laid: Number(s.turn[At.Laid] !== NOWHERE), sets: Number(begins('set')), takes: Number(begins('take')) };
  if (step === Phase.Score) return { many: Number(legal.length > 1) };
  if (step === Phase.Occupy) return { rank: s.turn[At.Front] + 1 };
  if (step === Phase.Room) return { good: goods[topic]! };
  if (step === Phase.Put || step === Phase.Keep)
    return { value: tokenValues[s.tokens[step === Phase.Put ? BESIDE : topic]! - 1] ?? 0 };
  return {};
}

function canDraw(s: WuestensoehneState): boolean {
  return currentStack(s) < STACKS && displaySize(s, s.turn[At.Seat]) < DISPLAY;
}

const { Deal, Draw, AmendsDraw, Token, See, Reveal, Look, Figure, Occupy, Room, Amends, Guide } = Phase;
const ownStops = new Set<number>([Deal, Draw, AmendsDraw, Token, See, Reveal, Look, Figure]);
const othersStops = new Set<number>([Occupy, Room, Amends, Guide]);

/** Where moves tried out come to a stop: at a rumour, in the middle of a scoring, or else at the end of the turn. */
function stopOf(s: WuestensoehneState, key: string): string {
  const phase = s.turn[At.Phase];
  return ownStops.has(phase) ? key : othersStops.has(phase) ? 'others' : '';
}

/** Where the tile in hand can only go, if there is no choice. */
function onlyCell(legal: readonly Candidate[]): string | undefined {
  const cells = new Set(legal.map(({ tokens: [verb, cell] }) => (verb === 'lay' ? cell : undefined)));
  return cells.size === 1 ? [...cells][0] : undefined;
}

/** What most turns want; the rest is for those who mean it. */
const mains = new Set(['draw', 'end', 'leave']);

/** Whoever knows how the tile is to lie need not turn it on the board first. */
function otherTurns(
  { state: s, candidates }: Offer<WuestensoehneState>,
  cell: string,
  words: Words,
  shown: string,
): Button[] {
  return fitsOn(candidates, cell)
    .map(turn => ({ token: `lay ${cell} ${turn * 90}`, face: turnedBy(kinds[s.turn[At.Hand]]!, turn * 90) }))
    .filter(({ token }) => token !== shown)
    .map(({ token, face }) => ({ token, label: `${words.buttons.lay()}: ${words.tile(face)}`, pictured: true }));
}

/** What is pressed at the prompt: the tile as it is turned, what to drop, and the verbs that stand alone. */
export function buttons(offer: Offer<WuestensoehneState>, words: Words): readonly Button[] {
  const { candidates, chosen } = offer;
  const cell = chosen.find(token => fitsOn(candidates, token).length > 0) ?? onlyCell(candidates);
  if (cell !== undefined) {
    // Read here so that the prompt is drawn anew when the tile is turned.
    void bearing.value;
    const token = layText(cell, fitsOn(candidates, cell));
    return [{ token, label: words.buttons.lay(), main: true }, ...otherTurns(offer, cell, words, token)];
  }
  const drops = candidates.flatMap(({ tokens: [verb, good] }) => (verb === 'drop' ? [good as Good] : []));
  const said = new Set(candidates.flatMap(({ tokens }) => (tokens.length === 1 ? tokens : tokens.slice(2))));
  const verbs = Object.entries(words.buttons).filter(([token]) => said.has(token));
  return [
    ...drops.map(good => ({ token: `drop ${good}`, label: words.sources[good] })),
    ...verbs.map(([token, say]) => ({
      token,
      label: say(offer),
      main: mains.has(token) || chosen.length > 0,
    })),
  ];
}
