/** @typedef {{ game: string, seats: number, moves_per_s: number, games_per_s: number, bytes_per_move: number }} GameFigures */
/** @typedef {{ toy?: { moves_per_s: number }, plain: { moves_per_s: number }, games: readonly GameFigures[] }} EngineFigures */
/** @typedef {{ server: string, durable: boolean, trouble?: string, moves_per_s: number, p50_ms: number, p99_ms: number, rss_mb: number }} ServerRow */
/** @typedef {{ a: string, b: string, games: number, share: number, low: number, high: number, margin: number }} Pair */
/** @typedef {{ game: string, level: string, seats: number, playouts_per_s: number, ms_per_move: number }} LevelFigures */
/** @typedef {{ game: string, seats: number, one: number, two: number, speed_up: number }} ThreadFigures */
/** @typedef {readonly (string | number)[]} Row */

/**
 * A Markdown table. Numbers are written as people read them.
 * @param {Row} heads
 * @param {readonly Row[]} rows
 */
export function markdown(heads, rows) {
  const [head, ...lines] = [heads, ...rows].map(row => `| ${row.map(shown).join(' | ')} |`);
  return [head, `|${'---|'.repeat(heads.length)}`, ...lines].join('\n');
}

/** @param {string | number} cell */
function shown(cell) {
  return typeof cell === 'number' ? cell.toLocaleString('en', { maximumFractionDigits: 2 }) : cell;
}

/** @type {Record<import('./bench-jobs.mjs').PartName, (figures: never) => string>} */
const tables = { engine, server, size, ai, strength };

/**
 * What a part has measured, with the command that did it.
 * @param {import('./bench-jobs.mjs').PartName} part
 * @param {unknown} figures
 * @param {string} command
 */
export function sectionOf(part, figures, command) {
  return `## ${part}\n\n${tables[part](/** @type {never} */ (figures))}\n\nMade by \`${command}\`.`;
}

/**
 * A table of rows that have the same fields.
 * @param {Readonly<Record<string, string>>} columns the field under each head
 * @param {readonly Readonly<Record<string, string | number>>[]} rows
 */
function tableOf(columns, rows) {
  const fields = Object.values(columns);
  return markdown(
    Object.keys(columns),
    rows.map(row => fields.map(field => row[field] ?? '')),
  );
}

const engineColumns = {
  game: 'game',
  seats: 'seats',
  'moves/s': 'moves_per_s',
  '× toy': 'times_toy',
  '× plain': 'times_plain',
  'games/s': 'games_per_s',
  'bytes/move': 'bytes_per_move',
};

/** @param {EngineFigures} figures */
function engine({ toy, plain, games }) {
  const toys = [
    ...(toy ? [{ game: 'boardgame.io toy', seats: 4, ...toy }] : []),
    { game: 'plain toy', seats: 4, ...plain },
  ];
  return tableOf(
    engineColumns,
    [...toys, ...games].map(row => ({
      ...row,
      times_toy: toy ? Math.round(row.moves_per_s / toy.moves_per_s) : '',
      times_plain: (row.moves_per_s / plain.moves_per_s).toFixed(2),
    })),
  );
}

/** @param {{ rows: readonly ServerRow[] }} figures */
function server({ rows }) {
  const cells = rows.map(({ server: name, durable, trouble, moves_per_s, p50_ms, p99_ms, rss_mb }) => {
    const head = [name, durable ? 'yes' : 'no'];
    return trouble === undefined ? [...head, moves_per_s, p50_ms, p99_ms, rss_mb] : [...head, trouble, '', '', ''];
  });
  return markdown(['server', 'durable', 'moves/s', 'p50 ms', 'p99 ms', 'memory MB'], cells);
}

/** @param {{ start_gzip: number, games: Readonly<Record<string, number>> }} figures */
function size({ start_gzip, games }) {
  return markdown(['scripts', 'bytes after gzip'], [['start page', start_gzip], ...Object.entries(games)]);
}

const levelColumns = {
  game: 'game',
  seats: 'seats',
  level: 'level',
  'rollouts/s': 'playouts_per_s',
  'ms a move': 'ms_per_move',
};
const threadColumns = {
  game: 'game',
  seats: 'seats',
  'one thread': 'one',
  'two threads': 'two',
  'times as many': 'speed_up',
};

/** @param {{ levels: readonly LevelFigures[], workers: readonly ThreadFigures[] }} figures */
function ai({ levels, workers }) {
  return [tableOf(levelColumns, levels), tableOf(threadColumns, workers)].join('\n\n');
}

/** @param {readonly { game: string, pairs: readonly Pair[] }[]} figures */
function strength(figures) {
  const rows = figures.flatMap(({ game, pairs }) =>
    pairs.map(({ a, b, games, share, low, high, margin }) => [
      game,
      `\`${a}\``,
      `\`${b}\``,
      games,
      `${percent(share)} %`,
      `${percent(low)} – ${percent(high)}`,
      margin.toFixed(1),
    ]),
  );
  return markdown(['game', '', '', 'games', 'share of the first', '95 %', 'points ahead'], rows);
}

/** @param {number} share */
function percent(share) {
  return (100 * share).toFixed(1);
}

/**
 * The rows of the Markdown table with these heads, each cell under its head. Other columns may stand between them.
 * @param {string} text
 * @param {readonly string[]} heads
 * @returns {Record<string, string>[]}
 */
export function rowsUnder(text, heads) {
  const lines = text.split('\n');
  const first = lines.findIndex(line => heads.every(head => cellsOf(line).includes(head)));
  const names = cellsOf(lines[first] ?? '');
  const rest = lines.slice(first + 2);
  const end = rest.findIndex(line => !line.startsWith('|'));
  const rows = first < 0 ? [] : rest.slice(0, end < 0 ? undefined : end);
  return rows.map(line => Object.fromEntries(cellsOf(line).map((cell, i) => [names[i] ?? '', cell])));
}

/** @param {string} line */
function cellsOf(line) {
  return line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());
}
