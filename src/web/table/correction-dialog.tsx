import type { JSX } from 'preact';
import { Badge } from '../kit/players.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { countingLines, entryText } from './counting-lines.ts';
import type { LogLine } from './log-lines.ts';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
  readonly close: () => void;
}

/** Which entry was wrong: all that count, the latest first. */
export function CorrectionDialog({ context, close }: Props): JSX.Element {
  const { controller, words, hand, hues } = context;
  const told = hand.value!.words;
  const correct = ({ seq }: LogLine) => {
    void controller.correct(seq);
    close();
  };
  return (
    <Dialog title={told.correctTitle} words={words} close={close} look="correction">
      <p>{told.correctHow}</p>
      <ol class="entered" role="list">
        {countingLines(context)
          .toReversed()
          .map(line => (
            <li key={line.seq}>
              <button type="button" class="row-button" data-entry={line.seq} onClick={() => correct(line)}>
                {typeof line.actor === 'number' && <Badge hue={hues[line.actor]!} />}
                <span>{entryText(context, line)}</span>
              </button>
            </li>
          ))}
      </ol>
    </Dialog>
  );
}
