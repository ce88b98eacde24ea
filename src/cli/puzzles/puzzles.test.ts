import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CHANCE, type Game } from '../../engine/game.ts';
import { newMatchOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { quickOrLong } from '../../engine/testing/samples.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import {
  joinedMoves,
  type KnownPuzzle,
  type PuzzleLine,
  positionOf,
  puzzleId,
  readPuzzles,
  secondPart,
} from '../../table/puzzle.ts';
import { typedText } from '../testing/typed.ts';
import { checkPuzzle, linePlayed, viewOf } from './checking.ts';
import { type MiningResult, mineGame } from './mining.ts';
import { CLEAR } from './position-miner.ts';
import { themesByReason } from './themes.ts';

const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = 'src/web/catalogue/puzzle-files';
const shipped = gameIds.map(id => [id, readPuzzles(id, readFileSync(`${files}/${id}.jsonl`, 'utf8'))] as const);

/** No longer offered, but links still lead there. */
function retiredOf(id: string): readonly KnownPuzzle[] {
  const file = `${files}/retired/${id}.jsonl`;
  return existsSync(file) ? readPuzzles(id, readFileSync(file, 'utf8')) : [];
}

test.each(shipped)(
  '%s: the puzzles of the page can be played, by the rules, and so can their turns',
  async (id, offered) => {
    const game = await loadGame(id);
    const puzzles = [...retiredOf(id), ...offered];
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(puzzle => puzzle.id)).size).toBe(puzzles.length);
    // All of them at length, else some from the whole of the file.
    const step = Math.ceil(puzzles.length / quickOrLong(12, puzzles.length));
    for (const puzzle of puzzles.filter((_, i) => i % step === 0)) {
      const { view, seat } = viewOf(game, puzzle);
      const lines = [puzzle.best, ...puzzle.rivals].map(({ moves }) => linePlayed(game, view, seat, moves));
      expect(lines).toHaveLength(1 + puzzle.rivals.length);
      expect(positionOf(game, puzzle).match.players[seat]?.bot).toBeUndefined();
    }
  },
);

test.each(shipped)(
  '%s: the stated turn is clearly ahead of all others, and puzzles say what they are about',
  (id, puzzles) => {
    const themes = new Set<string>(Object.values(themesByReason[id]));
    for (const { best, rivals, theme, level } of puzzles) {
      for (const rival of rivals) expect(best.share - rival.share).toBeGreaterThanOrEqual(CLEAR - 0.001);
      expect(themes).toContain(theme);
      expect([1, 2, 3, 4, 5]).toContain(level);
    }
  },
);

test.each(shipped)('%s: of puzzles of two turns the answers and the second turn can be played', async (id, puzzles) => {
  const game = await loadGame(id);
  for (const puzzle of puzzles.filter(({ further }) => further)) {
    const second = secondPart(game, puzzle)!;
    const { view, seat } = viewOf(game, second);
    expect(seat).toBe(positionOf(game, puzzle).seat);
    for (const { moves } of [second.best, ...second.rivals]) linePlayed(game, view, seat, moves);
    expect(second.best.share - second.rivals[0].share).toBeGreaterThanOrEqual(CLEAR - 0.001);
  }
});

/** The one that nothing about the search will change soon. */
function clearest([, puzzles]: (typeof shipped)[number]): KnownPuzzle {
  return puzzles.toSorted((a, b) => gapOf(b) - gapOf(a))[0];
}

function gapOf({ best, rivals }: KnownPuzzle): number {
  return best.share - rivals[0].share;
}

test.each(shipped.slice(0, quickOrLong(1, 4)))(
  '%s: what is clear stays so when it is measured again',
  async (...of) => {
    const puzzle = clearest(of);
    const result = await checkPuzzle({ puzzle, factor: quickOrLong(1, 4), seed: '1' });
    expect(result).toMatchObject({ id: puzzle.id, stillBest: true });
    expect(result.gap).toBeGreaterThan(0);
  },
);

test('check prints one object, with what did not hold', async () => {
  const [id] = shipped[0];
  const right = clearest(shipped[0]);
  const told = ({ moves, share, points }: KnownPuzzle['best']) => [joinedMoves(moves), share, points];
  const { seats, options, theme, level } = right;
  const wrong = { at: right.log.length, best: told(right.rivals[0]), rivals: [told(right.best)], theme, level };
  const file = join(folder, 'one.jsonl');
  writeFileSync(file, JSON.stringify({ number: 7, seats, options, log: joinedMoves(right.log), puzzles: [wrong] }));
  const { code, out } = await typedText(`puzzles check ${id} --sample 5 --factor 1 --threads 1 --json --file ${file}`);
  expect(code).toBe(0);
  const report = JSON.parse(out[0]) as { failures: readonly { gap: number }[] };
  expect(report).toMatchObject({ checked: 1, still_best: 0, share: 0, failures: [{ id: `7-${right.log.length}` }] });
  expect(report.failures[0].gap).toBeLessThan(0);
});

