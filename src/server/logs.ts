import type { FastifyBaseLogger } from 'fastify';
import { BadLog } from '../table/table.ts';

/** One line of JSON for each event. What is secret is never given to a log in the first place. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** Where lines go: standard error, or whatever listens in a test. */
export interface Sink {
  write(line: string): void;
}

export function loggerOf(level: string, stream: Sink = process.stderr) {
  return { level, stream, serializers: { err: errorLine }, timestamp: () => `,"time":"${new Date().toISOString()}"` };
}

/**
 * What a line says of an error. Only what is known to be harmless: databases put whole rows into the details of their
 * errors, and what could not be read as a log or as JSON may hold what nobody should see.
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
