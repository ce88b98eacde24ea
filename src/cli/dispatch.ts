import { BadInput, type CliCommand, type Io } from './common/command.ts';

/** Loaded one at a time, so that no command waits for what another needs. */
const loaders: Readonly<Record<string, () => Promise<CliCommand>>> = {
  playthrough: async () => (await import('./commands/playthrough.ts')).playthroughCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  perft: async () => (await import('./commands/perft.ts')).perftCommand,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzzCommand,
  arena: async () => (await import('./arena/arena.ts')).arenaCommand,
  'bot-env': async () => (await import('./commands/bot-env.ts')).botEnvCommand,
  puzzles: async () => (await import('./puzzles/puzzles.ts')).puzzlesCommand,
  sense: async () => (await import('./sense/sense.ts')).senseCommand,
  ratings: async () => (await import('./commands/ratings.ts')).ratingsCommand,
  pairing: async () => (await import('./commands/pairing.ts')).pairingCommand,
  bench: async () => (await import('./bench/bench.ts')).benchCommand,
};

const known = Object.keys(loaders);

/** Runs one command line and returns the exit code. What is wrong with it becomes one line on stderr. */
export async function dispatch(args: readonly string[], io: Io): Promise<number> {
  try {
    return await run(args, io);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    io.err(error.message);
    return 2;
  }
}

async function run(args: readonly string[], io: Io): Promise<number> {
  const wantsHelp = args[0] === 'help' || args.some(arg => arg === '--help' || arg === '-h');
  const name = args.find(arg => known.includes(arg)) ?? args.find(arg => arg !== 'help' && !arg.startsWith('-'));
  if (name === undefined) return await overview(args, io);
  const command = await commandNamed(name);
  if (!wantsHelp) return await command.run(args.toSpliced(args.indexOf(name), 1), io);
  io.out(command.help);
  return 0;
}

async function commandNamed(name: string): Promise<CliCommand> {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (!load) throw new BadInput(`unknown command "${name}"; known: ${known.join(', ')}`);
  return await load();
}

async function overview(args: readonly string[], io: Io): Promise<number> {
  const stray = args.find(arg => !['help', '--help', '-h'].includes(arg));
  if (stray !== undefined) throw new BadInput(`unknown option ${stray}; try --help`);
  const commands = await Promise.all(known.map(commandNamed));
  io.out('usage: COMMAND …\n');
  for (const { name, summary } of commands) io.out(`  ${name.padEnd(12)} ${summary}`);
  io.out('\nhelp COMMAND tells more about one of them.');
  return 0;
}
