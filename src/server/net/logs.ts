import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { BadLog } from '../../table/table.ts';
import { RepeatFilter } from './repeat-filter.ts';

/** One line of JSON for each event. What is secret is never given to a log in the first place. */
export type Logger = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** Where lines go: standard error, or a list in a test. */
export interface LogSink {
  write(line: string): void;
}

export function loggerOptions(level: string, stream: LogSink = process.stderr) {
  return {
    level,
    stream,
    serializers: { err: errorLine },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    hooks: { logMethod: withoutFloods(new RepeatFilter()) },
  };
}

/** The logger's level of warnings; errors have a higher one. */
const WARNING = 40;

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** Limits repeated warnings: a client that can cause one could cause it without end. */
function withoutFloods(repeats: RepeatFilter): LogMethod {
  return function write(given, method, level): void {
    const sumUp = (leftOut: number): void => method.apply(this, [{ leftOut }, nameOf(given)]);
    if (level < WARNING || repeats.admits(nameOf(given), sumUp)) method.apply(this, given);
  };
}

/** Warnings are the same if they have the same text and error. */
function nameOf(given: readonly unknown[]): string {
  const text = given.find(part => typeof part === 'string') ?? '';
  const { err } = Object(given[0]) as { readonly err?: unknown };
  return err === undefined ? text : `${text}: ${errorLine(err).message}`;
}

/**
 * What is logged of an error: only what is known to be harmless. Databases put whole rows into the details of their
 * errors, and what could not be read as a log or as JSON may hold secrets.
 */
export function errorLine(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { code } = error as { code?: unknown };
  const stack = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: messageOf(error),
    stack: stack.map(line => line.trim()).join('\n'),
  };
}

function messageOf(error: Error): string {
  if (error instanceof BadLog) return `entry ${error.seq} does not replay`;
  return error instanceof SyntaxError ? 'not readable' : error.message;
}
