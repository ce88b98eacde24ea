import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { go, studyAddress } from '../page/route.ts';
import { hasHiddenEntries } from '../recording/recording.ts';
import type { ReplayContext } from '../recording/replay-context.ts';
import { Icon } from '../ui/icon.tsx';

interface Props {
  readonly context: ReplayContext;
  readonly at: number;
  /** On small screens the button has no room for words. */
  readonly small: boolean;
}

/** Takes the position that is shown to a study board of its own. */
export function StudyButton({ context, at, small }: Props): JSX.Element {
  const [problem, setProblem] = useState<string>();
  const { replay } = context.words;
  const begin = async () => {
    const { keepStudy, studyFrom } = await import('../recording/study-making.ts');
    const study = studyFrom(context.recording, at);
    await keepStudy(study);
    go(studyAddress(study.id));
  };
  return (
    <>
      <button
        type="button"
        class={small ? 'round' : 'button plain'}
        aria-label={replay.study}
        title={problem ?? replay.study}
        disabled={hasHiddenEntries(context.recording)}
        onClick={() => void begin().catch(error => setProblem(String((error as Error).message)))}
      >
        {small ? <Icon name="bulb" /> : replay.study}
      </button>
    </>
  );
}
