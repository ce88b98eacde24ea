import { CHANCE, type Description } from '../../../engine/game.ts';
import type { AnyState } from '../../../engine/state.ts';
import type { Button, Offer } from '../../../web/kit/view.ts';
import { NOWHERE } from '../rules/board.ts';
import { DISPLAY } from '../rules/material.ts';
import { actor } from '../rules/moves.ts';
import { At, BESIDE, currentStack, displaySize, Phase, tokenValues, type WuestensoehneState } from '../rules/state.ts';
import { type Good, goods, STACKS } from '../rules/tiles.ts';
import type { Words } from '../words/en.ts';
import { layText } from './board/acting.ts';
import { bearing, fitsOn, type Legal } from './board/bearing.ts';
import { legalIn } from './board/legal.ts';

const keys: Readonly<Record<number, string>> = {
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
  [Phase.Token]: 'token',
  [Phase.See]: 'see',
};

/** What is asked of the seat to move, and what its sentence has to know. */
export function task(state: AnyState): Description {
  const s = state as unknown as WuestensoehneState;
  const key = keys[s.turn[At.Phase]!] ?? 'others';
  return { key, args: { ...argsOf(s), step: stopOf(s, key) } };
}

function argsOf(s: WuestensoehneState): Description['args'] {
  const [step, topic] = [s.turn[At.Phase], s.turn[At.Topic]!];
  if (step === Phase.Explore) return { draws: Number(canDraw(s)) };
  if (step === Phase.Lay) return { only: onlyCell(legalIn(s)) ?? '', fixed: Number(legalIn(s).length === 1) };
  if (step === Phase.Figure) return { laid: Number(s.turn[At.Laid] !== NOWHERE) };
  if (step === Phase.Score) return { many: Number(legalIn(s).length > 1) };
  if (step === Phase.Occupy) return { rank: s.turn[At.Front]! + 1 };
  if (step === Phase.Room) return { good: goods[topic]! };
  if (step === Phase.Put || step === Phase.Keep)
    return { value: tokenValues[s.tokens[step === Phase.Put ? BESIDE : topic]! - 1] ?? 0 };
  return {};
}

function canDraw(s: WuestensoehneState): boolean {
  return currentStack(s) < STACKS && displaySize(s, s.turn[At.Seat]!) < DISPLAY;
}

/** Where moves tried out come to a stop: at a rumour, in the middle of a scoring, or else at the end of the turn. */
function stopOf(s: WuestensoehneState, key: string): string {
  if (actor(s) === CHANCE || new Set<number>([Phase.Look, Phase.Figure]).has(s.turn[At.Phase]!)) return key;
  return new Set<number>([Phase.Occupy, Phase.Room, Phase.Amends, Phase.Guide]).has(s.turn[At.Phase]!) ? 'others' : '';
}

/** Where the tile in hand can only go, if there is no choice. */
function onlyCell(legal: Legal): string | undefined {
  const cells = new Set(legal.map(([verb, cell]) => (verb === 'lay' ? cell : undefined)));
  return cells.size === 1 ? [...cells][0] : undefined;
}

/** What most turns want; the rest is for those who mean it. */
const mains = new Set(['draw', 'end', 'leave']);

/** What is pressed at the prompt: the tile as it is turned, what to drop, and the verbs that stand alone. */
export function buttons({ legal, chosen, ...turn }: Offer, words: Words): readonly Button[] {
  const cell = chosen.find(token => fitsOn(legal, token).length > 0) ?? onlyCell(legal);
  if (cell !== undefined) {
    // Read here so that the prompt is drawn anew when the tile is turned.
    void bearing.value;
    return [{ token: layText(cell, fitsOn(legal, cell)), label: words.buttons.lay(), main: true }];
  }
  const drops = legal.filter(([verb]) => verb === 'drop').map(([, good]) => good as Good);
  const said = new Set(legal.flatMap(tokens => (tokens.length === 1 ? tokens : tokens.slice(2))));
  const verbs = Object.entries(words.buttons).filter(([token]) => said.has(token));
  return [
    ...drops.map(good => ({ token: `drop ${good}`, label: words.sources[good] })),
    ...verbs.map(([token, say]) => ({
      token,
      label: say({ ...turn, chosen }),
      main: mains.has(token) || chosen.length > 0,
    })),
  ];
}
