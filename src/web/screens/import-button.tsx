import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useFileDrop } from '../browser/file-drop.ts';
import { go, replayAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { fileProblemText } from '../recording/file-problem-text.ts';
import { Icon } from '../ui/icon.tsx';
import type { Words } from '../words/words.ts';

interface Props {
  readonly words: Words;
  /** Several games have come in at once. */
  readonly changed: () => void;
}

interface Answer {
  readonly text: string;
  readonly bad: boolean;
}

/** A game that came as a file, or all games of a device. A file that is neither changes nothing, and the page says why. */
export function ImportButton({ words, changed }: Props): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const [answer, setAnswer] = useState<Answer>();
  // The button stands at the foot of the page, and its answer below that.
  useEffect(() => {
    if (answer) place.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  const take = (file: File) => {
    setAnswer(undefined);
    read(file, words, changed).then(setAnswer, error =>
      setAnswer({ text: words.replay.troubles.storage(String(error)), bad: true }),
    );
  };
  useFileDrop(take);
  return (
    <div class="import">
      {/* The button stands for it, to the eye and to those who listen. */}
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.jsonl,application/json"
        onChange={event => {
          const file = event.currentTarget.files?.[0];
          if (file) take(file);
          event.currentTarget.value = '';
        }}
      />
      <button type="button" class="button plain" onClick={() => input.current?.click()}>
        <Icon name="file" />
        {words.start.importFile}
      </button>
      <p role="alert" class={answer?.bad ? 'bad' : undefined} ref={place}>
        {answer?.text}
      </p>
    </div>
  );
}

/** One game is opened at once; of many it is said how many came. */
async function read(file: File, words: Words, changed: () => void): Promise<Answer | undefined> {
  const { importBundle, isBundleFile } = await import('../recording/bundle-import.ts');
  if (await isBundleFile(file)) {
    const [report, said] = await Promise.all([importBundle(file), wordsOfMany()]);
    changed();
    const problems = report.problems.map(problem => fileProblemText(words, problem));
    const text = [said(report.taken, report.known), ...problems.slice(0, 3)].join(' ');
    return { text, bad: problems.length > 0 };
  }
  const { importLog } = await import('../recording/file-import.ts');
  const found = await importLog(file);
  if (!found.ok) return { text: fileProblemText(words, found), bad: true };
  go(replayAddress(found.id));
  return undefined;
}

async function wordsOfMany() {
  const { deviceWordsIn } = await import('../words/device.ts');
  return (await deviceWordsIn(language.peek())).cameIn;
}
