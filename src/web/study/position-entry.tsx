import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PositionProblem } from '../../engine/position-text.ts';
import { go, studyAddress } from '../page/route.ts';
import { loadKnown } from '../recording/file-import.ts';
import { readWritten } from '../recording/position-file.ts';
import { keepStudy, studyFromText } from '../recording/study-making.ts';
import type { StudyWords } from '../words/study.en.ts';

/** "Line 7: “Q” can't be right here." */
function problemText({ problems, inLine }: StudyWords, { line, key, what }: PositionProblem): string {
  const text = problems[key](what);
  return line === undefined ? text : inLine(line, text);
}

/** A place for a position in text: whatever can be a position becomes a study. */
export function PositionEntry({ studyWords }: { studyWords: StudyWords }): JSX.Element {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const open = async () => {
    const read = await readWritten(text, loadKnown);
    if ('key' in read) return setProblem(problemText(studyWords, read));
    const study = studyFromText(read, text);
    await keepStudy(study);
    return go(studyAddress(study.id));
  };
  return (
    <form
      class="position-entry"
      onSubmit={event => {
        event.preventDefault();
        open().catch(error => setProblem(studyWords.trouble(String((error as Error).message))));
      }}
    >
      <h2>{studyWords.fromText}</h2>
      <p class="small">{studyWords.fromTextHint}</p>
      <textarea
        class="field"
        rows={8}
        wrap="off"
        spellcheck={false}
        autocomplete="off"
        aria-label={studyWords.text}
        aria-invalid={problem !== ''}
        aria-describedby="position-problem"
        value={text}
        onInput={event => {
          setText(event.currentTarget.value);
          setProblem('');
        }}
      />
      <p id="position-problem" class="warning" role="alert">
        {problem}
      </p>
      <button type="submit" class="button plain" disabled={text.trim() === ''}>
        {studyWords.openText}
      </button>
    </form>
  );
}
