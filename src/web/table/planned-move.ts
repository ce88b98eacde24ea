import type { LogLine } from './log-lines.ts';
import { lineText, type TableContext } from './table-context.ts';
import { haltOf } from './turn-task.ts';

/** Of what was tried out, the line that is not done before a button is pressed, though it tells of it as done. */
export function plannedLine({ controller, gameWords }: TableContext, lines: readonly LogLine[]): LogLine | undefined {
  const last = controller.canEnd() ? lines.at(-1) : undefined;
  return typeof last?.what === 'object' && gameWords.planned?.[last.what.key] ? last : undefined;
}

/** The plan with the button that carries it out. */
export function planText(context: TableContext, line: LogLine): string {
  const { play } = context.words;
  return play.planned(lineText(context, line), haltOf(context)?.button ?? play.endTurn);
}