test('what does not hold goes where links still find it, and so does what holds by too little', async () => {
  const [id] = shipped[0];
  const [line] = readFileSync(`src/web/catalogue/puzzle-files/${id}.jsonl`, 'utf8').split('\n');
  const file = join(folder, 'dropped.jsonl');
  writeFileSync(file, `${line}\n`);
  const whole = readPuzzles(id, line);
  const least = 100 * (gapOf(clearest([id, whole])) - 0.001);
  const measured = whole.map(puzzle => {
    const { id: name, best, further } = puzzle;
    const key = JSON.stringify([id, name, best.moves, further?.best.moves, 1, '1']);
    return { id: name, stillBest: true, gap: gapOf(puzzle), best: best.moves, key };
  });
  const record = join(folder, 'dropped.record');
  writeFileSync(record, measured.map(result => `${JSON.stringify(result)}\n`).join(''));
  const check = `puzzles check ${id} --factor 1 --least ${least} --drop --threads 1 --json --resume ${record} --file ${file}`;
  const { out } = await typedText(check);
  const report = JSON.parse(out[0]) as { failures: readonly { id: string; stillBest: boolean }[] };
  expect(report).toMatchObject({ checked: whole.length, still_best: whole.length, share: 1 });
  expect(report.failures.every(({ stillBest }) => stillBest)).toBe(true);
  const kept = readPuzzles(id, readFileSync(file, 'utf8'));
  const retired = readPuzzles(id, readFileSync(join(folder, 'retired', 'dropped.jsonl'), 'utf8'));
  expect(kept).toEqual([clearest([id, whole])]);
  expect(new Set(retired)).toEqual(new Set(whole.filter(puzzle => puzzle.id !== kept[0].id)));
});

test('mining goes on where it was stopped: what is found already is written down and not searched again', async () => {
  const [id] = shipped[1];
  const file = `src/web/catalogue/puzzle-files/${id}.jsonl`;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const { version } = await loadGame(id);
  const records = lines.map(line => ({ game: id, version, seed: 'x', turns: 9, looked: 3, ...JSON.parse(line) }));
  const empty = { ...records[0], number: 99_999, log: '', puzzles: [] };
  const record = join(folder, 'record');
  writeFileSync(record, [empty, ...records.toReversed()].map(line => `${JSON.stringify(line)}\n`).join(''));
  const out = join(folder, 'out.jsonl');
  const wanted = records.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  const typed = await typedText(
    `puzzles mine ${id} --threads 1 --seed x --wanted ${wanted} --resume ${record} --file ${out}`,
  );
  expect(typed.err).toEqual([`${records.length + 1} games are searched already, with ${wanted} puzzles`]);
  expect(typed.out).toEqual([`${wanted} puzzles from ${records.length} games in ${out}`]);
  expect(readFileSync(out, 'utf8')).toBe(readFileSync(file, 'utf8'));
});

test('what is in the file stays when more is mined behind it, and what was retired does not come back', async () => {
  const [id] = shipped[1];
  const lines = readFileSync(`src/web/catalogue/puzzle-files/${id}.jsonl`, 'utf8').trim().split('\n').slice(0, 3);
  const [first, second, third] = lines.map(line => JSON.parse(line) as PuzzleLine);
  const file = join(folder, 'grown.jsonl');
  const people = { ...third, number: 100_007 };
  writeFileSync(file, [first, people].map(line => `${JSON.stringify(line)}\n`).join(''));
  mkdirSync(join(folder, 'retired'), { recursive: true });
  writeFileSync(join(folder, 'retired', 'grown.jsonl'), JSON.stringify({ ...second, puzzles: [second.puzzles[0]] }));
  const { version } = await loadGame(id);
  const found = { game: id, version, seed: '1', turns: 9, looked: 3 };
  const record = join(folder, 'grown.record');
  // Its first game was searched by another version, which found something else there.
  const fourth = { ...third, number: second.number + 1 };
  const records = [{ ...third, number: first.number }, second, fourth].map(line => ({ ...found, ...line }));
  writeFileSync(record, records.map(line => `${JSON.stringify(line)}\n`).join(''));
  const wanted = [first, second, people].reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  const mined = await typedText(`puzzles mine ${id} --threads 1 --wanted ${wanted} --resume ${record} --file ${file}`);
  // What is retired does not count: another game makes up for it.
  expect(mined.err[0]).toContain(
    `2 games are searched already, with ${second.puzzles.length - 1 + third.puzzles.length} puzzles`,
  );
  const grown = readFileSync(file, 'utf8').trim().split('\n');
  expect(grown.map(line => JSON.parse(line) as PuzzleLine)).toEqual([
    first,
    { ...second, puzzles: second.puzzles.slice(1) },
    fourth,
    people,
  ]);
});

