import './table-panels.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTall } from '../browser/screen-shape.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LogList } from './log-list.tsx';
import { ScoreTable } from './scores.tsx';
import type { TableContext } from './table-context.ts';
import { standpointOf } from './table-orientation.ts';

interface Props {
  readonly context: TableContext;
}

/** Scores, log and the board in words, beside the board. */
export function TablePanels({ context }: Props): JSX.Element {
  const { words } = context;
  return (
    <>
      {context.slots.panel}
      <div class="panel">
        <ScoreTable context={context} />
      </div>
      <div class={`panel folds ${context.slots.fold ? 'talking' : ''}`}>
        {!context.slots.panel && (
          <details class="log arrowed" name="folds" open>
            <summary>{words.play.log}</summary>
            <div class="fold">
              <LogList context={context} />
            </div>
          </details>
        )}
        {context.slots.fold}
        <Twin context={context} />
      </div>
    </>
  );
}

/** The same behind a button, where there is no room beside the board. */
export function PanelSheet({ context }: Props): JSX.Element {
  const { words } = context;
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
          <ScoreTable context={context} />
          <h3>{words.play.log}</h3>
          <LogList context={context} leave={close} />
          <Twin context={context} />
        </Dialog>
      )}
    </>
  );
}

/** What is told besides, as which oases are one. */
function MoreText({ context }: Props): JSX.Element | undefined {
  const turned = useTall();
  const { title, lines } = context.orientation.value?.orientation.text?.(standpointOf(context, turned)) ?? {
    lines: [],
  };
  if (lines.length === 0) return undefined;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Written out only when somebody reads it: it is long. */
function Twin({ context }: Props): JSX.Element | undefined {
  const { view, controller, gameWords, who, words } = context;
  const [open, setOpen] = useState(false);
  if (!view.BoardText) return undefined;
  return (
    <details class="twin arrowed" name="folds" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.play.boardText}</summary>
      <div class="fold twin-text" tabIndex={0}>
        {open && <view.BoardText state={controller.shown.value} words={gameWords} who={who} />}
        {open && <MoreText context={context} />}
      </div>
    </details>
  );
}
