export type OptionValue = string | number | boolean;

/** One option of a game, as data: screens, the command line and the checks are made from it. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly OptionValue[];
  /**
   * What a log that does not name the option was played with. It stays as it is for ever. Left out: the option is absent
   * unless somebody sets it.
   */
  readonly default?: OptionValue;
  /**
   * What a new match takes where that is no longer the default, as the newest edition of a game's data. Nobody is asked
   * about such an option; only the command line can set it.
   */
  readonly usual?: OptionValue;
  /** The value with which points lie face down before the others until the end. Against bots alone another one is usual. */
  readonly faceDown?: OptionValue;
}

export type Options = Readonly<Record<string, OptionValue>>;

export class BadOptions extends Error {}

/** The options of a match that was played or is being played: fills in defaults and refuses what the game does not know. */
export function readOptions(specs: readonly OptionSpec[], given: unknown = {}): Options {
  if (Object(given) !== given || Array.isArray(given))
    throw new BadOptions(`options must be a JSON object such as ${example(specs)}`);
  const known = new Map(specs.map(spec => [spec.name, spec]));
  for (const [name, value] of Object.entries(given as object)) {
    const spec = known.get(name);
    if (!spec) throw new BadOptions(`unknown option "${name}"; known: ${list([...known.keys()]) || 'none'}`);
    if (!spec.values.includes(value as OptionValue))
      throw new BadOptions(`option "${name}" can't be ${JSON.stringify(value)}; it can be ${list(spec.values)}`);
  }
  const chosen: Record<string, OptionValue> = {};
  for (const { name, default: meant } of specs) {
    const value = (given as Record<string, OptionValue | undefined>)[name] ?? meant;
    if (value !== undefined) chosen[name] = value;
  }
  return Object.freeze(chosen);
}

/** The options of a new match: what is not given is as usual now, whatever it was in the logs of old. */
export function newMatchOptions(specs: readonly OptionSpec[], given: unknown = {}): Options {
  const usual = Object.fromEntries(specs.flatMap(spec => (spec.usual === undefined ? [] : [[spec.name, spec.usual]])));
  return readOptions(
    specs,
    Object(given) === given && !Array.isArray(given) ? { ...usual, ...(given as object) } : given,
  );
}

/** The options of an earlier match for a new one: what people chose stays, and what nobody is asked is as usual now. */
export function optionsAnew(specs: readonly OptionSpec[], before: unknown): Options {
  if (Object(before) !== before) return newMatchOptions(specs, before);
  const settled = specs.filter(spec => spec.usual !== undefined).map(({ name }) => name);
  const chosen = Object.entries(before as object).filter(([name]) => !settled.includes(name));
  return newMatchOptions(specs, Object.fromEntries(chosen));
}

/** The options that people are asked about, and told of. */
export function offeredOptions(specs: readonly OptionSpec[]): readonly OptionSpec[] {
  return specs.filter(({ usual }) => usual === undefined);
}

function example(specs: readonly OptionSpec[]): string {
  const first = specs[0];
  return first ? JSON.stringify({ [first.name]: first.default ?? first.values[0] }) : '{}';
}

function list(values: readonly OptionValue[]): string {
  return values.map(value => JSON.stringify(value)).join(', ');
}
