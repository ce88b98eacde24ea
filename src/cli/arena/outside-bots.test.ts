import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { smallGame } from '../../games/testing/games.ts';
import { typed } from '../testing/typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that plays well-behaved, but for what `kind` says. */
const file = join(folder, 'bot.mjs');
writeFileSync(
  file,
  `
import { spawn } from 'node:child_process';
import { closeSync, readSync, writeSync } from 'node:fs';
const kind = process.argv[2];
const tell = message => process.stdout.write(JSON.stringify(message) + '\\n');
const stay = () => setInterval(() => undefined, 1000);

const unusual = {
  hangs: () => stay(),
  lies: ({ match, base }) => tell({ type: 'move', match, base, move: 'teleport z9' }),
  floods: ({ match }) => {
    const more = () => process.stdout.write(JSON.stringify({ type: 'say', match, text: 'la' }) + '\\n', more);
    more();
  },
  dies: () => {
    process.stderr.write('first this\\nI am undone\\n', () => process.exit(3));
  },
  babbles: () => process.stdout.write('I think I would rather not\\n'),
  sprawls: () => process.stdout.write('x'.repeat(1000000)),
  lags: ({ match, base, legal }) => tell({ type: 'move', match, base: base + 1, move: legal[0] }),
  leaves: ({ match }) => tell({ type: 'resign', match }),
  mumbles: ({ match }) => tell({ type: 'move', match }),
  hurries: ({ match, base, legal }) => {
    const line = JSON.stringify({ type: 'move', match, base, move: legal[0] }) + '\\n';
    process.stdout.write(line + line);
  },
  mutes: () => {
    stay();
    closeSync(1);
  },
};

function play({ match, base, legal }) {
  tell({ type: 'move', match, base, move: legal[0] });
}

const greetings = {
  refuses: () => tell({ type: 'hello', protocol: 99 }),
  ignores: () => stay(),
  deafens: () => {
    stay();
    closeSync(0);
    writeSync(1, JSON.stringify({ type: 'hello', protocol: 1 }) + '\\n');
  },
};

function hear(message) {
  if (message.type === 'hello') (greetings[kind] ?? (() => tell({ type: 'hello', protocol: 1, name: 'test' })))(message);
  if (message.type !== 'your turn') return;
  if (kind === 'shouts') {
    process.stderr.write('noise\\n'.repeat(100000));
    spawn('echo noise >&2; sleep 100', { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  (unusual[kind] ?? play)(message);
}

if (kind === 'deafens') {
  const chunk = Buffer.alloc(10000);
  hear(JSON.parse(chunk.toString('utf8', 0, readSync(0, chunk))));
} else {
  let rest = '';
  process.stdin.setEncoding('utf8').on('data', text => {
    const lines = (rest + text).split('\\n');
    rest = lines.pop();
    for (const line of lines) hear(JSON.parse(line));
  });
  process.stdin.on('end', () => process.exit());
}
`,
);

const botOf = (kind: string) => `exec:${process.execPath} ${file} ${kind}`;

/** Nobody is called late who would have answered, however slow the machine is. */
const patient = ['--move-time', '3000', '--start-time', '3000'];
const shortTempered = ['--move-time', '0.2', '--start-time', '3000'];

async function arena(players: readonly string[], time: readonly string[] = patient) {
  const args = ['arena', smallGame, '--json', '--games', '2', '--seed', '1', '--players', players.join(','), ...time];
  const { code, out, err } = await typed(args);
  expect(code).toBe(0);
  return { ...JSON.parse(out[0] ?? ''), err } as {
    pairs: { a: string; b: string; games: number; share: number; forfeits?: Record<string, number> }[];
    ratings: { player: string }[];
    err: string[];
  };
}

