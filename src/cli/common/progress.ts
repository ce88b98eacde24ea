import type { Io } from './command.ts';

/** Tells a waiting person how far a long job is: on a terminal one line rewritten each second, elsewhere a line now and then. */
export interface ProgressLine {
  /** Shows the line if it is time for one. */
  tick(line: () => string): void;
  /** Leaves a clean line for what is printed next. */
  done(): void;
}

type Terminal = Pick<NodeJS.WriteStream, 'isTTY'> & { write(text: string): boolean };

const REWRITE_MS = 1000;
const LINE_MS = 10_000;

export function progressLineOn(
  io: Io,
  stream: Terminal = process.stderr,
  clock = () => performance.now(),
): ProgressLine {
  const [pause, show, done] = stream.isTTY
    ? [REWRITE_MS, (line: string) => void stream.write(`\r\u001b[K${line}`), () => void stream.write('\r\u001b[K')]
    : [LINE_MS, (line: string) => io.err(line), () => undefined];
  let next = clock() + pause;
  return {
    tick(line) {
      if (clock() < next) return;
      next = clock() + pause;
      show(line());
    },
    done,
  };
}
