// What a new game is made of: the small game that the tests play, under another name.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Failed, root } from './shell.mjs';

/** @typedef {{ id: string, title: string, type: string, prefix: string }} GameNames how a game is called in its files */

const games = join(root, 'src/games');
const template = join(games, 'testing/crossing');
const registry = join(games, 'registry.ts');

/** The names in the template that are replaced. */
const known = { id: 'crossing', title: 'Crossing', type: 'CrossingState', prefix: 'CR' };

const LONGEST_ID = 40;

/**
 * Why no game can be made with this id, or undefined.
 * @param {string | undefined} id
 */
export function idProblem(id) {
  if (id === undefined) return 'A game needs an id: npm run new-game -- my-game';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `"${id}" can't be the id of a game. It is a folder and part of addresses: small letters and digits, begun by a letter, parted by single hyphens, such as "yote" or "my-game".`;
  if (id.length > LONGEST_ID) return `"${id}" is too long: at most ${LONGEST_ID} characters.`;
  if (id === 'testing' || id === known.id) return `"${id}" belongs to the tests. Choose another id.`;
  return existsSync(join(games, id)) ? `src/games/${id} is there already. Nothing was changed.` : undefined;
}

/**
 * @param {string} id
 * @param {ReadonlySet<string>} taken prefixes of rules that other games have
 * @returns {GameNames}
 */
export function namesFor(id, taken) {
  const parts = id.split('-').map(part => part.charAt(0).toUpperCase() + part.slice(1));
  return { id, title: parts.join(' '), type: `${parts.join('')}State`, prefix: prefixFor(id, taken) };
}

/**
 * Two letters that rules begin with: the first ones of the words, or of the word, or any that are free.
 * @param {string} id
 * @param {ReadonlySet<string>} taken
 */
function prefixFor(id, taken) {
  const letters = id.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const initials = id
    .toUpperCase()
    .split('-')
    .map(part => part.charAt(0))
    .join('')
    .slice(0, 2);
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = [initials, ...[...letters.slice(1), ...alphabet].map(letter => letters.charAt(0) + letter)];
  const all = [...pairs, ...alphabet.flatMap(first => alphabet.map(second => first + second))];
  return all.find(pair => /^[A-Z]{2}$/.test(pair) && !taken.has(pair)) ?? known.prefix;
}

/** The prefixes of all rules there are. */
export function takenPrefixes() {
  const books = readdirSync(games)
    .map(name => join(games, name, 'RULES.md'))
    .filter(path => existsSync(path));
  const ids = books.flatMap(path => readFileSync(path, 'utf8').match(/\b[A-Z]{2}(?=-[A-Z]+-\d)/g) ?? []);
  return new Set(ids);
}

/**
 * A file of the template as the new game has it.
 * @param {string} text
 * @param {GameNames} names
 */
export function renamed(text, { id, title, type, prefix }) {
  return (
    text
      // The template lies one folder deeper.
      .replaceAll(/'\.\.\/((?:\.\.\/)*engine\/)/g, "'$1")
      .replaceAll(known.type, type)
      .replaceAll(known.title, title)
      .replaceAll(known.id, id)
      .replaceAll(`${known.prefix}-`, `${prefix}-`)
  );
}

/**
 * Copies the template into a folder of its own.
 * @param {GameNames} names
 * @returns {string[]} the files made, as paths from the root
 */
export function writeGame(names) {
  const folder = join(games, names.id);
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return files.map(file => {
    const path = join(file.parentPath, file.name);
    const target = join(folder, relative(template, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(path, 'utf8'), names));
    return relative(root, target);
  });
}

const LAST_IMPORT = "/card.ts';\n\n";
const END_OF_GAMES = '\n} satisfies Record<string, Registered>;';

/**
 * Adds the lines by which everything else finds the game.
 * @param {GameNames} names
 */
export function registerGame({ id, type }) {
  const text = readFileSync(registry, 'utf8');
  if (!text.includes(LAST_IMPORT) || !text.includes(END_OF_GAMES))
    throw new Failed('src/games/registry.ts has no list of games that could be added to.');
  const name = `${type.charAt(0).toLowerCase()}${type.slice(1, -'State'.length)}Card`;
  const key = id.includes('-') ? `'${id}'` : id;
  const imported = `/card.ts';\nimport { card as ${name} } from './${id}/card.ts';\n\n`;
  const entry = `\n  ${key}: { card: ${name}, rules: () => import('./${id}/game.ts') },${END_OF_GAMES}`;
  writeFileSync(registry, text.replace(LAST_IMPORT, imported).replace(END_OF_GAMES, entry));
}
