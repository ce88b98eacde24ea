export type OptionValue = string | number | boolean;

/** One option of a game, as data: screens, the command line and the checks are made from it. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly OptionValue[];
  /** Left out: the option is absent unless somebody sets it. */
  readonly default?: OptionValue;
}

export type Options = Readonly<Record<string, OptionValue>>;

export class BadOptions extends Error {}

/** Fills in defaults and refuses what the game does not know. */
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
  for (const { name, default: usual } of specs) {
    const value = (given as Record<string, OptionValue | undefined>)[name] ?? usual;
    if (value !== undefined) chosen[name] = value;
  }
  return Object.freeze(chosen);
}

function example(specs: readonly OptionSpec[]): string {
  const first = specs[0];
  return first ? JSON.stringify({ [first.name]: first.default ?? first.values[0] }) : '{}';
}

function list(values: readonly OptionValue[]): string {
  return values.map(value => JSON.stringify(value)).join(', ');
}
