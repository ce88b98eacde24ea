import type { JSX } from 'preact';
import { BeginStudy } from '../recording/begin-study.tsx';
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
export function StudyButton({ context: { recording, words }, at, small }: Props): JSX.Element {
  const { study, studyTrouble } = words.replay;
  return (
    <BeginStudy
      make={async () => (await import('../recording/study-making.ts')).studyFrom(recording, at)}
      trouble={studyTrouble}
      class={small ? 'round' : 'button plain'}
      aria-label={study}
      title={study}
      disabled={hasHiddenEntries(recording)}
    >
      {small ? <Icon name="bulb" /> : study}
    </BeginStudy>
  );
}
