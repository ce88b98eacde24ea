import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BadInput } from './command.ts';
import { stopWhenNobodyReads, terminal } from './terminal.ts';

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'log.jsonl');
  writeFileSync(file, text);
  return file;
}

async function allLines(file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of terminal.lines(file)) lines.push(line);
  return lines;
}

test('a file is read line by line, whatever ends its lines', async () => {
  expect(await allLines(fileWith('a\r\nb\n\nc'))).toEqual(['a', 'b', '', 'c']);
});

test('a file that is not there is bad input', async () => {
  await expect(allLines('no-such-file')).rejects.toThrow(BadInput);
});

test('a reader who leaves early stops the command; another error is not swallowed', () => {
  const stream = new EventEmitter();
  let stopped = 0;
  stopWhenNobodyReads(stream, () => stopped++);
  stream.emit('error', Object.assign(new Error('write'), { code: 'EPIPE' }));
  expect(stopped).toBe(1);
  expect(() => stream.emit('error', new Error('disk full'))).toThrow('disk full');
});