test('what a second turn was found for counts no more where another turn is asked for at its place', async () => {
  const [id] = shipped[0];
  const [text] = readFileSync(`src/web/catalogue/puzzle-files/${id}.jsonl`, 'utf8').split('\n');
  const line = JSON.parse(text) as PuzzleLine;
  const { further: _, ...mined } = line.puzzles[0];
  const [file, record] = [join(folder, 'anew.jsonl'), join(folder, 'anew.record')];
  writeFileSync(file, JSON.stringify({ ...line, puzzles: [mined] }));
  const best = mined.rivals[0];
  const further = { answers: 'pass', best, rivals: [] };
  const old = { id: puzzleId(line.number, mined.at), mined: { ...mined, best, further } };
  writeFileSync(record, `${JSON.stringify(old)}\n`);
  await typedText(`puzzles deepen ${id} --threads 1 --resume ${record} --file ${file}`);
  const [deepened] = (JSON.parse(readFileSync(file, 'utf8')) as PuzzleLine).puzzles;
  expect(deepened.best).toEqual(mined.best);
  expect(deepened.further).not.toEqual(further);
  expect(readFileSync(record, 'utf8').trim().split('\n')).toHaveLength(2);
});

test('games that people played are looked through: what is found is added, and no name is kept', async () => {
  const { out: told } = await typedText('playthrough nomadi --seats 2 --seed 7');
  const [header, ...entries] = told;
  const named = { ...(JSON.parse(header) as object), players: [{ name: 'Ann' }, { name: 'Ben' }] };
  const file = join(folder, 'played.jsonl');
  const moves = quickOrLong(60, 120);
  writeFileSync(file, [JSON.stringify(named), ...entries.slice(0, moves)].join('\n'));
  const [kept] = shipped[1];
  const [first] = readFileSync(`src/web/catalogue/puzzle-files/${kept}.jsonl`, 'utf8').split('\n');
  const [into, record] = [join(folder, 'into.jsonl'), join(folder, 'people')];
  writeFileSync(into, `${first}\n`);
  const mining = `--threads 1 --resume ${record} --file ${into} --from`;
  expect((await typedText(`puzzles mine nomadi ${mining} ${file}`)).code).toBe(0);
  const found = JSON.parse(readFileSync(record, 'utf8')) as MiningResult;
  expect(found.turns).toBeGreaterThan(0);
  expect(found.number).toBeGreaterThanOrEqual(100_000);
  const written = readFileSync(into, 'utf8');
  expect(written.startsWith(`${first}\n`)).toBe(true);
  expect(written + JSON.stringify(found)).not.toMatch(/Ann|Ben/);
  const other = await typedText(`puzzles mine wuestenkoenige ${mining} ${file}`);
  expect(other.err.join('\n')).toContain('is a game of nomadi, and was passed over');
  const none = await typedText(`puzzles mine nomadi ${mining} nowhere`);
  expect(none.err.join('\n')).toContain("nowhere can't be read; name a game file");
});

test('of a played game nothing is taken behind what a puzzle can’t tell: a hidden card, or a gift out of turn', async () => {
  const [kings, nomads] = [await loadGame('wuestenkoenige'), await loadGame('nomadi')];
  const plan = { version: 1, seed: '1', number: 100_000 };
  const found = (game: Game, moves: readonly string[]) => {
    const played = { seats: 2, options: newMatchOptions(game.options), moves };
    return mineGame(game, undefined, { ...plan, game: game.id, played });
  };
  expect(found(kings, ['?', 'tile a4 plain'])).toMatchObject({ log: '', puzzles: [], turns: 0 });
  const s = nomads.initial(2, newMatchOptions(nomads.options));
  const setUp: string[] = [];
  for (const random = seeded('gift'); nomads.actor(s) === CHANCE; ) {
    const outcome = nomads.sample(s, random);
    setUp.push(nomads.format(s, outcome));
    nomads.apply(s, outcome);
  }
  expect(found(nomads, [...setUp, 'give 1 1', 'nonsense']).turns).toBe(1);
});

test.each([
  ['puzzles', 'mine, deepen or check is missing'],
  ['puzzles solve nomadi', `don't know how to "solve" puzzles; known: mine, deepen, check`],
  [
    'puzzles check nomadi --file nowhere.jsonl',
    `nowhere.jsonl can't be read; mine puzzles first, or name another file`,
  ],
  ['puzzles mine nomadi --wanted 0', '--wanted must be a whole number from 1'],
])('%s is refused in one line', async (text, complaint) => {
  const { code, err } = await typedText(text);
  expect(code).toBe(2);
  expect(err.join('\n')).toContain(complaint);
});

test.each(gameIds)('every reason that %s finds for a turn makes its puzzle about something', id => {
  const words = readFileSync(`src/games/${id}/words/reasons.en.ts`, 'utf8');
  const keys = [...words.slice(words.indexOf('export const reasons')).matchAll(/^ {2}(\w+): /gm)].map(([, key]) => key);
  expect(keys.length).toBeGreaterThan(10);
  expect(Object.keys(themesByReason[id]).sort()).toEqual(keys.sort());
});
