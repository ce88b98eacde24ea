import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Day } from '../../table/day.ts';
import { passText } from '../browser/sharing.ts';
import { dayAddress } from '../page/route.ts';
import { Icon } from '../ui/icon.tsx';
import type { DayWords } from '../words/day.en.ts';
import type { Words } from '../words/words.ts';
import { dayResultText } from './day-text.ts';
import type { SavedMatch } from './saved-match.ts';

interface Props {
  readonly day: Day;
  readonly tries: readonly SavedMatch[];
  readonly words: Words;
  readonly dayWords: DayWords;
}

/** One press hands the results on as text: through the system, the clipboard, or by hand where there is neither. */
export function DayShare({ day, tries, words, dayWords }: Props): JSX.Element {
  const [passed, setPassed] = useState<Awaited<ReturnType<typeof passText>>>();
  const text = dayResultText(words.start.day, day, tries, new URL(dayAddress(day), document.baseURI).href);
  return (
    <div class="day-share">
      <button type="button" class="button plain" onClick={() => void passText(text).then(setPassed)}>
        <Icon name="share" />
        {dayWords.share}
      </button>
      <p class="small" role="status">
        {passed === 'copied' ? dayWords.copied : passed === 'failed' ? dayWords.copyByHand : ''}
      </p>
      {passed === 'failed' && (
        <textarea
          readOnly
          rows={tries.length + 2}
          aria-label={dayWords.copyByHand}
          value={text}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
