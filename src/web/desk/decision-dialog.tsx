import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LONGEST_REASON, type MeasureKind, measureKinds } from '../../protocol/measures.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LongText } from '../ui/long-text.tsx';
import { RadioChoice } from '../ui/radio-choice.tsx';
import { closeTable, decide } from './desk-api.ts';
import { type DeskContext, problemText } from './desk-context.ts';

const spans = { hour: 1, day: 24, week: 7 * 24, good: undefined } as const;
type Span = keyof typeof spans;

interface AboutProps extends DeskContext {
  readonly person: string;
  readonly name: string;
  readonly close: () => void;
  readonly done: () => void;
}

/** Warns, mutes or bans somebody, with a reason that they read. */
export function DecisionDialog({ person, name, close, done, ...desk }: AboutProps): JSX.Element {
  const { own, tell } = desk;
  const [kind, setKind] = useState<MeasureKind>('warn');
  const [span, setSpan] = useState<Span>('day');
  const carryOut = async (reason: string) => {
    const hours = kind === 'warn' ? undefined : spans[span];
    const answer = await decide({ person, kind, reason, ...(hours !== undefined && { hours }) });
    tell(problemText(own, answer));
    close();
    done();
  };
  return (
    <ReasonDialog {...desk} title={own.decideAbout(name)} close={close} carryOut={carryOut} button={own.carryOut}>
      <RadioChoice name={own.what} value={kind} values={measureKinds} say={it => own.decisions[it]} choose={setKind} />
      <p class="small">{own.decisionHints[kind]}</p>
      {kind !== 'warn' && (
        <RadioChoice
          name={own.lasts}
          value={span}
          values={Object.keys(spans) as Span[]}
          say={it => own.spans[it]}
          choose={setSpan}
        />
      )}
    </ReasonDialog>
  );
}

/** Closes a table, with a reason that those read who sit there. */
export function ClosingDialog({
  match,
  close,
  done,
  ...desk
}: Omit<AboutProps, 'person' | 'name'> & { match: string }): JSX.Element {
  const { own, tell } = desk;
  const carryOut = async (reason: string) => {
    tell(problemText(own, await closeTable(match, reason)));
    close();
    done();
  };
  return (
    <ReasonDialog {...desk} title={own.closeTitle} close={close} carryOut={carryOut} button={own.closeTable}>
      <p class="small">{own.closeHint}</p>
    </ReasonDialog>
  );
}

interface ReasonProps extends DeskContext {
  readonly title: string;
  readonly button: string;
  readonly close: () => void;
  readonly carryOut: (reason: string) => Promise<void>;
  readonly children: preact.ComponentChildren;
}

function ReasonDialog({ words, own, title, button, close, carryOut, children }: ReasonProps): JSX.Element {
  const [reason, setReason] = useState('');
  return (
    <Dialog title={title} words={words} close={close}>
      <form
        class="desk-form"
        onSubmit={event => {
          event.preventDefault();
          if (reason.trim() !== '') void carryOut(reason.trim());
        }}
      >
        {children}
        <LongText label={own.reason} value={reason} most={LONGEST_REASON} change={setReason} />
        <div class="desk-buttons">
          <button type="submit" class="button danger" disabled={reason.trim() === ''}>
            {button}
          </button>
          <button type="button" class="button plain" onClick={close}>
            {words.common.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
