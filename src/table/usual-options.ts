import { newMatchOptions, type OptionSpec, type Options } from '../engine/options.ts';

/** What is usual where nobody has chosen: against bots alone, nothing lies face down, since they forget nothing. */
export function usualOptions(specs: readonly OptionSpec[], againstBots: boolean): Options {
  return newMatchOptions(specs, againstBots ? openOptions(specs) : {});
}

/** What may lie face down lies open. */
export function openOptions(specs: readonly OptionSpec[]): Options {
  const covers = specs.flatMap(({ name, values, faceDown }) => {
    const open = faceDown === undefined ? undefined : values.find(value => value !== faceDown);
    return open === undefined ? [] : [[name, open] as const];
  });
  return Object.fromEntries(covers);
}

/** The same options for other players: what was as usual is as usual again, what somebody chose stays. */
export function optionsAmong(
  specs: readonly OptionSpec[],
  options: Options,
  { before, now }: { readonly before: boolean; readonly now: boolean },
): Options {
  const [usual, next] = [usualOptions(specs, before), usualOptions(specs, now)];
  const moved = specs.filter(({ name }) => options[name] === usual[name] && usual[name] !== next[name]);
  return { ...options, ...Object.fromEntries(moved.map(({ name }) => [name, next[name]])) };
}

/** Do points lie face down before the others with these options, as long as the game is on? */
export function coversPoints(specs: readonly OptionSpec[], options: Options): boolean {
  return specs.some(({ name, faceDown }) => faceDown !== undefined && options[name] === faceDown);
}
