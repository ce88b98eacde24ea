import type { Game } from '../../engine/game.ts';
import { type Replayed, replayLog } from '../../engine/logs/replay.ts';
import { readOptions } from '../../engine/options.ts';
import { isGameId, loadGame } from '../../games/registry.ts';
import { commitmentTo } from '../../table/chance.ts';
import {
  type ChanceHeader,
  chanceIn,
  objectionToSeed,
  type PlayedMatch,
  protectionOf,
  type SeatProtection,
  verifyChance,
} from '../../table/fairness.ts';
import type { Entry, Player } from '../../table/match.ts';
import { namelessPlayers } from '../../table/players.ts';
import { truthOf } from '../../table/timeline.ts';
import { expectWords, readArguments } from '../common/arguments.ts';
import { BadInput, type CliCommand, type Io } from '../common/command.ts';

const help = `usage: verify FILE [--commitment HASH]

Checks a match that the page has saved as a file (- reads standard input): every entry under the rules, the result, the
seed against its commitment, each nonce against its seal, and every outcome of chance, drawn again from the seed, the
match and the nonces. Prints what was checked, and against whom chance was protected: seats that sealed their nonces
before any was opened, seats whose nonces could be seen earlier, and seats without one. Exit code 1 names the first thing that is wrong, and at which entry.

--commitment HASH  the commitment that was shown at the table; without it, the one in the file is believed

A match that is not over keeps its seed to itself, so its chance can't be checked yet.

example: verify caravanserai-durch-die-wueste-2026-03-05.jsonl`;

export const verifyCommand: CliCommand = {
  name: 'verify',
  summary: 'check a match: its rules, its result, and that chance was fair',
  help,
  async run(args, io) {
    const { words, values } = readArguments(args, { commitment: 'text' });
    expectWords(words, 'FILE');
    const file = words[0] ?? '-';
    const wrong = await firstWrong(await linesOf(io, file), hashIn(values.commitment), io);
    if (wrong === undefined) return 0;
    io.err(`${file === '-' ? 'standard input' : file} ${wrong}`);
    return 1;
  },
};

function hashIn(text: string | undefined): string | undefined {
  if (text === undefined || /^[0-9a-f]{64}$/i.test(text)) return text?.toLowerCase();
  throw new BadInput(`--commitment must be 64 digits and letters from a to f, not "${text}"`);
}

async function linesOf(io: Io, file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of io.lines(file)) lines.push(line);
  return lines;
}

/** A match as its file tells it. The rules have been checked before anything is read into it. */
interface MatchFile {
  readonly game: Game;
  readonly report: Replayed;
  readonly header: Fields;
  readonly entries: readonly EntryLine[];
  readonly chance: ChanceHeader;
}

type Fields = Readonly<Record<string, unknown>>;

/** An entry and the line of the file where it stands. */
interface EntryLine {
  readonly at: number;
  readonly fields: Fields;
}

/** Prints what holds, one line for each check, until something does not: that is the answer. */
async function firstWrong(lines: readonly string[], shown: string | undefined, io: Io): Promise<string | undefined> {
  const report = await replayLog(lines, async id => (isGameId(id) ? loadGame(id) : undefined));
  if (!report.ok) return `line ${report.line}: ${report.what}${report.rule ? ` (rule ${report.rule})` : ''}`;
  const told = await readMatchFile(lines, report);
  io.out(`rules: ${report.entries} entries of ${report.game} for ${report.seats} follow the rules`);
  io.out(report.over ? `result: ${report.scores.join(' ')} follows from them` : 'result: the match is not over yet');
  const promised = wrongPromise(told, shown);
  if (promised !== undefined) return promised;
  const seed = seedLine(told);
  return seed ? wrongChance(told, seed, io) : withoutSeed(told, io);
}

async function readMatchFile(lines: readonly string[], report: Replayed): Promise<MatchFile> {
  const written = lines.map((text, i) => ({ at: i + 1, text })).filter(({ text }) => text.trim() !== '');
  const parsed = written.map(({ at, text }) => ({ at, fields: JSON.parse(text.replace(/^\uFEFF/, '')) as Fields }));
  const [header, ...rest] = parsed;
  const entries = rest.filter(({ fields }) => !Object.hasOwn(fields, 'end'));
  const game = await loadGame(report.game as Parameters<typeof loadGame>[0]);
  return { game, report, header: header!.fields, entries, chance: chanceIn(header!.fields, entries.length) };
}

/** The writer of a file could put another commitment into it, so the one that people saw counts. */
function wrongPromise({ header }: MatchFile, shown: string | undefined): string | undefined {
  if (shown === undefined || header.commitment === shown) return undefined;
  const found = header.commitment === undefined ? 'missing' : JSON.stringify(header.commitment);
  return `line 1: the commitment is ${found}, and another one was shown at the table`;
}

