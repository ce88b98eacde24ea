import './people-screen.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LONGEST_REASON } from '../../protocol/measures.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LongText } from '../ui/long-text.tsx';
import type { PeopleWords } from '../words/people.en.ts';
import type { Words } from '../words/words.ts';
import { type PersonPointer, report } from './ties-api.ts';

interface Props {
  readonly who: PersonPointer;
  readonly name: string;
  readonly own: PeopleWords;
  readonly words: Words;
  /** With what is to be said of it, if anything was done. */
  readonly close: (said?: string) => void;
}

/** Tells the hosts of somebody, in one's own words. */
export function ReportDialog({ name, own, words, close, who }: Props): JSX.Element {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const send = async () => {
    const done = await report(who, text.trim());
    if (done.ok) return close(own.reported(name));
    return setProblem(done.code === 'too-fast' || done.code === 'too-many' ? own.reportTooFast : own.trouble);
  };
  return (
    <Dialog title={own.reportName(name)} words={words} close={() => close()}>
      <form
        class="report-form"
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <p class="small">{own.reportHint}</p>
        <LongText label={own.reportWhat} value={text} most={LONGEST_REASON} change={setText} />
        <div>
          <button type="submit" class="button">
            {own.reportSend}
          </button>
        </div>
        <p class="problem" role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
