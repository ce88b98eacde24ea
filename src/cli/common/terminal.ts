import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { BadInput, type Io } from './command.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'it may not be read',
};

/** The streams of this process. */
export const terminal: Io = {
  out: line => void process.stdout.write(`${line}\n`),
  err: line => void process.stderr.write(`${line}\n`),
  lines: file => linesOf(file),
};

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new BadInput(`can't read "${file}": ${reasons[code] ?? message}`);
  }
}

/** A reader that wants only the beginning (`| head`) has seen enough: that is no error. */
export function stopWhenNobodyReads(stream: NodeJS.EventEmitter, stop: () => void): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    stop();
  });
}
