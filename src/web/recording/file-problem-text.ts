import type { Words } from '../words/words.ts';
import type { FileProblemKind } from './file-header.ts';
import type { FileProblem } from './game-file.ts';

/** These say themselves what is wrong, and what to do about it. */
const plain: readonly FileProblemKind[] = ['unreadable', 'storage', 'game', 'version'];
/** Nobody ever saved such a file here: at its beginning there is something else. */
const strange: readonly FileProblemKind[] = ['big', 'binary', 'empty', 'json', 'object', 'header'];

/** What is wrong with a file or link, in words: first what it is, then where, then what to do. */
export function fileProblemText({ replay }: Words, problem: FileProblem): string {
  const { kind, line } = problem;
  if (plain.includes(kind)) return replay.troubles[kind](problem.found);
  const [what, wayOut] =
    strange.includes(kind) && line < 2 ? [replay.notOurs, replay.takeOurs] : [replay.damaged, replay.askAgain];
  return [what, placed({ replay }, problem), wayOut].join(' ');
}

function placed({ replay }: Pick<Words, 'replay'>, { kind, line, found, rule }: FileProblem): string {
  const what = replay.troubles[kind](found);
  const where = line > 0 ? replay.atLine(line, what) : what;
  return rule === undefined ? where : `${where} ${replay.byRule(rule)}`;
}
