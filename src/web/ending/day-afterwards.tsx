import type { JSX } from 'preact';
import { type Day, isTry } from '../../table/day.ts';
import { DayShare } from '../match/day-share.tsx';
import { useLocalized } from '../page/localized.ts';
import { dayAddress } from '../page/route.ts';
import { dayWordsIn } from '../words/day.ts';
import type { Words } from '../words/words.ts';
import type { EndingContext } from './ending-context.ts';

interface Props {
  readonly day: Day;
  readonly context: EndingContext;
  readonly words: Words;
}

/** After a desert of the day: back to the others of that day, and the result to pass on where it counts. */
export function DayAfterwards({ day, context, words }: Props): JSX.Element {
  const { found: dayWords } = useLocalized('day', dayWordsIn);
  const { recording, standing } = context;
  const { match, entries } = recording;
  const saved = { match, entries, over: true, touched: 0, standing };
  return (
    <div class="acts rematches">
      <a class="button" href={dayAddress(day)}>
        {words.start.day}
      </a>
      {dayWords && isTry(match) && <DayShare day={day} tries={[saved]} words={words} dayWords={dayWords} />}
    </div>
  );
}
