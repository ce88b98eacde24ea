import { inflectFurther, READER, replaceAll, type SecondPerson, subject } from './second-person.ts';

const irregular: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go', passes: 'pass' };

/** Verbs that come second in a sentence. */
const further: Readonly<Record<string, string>> = {
  ...irregular,
  buries: 'bury',
  declines: 'decline',
  keeps: 'keep',
  lays: 'lay',
  plays: 'play',
  takes: 'take',
};

/** What belongs to the reader. A camel that changes places stands for its owner. */
const owned = [
  [new RegExp(`^${READER}’s`, 'g'), 'Your'],
  [new RegExp(`${READER}’s`, 'g'), 'your'],
  [new RegExp(`${READER} on (?=\\S+ (?:and|change))`, 'g'), 'your camel on '],
  [new RegExp(`\\b(?:an?|the) ([^,.:]+?) of ${READER}`, 'g'), 'your $1'],
  [new RegExp(`^Cards of ${READER}`, 'g'), 'Your cards'],
  [new RegExp(`^Display of ${READER}`, 'g'), 'Your display'],
  [new RegExp(`^([a-z]+(?: \\d+)?) of ${READER}`, 'g'), 'your $1'],
  [new RegExp(`of ${READER}`, 'g'), 'of yours'],
] as const;

function inflected(verb: string): string {
  return irregular[verb] ?? verb.replace(/(?<!s)s$/, '');
}

function address(sentence: string): string {
  const told = replaceAll(sentence, owned);
  const [found, before, verb] = subject.exec(told) ?? [];
  if (found === undefined) return replaceAll(told, [...(told.startsWith(READER) ? [first] : []), rest]);
  const [you, at] = [/^$|[.!?]/.test(before!) ? 'You' : 'you', told.indexOf(found)];
  const after = inflectFurther(told.slice(at + found.length), 'and', further).replace(
    /\b(his|her|their) own\b/,
    'your own',
  );
  return `${told.slice(0, at)}${before}${you} ${inflected(verb!)}${after}`.replaceAll(READER, 'you');
}

const first = [new RegExp(`^${READER}`, 'g'), 'You'] as const;
const rest = [new RegExp(READER, 'g'), 'you'] as const;

export const you: SecondPerson = { name: 'You', address };
