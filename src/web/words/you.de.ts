import { inflectFurther, READER, replaceAll, type SecondPerson, subject } from './second-person.ts';

/** Where the ending alone does not make it. */
const irregular: Readonly<Record<string, string>> = {
  behält: 'behältst',
  betritt: 'betrittst',
  hat: 'hast',
  ist: 'bist',
  kann: 'kannst',
  lädt: 'lädst',
  muss: 'musst',
  will: 'willst',
};

/** Verbs that come second in a sentence. */
const further: Readonly<Record<string, string>> = {
  behält: 'behältst',
  bekommt: 'bekommst',
  deckt: 'deckst',
  lädt: 'lädst',
  nimmt: 'nimmst',
  spielt: 'spielst',
  verschüttet: 'verschüttest',
  verzichtet: 'verzichtest',
};

const forms = [
  [new RegExp(`^${READER}: (?:Der|Das|Ein) `, 'g'), 'Dein '],
  [new RegExp(`^${READER}: (?:Die|Eine) `, 'g'), 'Deine '],
  [new RegExp(`: ${READER} auf (?=\\S+ und)`, 'g'), ': Dein Kamel auf '],
  [new RegExp(`${READER} auf (?=\\S+ (?:und|tauschen))`, 'g'), 'dein Kamel auf '],
  [new RegExp(`\\bD(?:as|er) (\\p{L}+) von ${READER}`, 'gu'), 'Dein $1'],
  [new RegExp(`\\bDie (\\p{L}+) von ${READER}`, 'gu'), 'Deine $1'],
  [new RegExp(`\\bden (\\p{L}+) von ${READER}`, 'gu'), 'deinen $1'],
  [new RegExp(`\\bder ((?:\\p{L}+ )?Karawane) von ${READER}`, 'gu'), 'deiner $1'],
  [new RegExp(`\\bein ((?:\\p{L}+es )?(?:Kamel|Reiter|Stein)) von ${READER}`, 'gu'), 'dein $1'],
  [new RegExp(`^(Karawane|Figur \\d+) von ${READER}`, 'g'), 'deine $1'],
  [new RegExp(`^(Karten|Auslage) von ${READER}`, 'g'), 'Deine $1'],
  [new RegExp(`\\ban ${READER}`, 'g'), 'an dich'],
  [new RegExp(`(?<=greift )${READER}`, 'g'), 'dich'],
] as const;

function inflected(verb: string): string {
  return irregular[verb] ?? verb.replace(/(?<![sßzx])t$/, 'st');
}

function address(sentence: string): string {
  const told = replaceAll(sentence, forms);
  if (told.includes('teilen sich')) return shared(told);
  const [found, before, verb] = subject.exec(told) ?? [];
  if (found === undefined) return told.replace(new RegExp(`^${READER}`), 'Du').replaceAll(READER, 'dir');
  const [you, at] = [/,/.test(before!) ? 'du' : 'Du', told.indexOf(found)];
  const after = inflectFurther(told.slice(at + found.length), 'und', further).replace(/^([^:.;]*)\bsich\b/, '$1dir');
  return `${told.slice(0, at)}${before}${you} ${inflected(verb!)}${after}`.replaceAll(READER, 'dir');
}

/** Two or more who win, the reader among them, are "ihr". */
function shared(sentence: string): string {
  const told = sentence.replace('teilen sich', 'teilt euch');
  return told.replace(new RegExp(`^${READER}`), 'Du').replaceAll(READER, 'du');
}

export const you: SecondPerson = { name: 'Du', address };
