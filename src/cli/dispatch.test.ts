import { expect, test } from 'vitest';
import { typed, typedText } from './testing/typed.ts';

const commands = ['playthrough', 'replay', 'verify', 'perft', 'fuzz', 'arena', 'sense', 'bench'];

test.each([[[]], [['--help']], [['-h']], [['help']]])('%j lists the commands', async args => {
  const { code, out, err } = await typed(args);
  expect({ code, err }).toEqual({ code: 0, err: [] });
  for (const name of commands) expect(out.join('\n')).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
});

test.each(commands)('%s explains itself, however it is asked', async name => {
  const { code, out } = await typed(['help', name]);
  expect(code).toBe(0);
  expect(out.join('\n')).toMatch(new RegExp(`^usage: ${name}`));
  expect((await typed([name, '--help'])).out).toEqual(out);
  expect((await typed(['--help', name])).out).toEqual(out);
  expect((await typed([name, 'whatever', '-h'])).out).toEqual(out);
});

test('options may stand anywhere', async () => {
  const usual = await typedText('perft durch-die-wueste --seats 5 --seed 7 --depth 2');
  expect(usual).toMatchObject({ code: 0, out: ['depth 1: 5', 'depth 2: 20'] });
  expect((await typedText('--seats 5 --seed=7 perft --depth 2 durch-die-wueste')).out).toEqual(usual.out);
});

const game = 'durch-die-wueste';

test.each([
  [
    'dance',
    'unknown command "dance"; known: playthrough, replay, verify, perft, fuzz, arena, bot-env, puzzles, sense, ratings, pairing, bench',
  ],
  ['help dance', 'unknown command "dance"'],
  ['--dance', 'unknown option --dance; try --help'],
  ['playthrough', 'GAME is missing'],
  ['playthrough chess', 'unknown game "chess"; known: durch-die-wueste'],
  ['playthrough toString', 'unknown game "toString"'],
  [`playthrough ${game} again`, 'don\'t know what to do with "again"'],
  [`playthrough ${game} --seats 6`, '--seats must be one of 2, 3, 4, 5 for durch-die-wueste, not "6"'],
  [`playthrough ${game} --seats two`, '--seats must be one of 2, 3, 4, 5 for durch-die-wueste, not "two"'],
  [`playthrough ${game} --seats 2.0`, 'not "2.0"'],
  [`playthrough ${game} --seats`, '--seats needs a value'],
  [`playthrough ${game} --seed -5`, '--seed needs a value (one that begins with a dash is written --seed=-…)'],
  [`playthrough ${game} --speed 5`, 'unknown option --speed; known: --seats, --seed, --options, --policy'],
  [`playthrough ${game} --options {"chips":`, '--options is broken JSON'],
  [`playthrough ${game} --options []`, '--options: options must be a JSON object such as {"chips":"down"}'],
  [`playthrough ${game} --options {"dice":1}`, '--options: unknown option "dice"; known: "chips"'],
  [`playthrough ${game} --options {"chips":1}`, '--options: option "chips" can\'t be 1; it can be "down", "open"'],
  [`playthrough ${game} --policy clever`, 'unknown policy "clever"; known: random'],
  [`playthrough ${game} --policy constructor`, 'unknown policy "constructor"'],
  [`perft ${game}`, '--depth is missing'],
  [`perft ${game} --depth 0`, '--depth must be a whole number from 1 to 99, not "0"'],
  [`perft ${game} --depth deep`, '--depth must be a whole number'],
  [`perft ${game} --depth 1 --seed 7 --after 900`, 'the game ends after 86'],
  [`perft ${game} --depth 1 --json=yes`, '--json takes no value'],
  ['replay', 'FILE is missing'],
  ['replay no-such-file.jsonl', 'can\'t read "no-such-file.jsonl": there is no such file'],
  ['replay src', 'can\'t read "src": it is a directory'],
  ['bench', 'WHAT (engine, ai, '],
  ['bench chess', 'can\'t bench "chess"; known: engine, ai, server'],
  ['bench toString', 'can\'t bench "toString"'],
  ['bench engine --matches 5', '--matches is not for bench engine'],
  ['bench server --game nomadi', '--game is not for bench server'],
  ['bench server --rounds 2', '--rounds must be odd, not 2'],
  ['bench server --matches 0', '--matches must be a whole number from 1 to 5000, not "0"'],
  ['bench server --servers ws,chess', 'unknown server "chess"; known: sqlite, postgresql, ws, colyseus, boardgame.io'],
  ['bench engine --seconds 0', '--seconds must be a number above 0, at most 3600, not "0"'],
  ['bench ai --game chess', 'unknown game "chess"; known: '],
])('bad input gets one clear line: %s', async (text, words) => {
  const { code, out, err } = await typedText(text);
  expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
  expect(err[0]).toContain(words);
  expect(err[0]).not.toContain('\n');
});
