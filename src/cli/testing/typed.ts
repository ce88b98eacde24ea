import { terminal } from '../common/terminal.ts';
import { dispatch } from '../dispatch.ts';

export interface CliOutput {
  readonly code: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

/** Runs a command line as if typed, with `input` waiting on standard input, and keeps what it prints. */
export async function typed(args: readonly string[], input: readonly string[] = []): Promise<CliOutput> {
  const out: string[] = [];
  const err: string[] = [];
  async function* waiting() {
    yield* input;
  }
  const code = await dispatch(args, {
    out: line => void out.push(line),
    err: line => void err.push(line),
    lines: file => (file === '-' ? waiting() : terminal.lines(file)),
  });
  return { code, out, err };
}

/** The command line of a text without quotes in it. */
export function typedText(text: string, input: readonly string[] = []): Promise<CliOutput> {
  return typed(text.split(' '), input);
}
