import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '../../src/server/store/testing/free-port.ts';
import { root, textOf } from '../tree.ts';
import type { Container } from './container.ts';

/** Somebody who owns nothing: every Unix has this number. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** A stage of the Dockerfile, in a folder that stands for the root of its file system. */
interface Stage {
  readonly folder: string;
  readonly env: Record<string, string>;
  place: string;
  command: readonly string[];
  check: readonly string[];
}

/** What the words of our Dockerfile do. One that is not here is not understood, and that is said. */
const words: Readonly<Record<string, (build: PlainBuild, stage: Stage, rest: string) => void>> = {
  WORKDIR(_, stage, rest) {
    stage.place = rest;
    mkdirSync(join(stage.folder, rest), { recursive: true });
  },
  ENV(_, stage, rest) {
    for (const pair of rest.split(' ')) stage.env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
  },
  COPY: (build, stage, rest) => build.copy(stage, rest),
  RUN: (build, stage, rest) => build.run(stage, rest),
  CMD(_, stage, rest) {
    stage.command = JSON.parse(rest) as string[];
  },
  HEALTHCHECK(_, stage, rest) {
    stage.check = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
  },
  USER: () => undefined,
  VOLUME: () => undefined,
  EXPOSE: () => undefined,
};

/** The Dockerfile carried out without an engine, as far as that is possible: in folders, and started as nobody. */
export class PlainBuild implements Container {
  readonly #folder = mkdtempSync(join(tmpdir(), 'caravanserai-image-'));
  readonly #stages = new Map<string, Stage>();
  #process: ChildProcess | undefined;
  address = '';

  async build(): Promise<void> {
    // Whoever runs it has to get there.
    chmodSync(this.#folder, 0o755);
    copyContext(this.#context);
    let stage: Stage | undefined;
    for (const [word, rest] of instructions()) {
      if (word === 'FROM') stage = this.#begin(/ AS (\w+)$/.exec(rest)?.[1] ?? 'last');
      else if (stage && words[word]) words[word](this, stage, rest);
      else throw new Error(`"${word}" in the Dockerfile is nothing that can be done without an engine`);
    }
    this.address = `http://127.0.0.1:${await freePort()}`;
  }

  get #context(): string {
    return join(this.#folder, 'context');
  }

  #begin(name: string): Stage {
    const stage = { folder: join(this.#folder, name), env: {}, place: '/', command: [], check: [] };
    mkdirSync(stage.folder);
    this.#stages.set(name, stage);
    return stage;
  }

  #stage(name: string): Stage {
    const stage = this.#stages.get(name);
    if (!stage) throw new Error(`there is no stage "${name}" in the Dockerfile`);
    return stage;
  }

  copy({ folder, place }: Stage, rest: string): void {
    const [, from] = /^--from=(\w+) /.exec(rest) ?? [];
    const names = rest.split(' ').filter(name => !name.startsWith('--'));
    const target = join(folder, place, names.at(-1)!);
    for (const name of names.slice(0, -1)) {
      const source = join(from === undefined ? this.#context : this.#stage(from).folder, name);
      const isInto = names.at(-1)!.endsWith('/') && !statSync(source).isDirectory();
      cpSync(source, isInto ? join(target, basename(name)) : target, { recursive: true, verbatimSymlinks: true });
    }
  }

  /** Only root can give something to somebody else. */
  run({ folder, place, env }: Stage, rest: string): void {
    const owner = isRoot ? `${NOBODY}:${NOBODY}` : `${process.getuid?.()}:${process.getgid?.()}`;
    const command = rest.replaceAll(/(?<=\s)\/(?=\w)/g, `${folder}/`).replaceAll('node:node', owner);
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: join(folder, place),
      env: { ...plainEnv(), ...env },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`RUN ${rest}\nended with ${status}:\n${stdout}${stderr}`);
  }

  start(): void {
    const { folder, place, env, command } = this.#stage('last');
    const [program, ...args] = command;
    this.#process = spawn(program, args, {
      cwd: join(folder, place),
      // Its own port and address, as an engine would lead there; and its own folder for data.
      env: { ...plainEnv(), ...env, ...this.#here(folder, env) },
      stdio: 'inherit',
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });
  }

  #here(folder: string, { DATA = '' }: Readonly<Record<string, string>>): Record<string, string> {
    return { HOST: '127.0.0.1', PORT: new URL(this.address).port, DATA: join(folder, DATA) };
  }

  /** What the image asks itself to see whether it is well. */
  isWell(): boolean {
    const { folder, env, check } = this.#stage('last');
    const [program, ...args] = check;
    return spawnSync(program, args, { env: { ...plainEnv(), ...env, ...this.#here(folder, env) } }).status === 0;
  }

  async stop(): Promise<number | undefined> {
    const child = this.#process!;
    const gone = once(child, 'exit') as Promise<[number | undefined]>;
    child.kill('SIGTERM');
    return (await gone)[0];
  }

  remove(): void {
    this.#process?.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Word and rest of each line of the Dockerfile; lines that go on are one. */
function instructions(): readonly (readonly [string, string])[] {
  const lines = textOf('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines.filter(Boolean).map(line => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

/** Copies what .dockerignore lets in: it keeps everything back but what it names, and of that all tests. */
function copyContext(context: string): void {
  const lines = textOf('.dockerignore')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));
  const [everything, ...others] = lines;
  const letIn = others.filter(line => line.startsWith('!')).map(line => line.slice(1));
  const keptBack = others.filter(line => line.startsWith('**/*')).map(line => line.slice(4));
  if (everything !== '*' || letIn.length + keptBack.length !== others.length)
    throw new Error('.dockerignore has lines that are not understood without an engine');
  const filter = (path: string) => !keptBack.some(end => path.endsWith(end));
  for (const name of letIn) cpSync(join(root, name), join(context, name), { recursive: true, filter });
}

/** Without what this run of npm and of the tests has added, and would lead npm elsewhere. */
function plainEnv(): NodeJS.ProcessEnv {
  const added =
    /^(npm_(?!config_)|npm_config_((local|global)_)?prefix$|INIT_CWD$|NODE_ENV$|NODE_PATH$|VITEST|TEST$|DEV$|PROD$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !added.test(name)));
}
