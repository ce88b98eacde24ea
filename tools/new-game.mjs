// `npm run new-game -- ID`: a small game that works, in a folder of its own, to be made into another one.
import { idProblem, namesFor, registerGame, takenPrefixes, writeGame } from './game-template.mjs';
import { prepare } from './prepare.mjs';
import { Failed, guarded, runTool } from './shell.mjs';

await guarded(async () => {
  const [id, ...rest] = process.argv.slice(2);
  const problem = rest.length > 0 ? 'One game at a time: npm run new-game -- my-game' : idProblem(id);
  if (problem !== undefined || id === undefined) throw new Failed(problem ?? '');
  await prepare();
  const names = namesFor(id, takenPrefixes());
  const files = writeGame(names);
  registerGame(names);
  // Other names are longer, and come elsewhere in the alphabet.
  const { code, output } = await runTool(
    'biome',
    'check',
    '--write',
    '--colors=off',
    `src/games/${id}`,
    'src/games/registry.ts',
  );
  if (code !== 0) throw new Failed(output);
  process.stdout.write(
    [
      `${names.title} is in src/games/${id} (${files.length} files) and in src/games/registry.ts.`,
      `Its rules are called ${names.prefix}-…-1 and stand in RULES.md.`,
      '',
      '  npm start                        plays it in the page',
      `  npx vitest src/games/${id}   tests it as you type`,
      '  npm test                         tests it with all others',
      '',
      'docs/adding-a-game.md goes on from here.',
      '',
    ].join('\n'),
  );
});
