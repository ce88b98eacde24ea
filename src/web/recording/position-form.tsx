import './position-form.css';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { PositionProblem } from '../../engine/position-text.ts';
import type { StudyWords } from '../words/study.en.ts';
import { loadKnown } from './file-import.ts';
import { type ReadPosition, readWritten } from './position-file.ts';

interface Props {
  readonly studyWords: StudyWords;
  readonly title: string;
  readonly hint: string;
  readonly button: string;
  /** What is done with a position that could be read; a sentence where it can't be taken all the same. */
  readonly take: (read: ReadPosition, text: string) => Promise<string | undefined>;
}

/** "Line 7: “Q” can't be right here." */
function problemText({ problems, inLine }: StudyWords, { line, key, what }: PositionProblem): string {
  const text = problems[key](what);
  return line === undefined ? text : inLine(line, text);
}

/** A place for a position in text; what can't be one is told with its line. */
export function PositionForm({ studyWords, title, hint, button, take }: Props): JSX.Element {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const place = useId();
  const open = async () => {
    const read = await readWritten(text, loadKnown);
    setProblem('key' in read ? problemText(studyWords, read) : ((await take(read, text)) ?? ''));
  };
  return (
    <form
      class="position-entry"
      onSubmit={event => {
        event.preventDefault();
        open().catch(error => setProblem(studyWords.trouble(String((error as Error).message))));
      }}
    >
      <h2>{title}</h2>
      <p class="small">{hint}</p>
      <textarea
        class="field"
        rows={8}
        wrap="off"
        spellcheck={false}
        autocomplete="off"
        aria-label={studyWords.text}
        aria-invalid={problem !== ''}
        aria-describedby={place}
        value={text}
        onInput={event => {
          setText(event.currentTarget.value);
          setProblem('');
        }}
      />
      <p id={place} class="warning" role="alert">
        {problem}
      </p>
      <button type="submit" class="button plain" disabled={text.trim() === ''}>
        {button}
      </button>
    </form>
  );
}
