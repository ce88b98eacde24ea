import type { Passed } from '../browser/sharing.ts';
import type { Words } from '../words/words.ts';

/** What became of a file that was to be given, in words; whoever has left it knows that. */
export function givenText({ replay }: Words, passed: Passed, name: string): string {
  if (passed === 'failed') return replay.fileTrouble;
  return passed === 'done' ? replay.saved(name) : '';
}
