import './table-panels.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LogList } from './log-list.tsx';
import { ScoreTable } from './scores.tsx';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly company: TableContext;
}

/** Scores, log and the board in words, beside the board. */
export function TablePanels({ company }: Props): JSX.Element {
  const { words } = company;
  return (
    <>
      <div class="panel">
        <ScoreTable company={company} />
      </div>
      <div class="panel folds">
        <details class="log" name="folds" open>
          <summary>{words.play.log}</summary>
          <LogList company={company} />
        </details>
        {company.extras.fold}
        <Twin company={company} />
      </div>
    </>
  );
}

/** The same behind a button, where there is no room beside the board. */
export function PanelSheet({ company }: Props): JSX.Element {
  const { words } = company;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        class="round"
        aria-label={words.play.details}
        title={words.play.details}
        onClick={() => setOpen(true)}
      >
        <Icon name="list" />
      </button>
      {open && (
        <Dialog title={words.play.details} words={words} close={close} look="sheet">
          <ScoreTable company={company} />
          <h3>{words.play.log}</h3>
          <LogList company={company} leave={close} />
          <Twin company={company} />
        </Dialog>
      )}
    </>
  );
}

/** Written out only when somebody reads it: it is long. */
function Twin({ company }: Props): JSX.Element | undefined {
  const { view, sitting, gameWords, who, words } = company;
  const [open, setOpen] = useState(false);
  if (!view.BoardText) return undefined;
  return (
    <details class="twin" name="folds" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.play.twin}</summary>
      <div class="twin-text" tabIndex={0}>
        {open && <view.BoardText state={sitting.shown.value} words={gameWords} who={who} />}
      </div>
    </details>
  );
}