test('a program plays beside our levels, and stands in one rating list with them', async () => {
  const { pairs, ratings, err } = await arena(['greedy', 'random', botOf('plays')]);
  expect(pairs.map(({ games, forfeits }) => [games, forfeits])).toEqual([
    [2, undefined],
    [2, undefined],
    [2, undefined],
  ]);
  expect(ratings.map(({ player }) => player).toSorted()).toEqual([botOf('plays'), 'greedy', 'random']);
  expect(err).toEqual([]);
});

test.each([
  ['hangs', 'time', 'it gave no answer within 0.2 s', shortTempered],
  ['lies', 'illegal', '"teleport z9" is no move'],
  ['floods', 'flood', 'it wrote more than 20 lines (chat)'],
  ['dies', 'exit', 'it ended with code 3, having said: I am undone'],
  ['babbles', 'json', '"I think I would rather not" is no JSON object'],
  ['sprawls', 'line', 'it wrote a line of more than 16384 characters'],
  ['lags', 'base', 'it answered base 2 of match "game 1", not base 1 of match "game 1"'],
  ['deafens', 'closed', 'it has closed its standard input'],
  ['refuses', 'hello', 'it speaks version 99 of the protocol, not 1'],
  ['ignores', 'time', 'it gave no answer within 0.2 s', ['--start-time', '0.2', '--move-time', '3000']],
  ['mutes', 'closed', 'it has closed its standard output'],
  ['leaves', 'resign', 'it resigned'],
  ['mumbles', 'message', 'base'],
  ['hurries', 'unasked', 'it sent "move" without being asked'],
])('a bot that %s costs its own game only, and the reason is told', async (kind, code, why, time = patient) => {
  const hostile = botOf(kind);
  const { pairs, err } = await arena(['greedy', 'random', hostile], time);
  expect(pairs.map(({ games }) => games)).toEqual([2, 2, 2]);
  expect(pairs.map(({ forfeits }) => forfeits?.[hostile])).toEqual([undefined, 2, 2]);
  expect(pairs.slice(1).map(({ share }) => share)).toEqual([1, 1]);
  expect(err).toHaveLength(4);
  expect(err[0]).toContain(`game 1: ${hostile} has lost (${code}): `);
  expect(err[0]).toContain(why);
});

test('noise on standard error, its own and that of what it has started, does no harm', async () => {
  const noisy = botOf('shouts');
  const { pairs, err } = await arena(['random', noisy]);
  expect(pairs).toMatchObject([{ a: 'random', b: noisy, games: 2 }]);
  expect(pairs[0]?.forfeits).toBeUndefined();
  expect(err).toEqual([]);
});

test('two programs may meet, and each loses by what it does itself', async () => {
  const { pairs, err } = await arena([botOf('plays'), botOf('lies')]);
  expect(pairs).toMatchObject([{ games: 2, share: 1, forfeits: { [botOf('plays')]: 0, [botOf('lies')]: 2 } }]);
  expect(err).toHaveLength(2);
});

test.each([
  ['greedy,exec:', '"exec:" names no command; write exec:"python3 mybot.py"'],
  ['greedy,run:mybot', 'unknown player "run:mybot"; known: random,'],
  ['exec:mybot,exec:"mybot"', '--players names somebody twice'],
])('players that can not be are refused: %s', async (players, words) => {
  const { code, err } = await typed(['arena', smallGame, '--seed', '1', '--players', players]);
  expect({ code, lines: err.length }).toEqual({ code: 2, lines: 1 });
  expect(err[0]).toContain(words);
});

test('a command may have commas in it, if it stands in quotes', async () => {
  const command = `${process.execPath} ${file} lies,or,so`;
  const { pairs } = await arena(['random', `exec:"${command}"`]);
  expect(pairs).toMatchObject([{ b: `exec:${command}`, games: 2 }]);
});

test.each([['--move-time'], ['--start-time']])('%s is a number of seconds', async option => {
  const { code, err } = await typed(['arena', smallGame, '--players', 'greedy,random', '--seed', '1', option, 'soon']);
  expect({ code, err }).toEqual({
    code: 2,
    err: [`${option} must be a number above 0, at most 86400, not "soon"`],
  });
});
