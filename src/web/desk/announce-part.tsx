import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LONGEST_REASON } from '../../protocol/measures.ts';
import { LongText } from '../ui/long-text.tsx';
import { RadioChoice } from '../ui/radio-choice.tsx';
import { announce } from './desk-api.ts';
import { type DeskContext, problemText, useDesk } from './desk-context.ts';

const spans = { hour: 1, day: 24, week: 7 * 24 } as const;
type Span = keyof typeof spans;

/** Something that everybody is told. */
export function AnnouncePart(desk: DeskContext): JSX.Element | undefined {
  const { own, tell } = desk;
  const { found, look } = useDesk('announcement', desk);
  const [text, setText] = useState('');
  const [span, setSpan] = useState<Span>('day');
  if (!found) return undefined;
  const say = async (what: string) => {
    tell(problemText(own, await announce(what, spans[span])));
    setText('');
    await look();
  };
  return (
    <form
      class="desk-form"
      onSubmit={event => {
        event.preventDefault();
        if (text.trim() !== '') void say(text.trim());
      }}
    >
      <p>{found.announcement ? own.announcedNow(found.announcement.text) : own.announcedNone}</p>
      {found.announcement && (
        <p>
          <button type="button" class="button plain" onClick={() => void say('')}>
            {own.announceStop}
          </button>
        </p>
      )}
      <p class="small">{own.announceHint}</p>
      <LongText label={own.announceText} value={text} most={LONGEST_REASON} change={setText} />
      <RadioChoice
        name={own.lasts}
        value={span}
        values={Object.keys(spans) as Span[]}
        say={it => own.spans[it]}
        choose={setSpan}
      />
      <p>
        <button type="submit" class="button" disabled={text.trim() === ''}>
          {own.announce}
        </button>
      </p>
    </form>
  );
}
