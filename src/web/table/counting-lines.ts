import { countingAt } from '../../table/corrections.ts';
import { isTold, type LogLine } from './log-lines.ts';
import { effectsSeen, effectsText, lineText, moverOf, type TableContext } from './table-context.ts';

/** The lines of what counts, as far as they tell anything. */
export function countingLines({ controller, view }: TableContext): readonly LogLine[] {
  const lines = controller.lines.value;
  return countingAt(lines)
    .map(at => lines[at]!)
    .filter(line => isTold(line, view));
}

/** What was entered, and what it brought. */
export function entryText(context: TableContext, line: LogLine): string {
  const gains = effectsText(context, effectsSeen(context, line), moverOf(line));
  return gains === '' ? lineText(context, line) : `${lineText(context, line)} (${gains})`;
}
