import type { Words } from '../words/words.ts';
import type { FileProblem } from './game-file.ts';

/** What is wrong with a file or link, in words. */
export function fileProblemText({ replay }: Words, { kind, line, found, rule }: FileProblem): string {
  const what = replay.troubles[kind](found);
  const placed = line > 0 && kind !== 'unreadable' ? replay.atLine(line, what) : what;
  return rule === undefined ? placed : `${placed} ${replay.byRule(rule)}`;
}
