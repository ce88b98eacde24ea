/** Stands in a sentence where the reader of it is meant: a sign that nobody can type. */
export const READER = '\uE000';

/** How a language speaks to the person at this device, who gave no name. */
export interface SecondPerson {
  /** What they are called where a name would stand alone. */
  readonly name: string;
  /** Turns a sentence told of somebody else into one told to the reader, who stands in it as READER. */
  readonly address: (sentence: string) => string;
}

/** A subject stands at the beginning, or begins a clause. */
export const subject = new RegExp(`(^|[.!?:;,] )${READER} (\\p{L}+(?:’\\p{L}+)?)`, 'u');

/** Rules one after the other, as editors of texts replace them. */
export function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((told, [found, instead]) => told.replaceAll(found, instead), text);
}

/** Verbs that share the subject with the one before: "takes a card and passes". */
export function inflectFurther(text: string, link: string, further: Readonly<Record<string, string>>): string {
  return text.replaceAll(new RegExp(`(?<=${link} )\\p{L}+`, 'gu'), verb => further[verb] ?? verb);
}
