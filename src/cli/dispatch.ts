import { BadInput, type CliCommand, type Io } from './common/command.ts';

/** Loaded one at a time, so that no command waits for what another needs. */
const loaders: Readonly<Record<string, () => Promise<{ readonly command: CliCommand }>>> = {
  playthrough: () => import('./commands/playthrough.ts'),
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  perft: () => import('./commands/perft.ts'),
  fuzz: () => import('./commands/fuzz.ts'),
  arena: () => import('./arena/arena.ts'),
  bench: () => import('./bench/bench.ts'),
};

const known = Object.keys(loaders);

/** Runs one command line and answers with the exit code. What is wrong with it becomes one line on stderr. */
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
  return (await load()).command;
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
