import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replayLog } from '../../engine/logs/replay.ts';
import { readOptions } from '../../engine/options.ts';
import { isGameId, loadGame } from '../../games/registry.ts';
import { BadInput, type Io } from '../common/command.ts';
import type { MiningPlan } from './mining.ts';
import { MOST, type Work } from './work.ts';

/** Where numbers of games from files begin: those before are of games between bots. */
const FIRST_NUMBER = MOST;

/** A plan for each game file that is named or lies in a folder. Files of other games are passed over, with a word. */
export async function plansFrom({ game, io, seed }: Work, from: string): Promise<readonly MiningPlan[]> {
  const plans: MiningPlan[] = [];
  for (const file of filesAt(from)) {
    const lines: string[] = [];
    for await (const line of io.lines(file)) lines.push(line);
    const report = await replayLog(lines, async id => (isGameId(id) ? loadGame(id) : undefined));
    if (!report.ok) throw new BadInput(`${file} line ${report.line}: ${report.what}`);
    if (report.game !== game.id) io.err(`${file} is a game of ${report.game}, and was passed over`);
    else plans.push(planFor({ game, io, seed }, lines));
  }
  return plans;
}

function filesAt(path: string): readonly string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
  } catch {
    throw new BadInput(`${path} can't be read; name a game file, or a folder of them`);
  }
  const names = readdirSync(path).filter(name => name.endsWith('.jsonl'));
  if (names.length === 0) throw new BadInput(`${path} has no game files, whose names end in .jsonl`);
  return names.toSorted().map(name => join(path, name));
}

/** What the rules need, and no names: of an act beside the moves, as when somebody resigns, nothing behind it is taken. */
function planFor({ game, seed }: Pick<Work, 'game' | 'seed'> & { io: Io }, lines: readonly string[]): MiningPlan {
  const read = lines.filter(line => line.trim() !== '').map(line => JSON.parse(line.replace(/^\uFEFF/, '')) as Fields);
  const [header = {}, ...entries] = read;
  const stop = entries.findIndex(({ move }) => typeof move !== 'string');
  const moves = entries.slice(0, stop < 0 ? entries.length : stop).map(({ move }) => String(move));
  const options = readOptions(game.options, header.options);
  const played = { seats: Number(header.seats), options, moves };
  const hash = createHash('sha256').update(JSON.stringify(played)).digest();
  return { game: game.id, version: game.version, seed, number: FIRST_NUMBER + hash.readUInt32BE(0), played };
}

type Fields = Readonly<Record<string, unknown>>;
