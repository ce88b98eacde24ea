/** Where a command reads and writes. Commands never touch `process` streams, so tests can listen. */
export interface Io {
  /** Prints one line of the answer. */
  out(line: string): void;
  /** Prints one line for the person waiting: progress, figures, complaints. */
  err(line: string): void;
  /** The lines of a file, or of standard input for `-`. */
  lines(file: string): AsyncIterable<string>;
}

/** One word after `cli`. Each command is a file of its own. */
export interface CliCommand {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `help NAME` prints: usage first, then options and an example. */
  readonly help: string;
  /** Returns the exit code: 0 when all is well, 1 when the work itself failed. */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** What the person typed or handed in can't be used. Becomes one line on stderr and exit code 2. */
export class BadInput extends Error {}
