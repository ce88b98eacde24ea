import './position-form.css';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { PositionProblem } from '../../engine/position-text.ts';
import type { CatalogueCard } from '../catalogue/game-catalogue.ts';
import type { StudyWords } from '../words/study.en.ts';
import { loadKnown } from './file-import.ts';
import { PositionBoard } from './position-board.tsx';
import { type ReadPosition, readWritten } from './position-file.ts';
import { PositionStart } from './position-start.tsx';

interface Props {
  readonly studyWords: StudyWords;
  readonly title: string;
  readonly hint: string;
  readonly button: string;
  /** The games that it can be a position of. */
  readonly games: readonly CatalogueCard[];
  /** What is done with a position that could be read; a sentence where it can't be taken all the same. */
  readonly take: (read: ReadPosition, text: string) => Promise<string | undefined>;
}

/** "Line 7: “Q” can't be right here." */
function problemText({ problems, inLine }: StudyWords, { line, key, what }: PositionProblem): string {
  const text = problems[key](what);
  return line === undefined ? text : inLine(line, text);
}

/** What the text is while it is being written: the latest position that it was, and why it is none now. */
function useReading(text: string, studyWords: StudyWords): { shown: ReadPosition | undefined; doubt: string } {
  const [reading, setReading] = useState<{ shown: ReadPosition | undefined; doubt: string }>({
    shown: undefined,
    doubt: '',
  });
  useEffect(() => {
    let wanted = true;
    void readWritten(text, loadKnown).then(read => {
      if (!wanted) return;
      setReading(({ shown }) =>
        'key' in read ? { shown, doubt: problemText(studyWords, read) } : { shown: read, doubt: '' },
      );
    });
    return () => void (wanted = false);
  }, [text, studyWords]);
  return reading;
}

/** A place for a position in text, with its board; what can't be one is told with its line. */
export function PositionForm({ studyWords, title, hint, button, games, take }: Props): JSX.Element {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const { shown, doubt } = useReading(text, studyWords);
  const place = useId();
  const write = (next: string) => {
    setText(next);
    setProblem('');
  };
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
      <PositionStart studyWords={studyWords} games={games} write={write} />
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
        onInput={event => write(event.currentTarget.value)}
      />
      <p id={place} class="warning" role="alert">
        {problem}
      </p>
      <button type="submit" class="button plain" disabled={text.trim() === ''}>
        {button}
      </button>
      {shown && text.trim() !== '' && (
        <PositionBoard
          studyWords={studyWords}
          read={shown}
          text={text}
          doubt={problem === '' ? doubt : ''}
          change={write}
        />
      )}
    </form>
  );
}
