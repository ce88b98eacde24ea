import type { Description } from '../../../../engine/game.ts';
import type { Candidate } from '../../../../web/kit/candidate.ts';
import type { Button, Offer } from '../../../../web/kit/view.ts';
import { formatLoad } from '../../rules/goods.ts';
import { HAND_LIMIT, TILES } from '../../rules/material.ts';
import { At, handSize, Phase, Task, type WuestenkoenigeState } from '../../rules/state.ts';
import type { Words } from '../../words/en.ts';
import { chosenCard, chosenFields, movableAt, playsWith } from './choice.ts';

/** What is asked of the seat to move. */
export function task(s: WuestenkoenigeState): Description {
  const [stage, left] = [s.turn[At.Phase], s.turn[At.Left]];
  if (s.turn[At.Task] === Task.Discard)
    return { key: 'discard', args: { over: handSize(s, s.turn[At.TaskSeat]) - HAND_LIMIT } };
  if (stage === Phase.PlayCard) return { key: 'card', args: {} };
  if (stage === Phase.Storming) return { key: 'storm', args: { left: s.turn[At.StormLeft] } };
  if (stage === Phase.Fight) return { key: 'fight', args: { hex: s.board.names[s.camels[s.turn[At.Attacker]]!]! } };
  if (stage === Phase.Give) return { key: 'give', args: {} };
  if (stage === Phase.ChangeDesert) return { key: s.turn[At.Reserve] === TILES ? 'pass' : 'desert', args: {} };
  return { key: 'move', args: { left } };
}

/** Only draws are hidden, and everybody sees who draws. */
export function secret(before: WuestenkoenigeState, words: Words, who: (seat: number) => string): string {
  return words.veiled(who(before.turn[At.TaskSeat]));
}

type KingsOffer = Offer<WuestenkoenigeState>;

/** More would not fit; whoever has so many choices narrows them down on the board. */
const MOST = 6;

/** What board and cards do not offer: verbs, and words that tell alike things apart. */
export function buttons(offer: KingsOffer, words: Words): readonly Button[] {
  const { state: s, legal, chosen } = offer;
  const card = chosenCard(chosen);
  if (s.turn[At.Task] === Task.Discard) return [];
  if (card) return ways(playsWith(s, legal, card, chosenFields(s, chosen)), offer, words);
  switch (s.turn[At.Phase]) {
    case Phase.Storming:
    case Phase.ChangeDesert:
      return turns(offer, words);
    case Phase.Fight:
    case Phase.Give:
      return legal.map(({ tokens }) => buttonFor(tokens, offer, words));
    default:
      return [...camels(offer, words), ...takes(offer, words), ...ends(offer, words)];
  }
}

/** Plays of a card that differ only in words that are no fields. */
function ways(plays: readonly Candidate[], offer: KingsOffer, words: Words): Button[] {
  const fields = new Set(plays.map(({ tokens }) => chosenFields(offer.state, tokens).join(' ')));
  if (fields.size > 1 || plays.length > MOST) return [];
  return plays.map(({ tokens }) => buttonFor(tokens, offer, words));
}

function buttonFor(tokens: readonly string[], { who }: KingsOffer, words: Words): Button {
  const [verb = '', a = '', b = '', c = '', d = '', e = '', f = '', g = ''] = tokens;
  const { choices, moveLabels } = words;
  const token = tokens.join(' ');
  if (verb === 'attack') return { token, label: choices.attack(who(Number(a)), b) };
  if (verb !== 'play') return { token, label: moveLabels[verb as keyof Words['moveLabels']](tokens) };
  if (a === 'sand') return { token, label: choices.side(c as 'plain' | 'dune') };
  if (a === 'loss') return { token, label: choices.loss(who(Number(c)), d, e) };
  if (a === 'swap') return { token, label: choices.swap(who(Number(c)), d, who(Number(f)), g) };
  return { token, label: choices.camel(a === 'carpet' ? c : b) };
}

/** The tile that is chosen can be turned over. */
function turns(offer: KingsOffer, words: Words): Button[] {
  const [hex] = chosenFields(offer.state, offer.chosen);
  const turn = offer.legal.find(({ text }) => text === `turn ${hex}`);
  return turn ? [buttonFor(turn.tokens, offer, words)] : [];
}

/** Several camels of the chosen field that differ in their loads. */
function camels({ state: s, legal, chosen }: KingsOffer, words: Words): Button[] {
  const [from] = chosenFields(s, chosen);
  const movable = from === undefined ? [] : movableAt(s, legal, s.board.fieldNamed(from));
  if (movable.length < 2) return [];
  return movable.map(camel => {
    const load = formatLoad(s.load[camel]!);
    return { token: load, label: words.choices.camel(load) };
  });
}

/** Goods that lie open under own camels. */
function takes(offer: KingsOffer, words: Words): Button[] {
  const [from] = chosenFields(offer.state, offer.chosen);
  const isHere = ({ tokens: [verb, hex] }: Candidate) => verb === 'take' && (from === undefined || hex === from);
  const found = offer.legal.filter(isHere);
  return found.slice(0, MOST).map(({ tokens }) => buttonFor(tokens, offer, words));
}

function ends({ legal }: KingsOffer, words: Words): Button[] {
  const found = (['skip', 'end'] as const).filter(verb => legal.some(({ text }) => text === verb));
  return found.map(verb => ({ token: verb, label: words.moveLabels[verb]() }));
}