function seedLine({ entries }: MatchFile): EntryLine | undefined {
  return entries.findLast(({ fields }) => typeof fields.seed === 'string' && fields.act === 'reveal');
}

/** A match that is on shows its commitment; one that is over without a seed proves nothing. */
function withoutSeed({ report, header }: MatchFile, io: Io): string | undefined {
  if (header.byHand === true) {
    io.out('chance: was entered by hand, so there is nothing to check');
    return undefined;
  }
  if (report.over) return "line 1: the match is over, but its seed was never laid open; chance can't be checked";
  if (typeof header.commitment === 'string') io.out(`commitment: ${header.commitment}, to be kept until the end`);
  io.out('chance: can be checked once the match is over and its seed is laid open');
  return undefined;
}

function wrongChance(told: MatchFile, { at, fields }: EntryLine, io: Io): string | undefined {
  const seed = fields.seed as string;
  const { commitment, match } = told.header;
  const objection = objectionToSeed(seed, commitment);
  if (objection === 'seed') return `line ${at}: the seed must be 64 digits and letters from a to f`;
  if (objection) return `line ${at}: the seed does not fit the commitment; its hash is ${commitmentTo(seed)}`;
  if (commitment === undefined) return 'line 1: the commitment is missing, so any seed would do';
  if (typeof match !== 'string') return 'line 1: the id of the match is missing, and chance was drawn for it';
  io.out(`seed: fits the commitment ${commitmentTo(seed)}`);
  return wrongOutcome(told, { seed, match: told.chance.drawnFor ?? match, ...told.chance.added }, io);
}

function wrongOutcome(told: MatchFile, chance: PlayedMatch['match']['chance'], io: Io): string | undefined {
  const { entries, chance: heard } = told;
  const { right, inherited, wrong } = verifyChance(played(told, chance));
  if (wrong !== undefined) {
    const { at, fields } = entries[wrong]!;
    return `line ${at}, entry ${String(fields.seq)}: "${String(fields.move)}" does not follow from seed, match and nonces`;
  }
  const protection = protectionOf({ chance, players: playersIn(told) });
  const exchanged = protection.indexOf('exchanged');
  if (exchanged >= 0) return `line 1: the nonce of seat ${exchanged + 1} is not the one that it had sealed`;
  io.out(`nonces: ${heard.added.nonces.map(nonce => nonce || 'none').join(', ') || 'none'}`);
  for (const line of protectionLines(protection, chance.spoilt ?? 0)) io.out(line);
  io.out(`chance: ${right} outcomes follow from seed, match and nonces`);
  if (inherited > 0) io.out(`chance: ${inherited} outcomes come from another match, and were not checked`);
  io.out(inherited > 0 ? 'OK, as far as it goes back to this seed' : 'OK');
  return undefined;
}

const protectionTexts = {
  sealed: 'protected: SEATS sealed their nonces before any was opened',
  open: 'not protected: SEATS had open nonces before all others were fixed',
  missing: 'not protected: SEATS added no nonce',
} as const;

/** Whose part in chance nobody could answer with their own, and whose could be. */
function protectionLines(protection: readonly SeatProtection[], spoilt: number): string[] {
  const seatsThat = (kind: SeatProtection) => protection.flatMap((one, seat) => (one === kind ? [seat + 1] : []));
  const lines = Object.entries(protectionTexts).flatMap(([kind, text]) => {
    const seats = seatsThat(kind as SeatProtection);
    return seats.length === 0
      ? []
      : [text.replace('SEATS', `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`)];
  });
  if (!protection.some(one => one === 'sealed' || one === 'open'))
    lines.push('not protected: no seat added a nonce, so whoever drew the seed may have chosen it');
  if (spoilt > 0) lines.push(`not protected: nonces were opened ${spoilt} times before, and all seats sealed new ones`);
  return lines;
}

/** Which seats are bots, as far as the file says it. */
function playersIn({ header, report }: MatchFile): Player[] {
  const told = Array.isArray(header.players) ? (header.players as unknown[]) : [];
  return namelessPlayers(report.seats).map((player, seat) => {
    const { bot } = Object(told[seat]) as Fields;
    return typeof bot === 'string' ? { ...player, bot } : player;
  });
}

function played(
  { game, report, header, entries, chance: heard }: MatchFile,
  chance: PlayedMatch['match']['chance'],
): PlayedMatch {
  const options = readOptions(game.options, header.options);
  // A file may count its entries from 1; the rules have found them sound before.
  const log = entries.map(({ fields }, seq) => ({ ...fields, seq }) as Entry);
  return {
    truth: truthOf(game, { players: namelessPlayers(report.seats), options }, log),
    match: { chance, inherited: heard.inherited },
  };
}
