import type { Candidate } from '../kit/candidate.ts';

/** How an outcome is entered: on the board, die by die, or by choosing one of a few. */
export type OutcomeChoice = 'place' | 'dice' | 'list';

export function choiceOf(legal: readonly Candidate[]): OutcomeChoice {
  const open = openPlaces(legal);
  if (open.length > 1 && open.length === legal[0]!.tokens.length - 1) return 'dice';
  return legal.length > 0 && legal.every(({ tokens }) => isField(tokens[open[0] ?? -1])) ? 'place' : 'list';
}

/** The places in the notation at which outcomes differ; none where they are of several lengths. */
function openPlaces(legal: readonly Candidate[]): readonly number[] {
  const [first] = legal;
  if (!first || legal.some(({ tokens }) => tokens.length !== first.tokens.length)) return [];
  return [...first.tokens.keys()].filter(at => legal.some(({ tokens }) => tokens[at] !== first.tokens[at]));
}

/** On every board fields are called by a letter and a number. */
function isField(token: string | undefined): boolean {
  return token !== undefined && /^[a-z]\d+$/.test(token);
}

/** The faces that a die can show beside those that lie already. */
export function facesFor(legal: readonly Candidate[], lying: readonly string[]): readonly string[] {
  const faces = new Set(legal.flatMap(({ tokens }) => restOf(tokens.slice(1), lying) ?? []));
  return [...faces].toSorted();
}

/** The outcome that these dice make, whatever their order, once all of them lie. */
export function rollOf(legal: readonly Candidate[], lying: readonly string[]): Candidate | undefined {
  return legal.find(({ tokens }) => tokens.length - 1 === lying.length && restOf(tokens.slice(1), lying)?.length === 0);
}

/** What is left of some words without others; undefined where one of those is not among them. */
function restOf(words: readonly string[], without: readonly string[]): readonly string[] | undefined {
  const rest = [...words];
  for (const word of without) {
    const at = rest.indexOf(word);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}
