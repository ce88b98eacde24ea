import type { Candidate } from '../candidate.ts';
import type { Button } from '../view.ts';

type Tokens = readonly string[];

/**
 * What is offered as buttons: choices that no place on the board or beside it can make. A token is left to the places
 * where these tell the moves apart by themselves, as `drop b2` and `step a1 b2` do.
 */
export function choicesBeside(
  candidates: readonly Candidate[],
  isPlace: (token: string) => boolean,
  say: (token: string) => string,
): readonly Button[] {
  const [placed, placeless] = [true, false].map(has => candidates.filter(({ tokens }) => tokens.some(isPlace) === has));
  // Few moves that touch no place are a button each; many are chosen word by word, like the others.
  const whole = placeless!.length <= FEW ? placeless! : [];
  const stepwise = whole === placeless ? placed! : candidates;
  const open = openTokens(
    stepwise.map(({ tokens }) => tokens),
    isPlace,
  );
  return [
    ...open.map(token => ({ token, label: capitalised(say(token)) })),
    ...whole.map(({ text, tokens }) => ({ token: text, label: capitalised(tokens.map(say).join(' ')) })),
  ];
}

const FEW = 6;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The tokens that are still to be chosen though every place of the move is. */
function openTokens(legal: readonly Tokens[], isPlace: (token: string) => boolean): string[] {
  const alike = new Map<string, Tokens[]>();
  for (const tokens of legal) {
    const places = tokens.filter(isPlace).join(' ');
    alike.set(places, [...(alike.get(places) ?? []), tokens]);
  }
  const open = [...alike.values()].flatMap(firstDifference);
  return [...new Set(open.filter(token => !isPlace(token)))];
}

/** The different tokens at the first place where the moves differ. */
function firstDifference(group: readonly Tokens[]): string[] {
  const length = Math.max(...group.map(tokens => tokens.length));
  for (let place = 0; place < length; place++) {
    const found = new Set(group.flatMap(tokens => tokens[place] ?? []));
    if (found.size > 1) return [...found];
  }
  return [];
}
