/**
 * What a name has in common with all that look like it: nobody gets a name for good whose skeleton somebody has. What is
 * covered stands in docs/hosting.md.
 */
export function skeletonOf(name: string): string {
  const folded = [...name.normalize('NFKD').toLowerCase().replace(/ß/g, 'ss')].map(
    letter => alike.get(letter) ?? letter,
  );
  const bare = folded
    .join('')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '');
  return pairs.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), bare);
}

/** One alphabet for a name, of those that share shapes: an Eta among Latin letters is there to deceive. */
export function mixesAlphabets(name: string): boolean {
  const used = alphabets.filter(alphabet => alphabet.test(name));
  return used.length > 1;
}

const alphabets = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Coptic', 'Cherokee', 'Lisu'].map(
  script => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Letters and digits, not emoji or dots alone. */
export function hasLetters(name: string): boolean {
  return (name.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2;
}

/**
 * Small letters by the Latin one that they, or the capital of them, can be taken for. What stands for the same is the
 * same in all names, so a few pairs of honest names exclude each other, as Ida and Lda.
 */
const classes: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꓮⲁꭺ',
  b: 'вβƅʙꓐⲃᏼ',
  c: 'сϲᴄꓚⲥꮯ',
  d: 'ԁđɖᴅꓓꭰ',
  e: 'еεєɛᴇꓰⲉꭼ',
  f: 'ꜰꓝ',
  g: 'ɡɢꓖցꮐ',
  h: 'нηһħʜꓧⲏհꮋ',
  i: 'l1|!іӏιıɩłɪꓲⲓʟꓡꭵꮮ',
  j: 'јϳᴊꓙյꭻ',
  k: 'кκᴋꓗⲕꮶ',
  m: 'мμᴍꓟⲙꮇ',
  n: 'νпɴꓠⲛո',
  o: '0оοøσөᴏꓳⲟօ',
  p: 'рρᴘꓑⲣꮲ',
  q: 'ԛզ',
  r: 'гʀꓣꭱꮢ',
  s: 'ѕꜱꓢꮪ',
  t: 'тτŧᴛꓔⲧꭲ',
  u: 'υʋᴜꓴս',
  v: 'ѵᴠꓦꮩ',
  w: 'ԝωѡᴡꓪꮃ',
  x: 'хχꓫⲭ',
  y: 'уγүʏꓬⲩꮍ',
  z: 'ζƶᴢꓜⲍꮓ',
};

const alike: ReadonlyMap<string, string> = new Map(
  Object.entries(classes).flatMap(([letter, shapes]) => [...shapes].map(shape => [shape, letter] as const)),
);

/** Two letters that are read as one. */
const pairs: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
];
