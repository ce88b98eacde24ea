import { READER, replaceAll, type SecondPerson, subject } from './second-person.ts';

/** All other verbs are the same for "hij" and "je". */
const irregular: Readonly<Record<string, string>> = { heeft: 'hebt', is: 'bent', kan: 'kunt' };

const forms = [
  [new RegExp(`^${READER}: (?:de|het|een) `, 'g'), 'Je '],
  [new RegExp(`${READER} op (?=\\S+ (?:en|wisselen))`, 'g'), 'je kameel op '],
  [new RegExp(`\\b(?:De|Het) (\\p{L}+) van ${READER}`, 'gu'), 'Je $1'],
  [new RegExp(`\\b(?:de|het) ((?:\\p{L}+ )?\\p{L}+) van ${READER}`, 'gu'), 'je $1'],
  [new RegExp(`^(karavaan|figuur \\d+) van ${READER}`, 'g'), 'je $1'],
  [new RegExp(`^Kaarten van ${READER}`, 'g'), 'Je kaarten'],
  [new RegExp(`^Voorraad van ${READER}`, 'g'), 'Je voorraad'],
] as const;

function address(sentence: string): string {
  const told = replaceAll(sentence, forms);
  const [found, before, verb] = subject.exec(told) ?? [];
  if (found === undefined) return told.replace(new RegExp(`^${READER}`), 'Jij').replaceAll(READER, 'jou');
  const begins = /^$|[.!?]/.test(before!);
  // Together with others one is named in full.
  const [you, at] = [begins ? (verb === 'en' ? 'Jij' : 'Je') : 'je', told.indexOf(found)];
  const after = told.slice(at + found.length).replace(/^([^:.;]*)\bzich\b/, '$1je');
  return `${told.slice(0, at)}${before}${you} ${irregular[verb!] ?? verb}${after}`.replaceAll(READER, 'jou');
}

export const you: SecondPerson = { name: 'Jij', address };
