import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Tie } from '../../protocol/acquaintances.ts';
import type { ChatLine } from '../../protocol/replies.ts';
import { useLocalized } from '../page/localized.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { PeopleWords } from '../words/people.en.ts';
import { peopleWordsIn } from '../words/people.ts';
import type { OnlineContext } from './online-context.ts';
import { ReportDialog } from './report-form.tsx';
import { setTie } from './ties-api.ts';

interface Props extends Omit<OnlineContext, 'onlineWords'> {
  readonly line: ChatLine;
}

/** The name of somebody who has said something: a press asks whether one wants to hear them. */
export function SpeakerButton(props: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  const { name } = props.line;
  return (
    <>
      <button type="button" class="speaker" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name}
      </button>
      {open && <SpeakerDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}

function SpeakerDialog({ line, remote, words, close }: Props & { close: () => void }): JSX.Element | undefined {
  const { found: own } = useLocalized('people', peopleWordsIn);
  const [problem, setProblem] = useState('');
  const [isReporting, setReporting] = useState(false);
  if (!own) return undefined;
  const choose = async (tie: Tie) => {
    const done = await setTie({ match: remote.match, line: line.id }, tie);
    if (!done.ok) return setProblem(own.trouble);
    close();
    // What is not to be heard goes from the screen, too.
    remote.watchAnew();
  };
  const who = { match: remote.match, line: line.id };
  if (isReporting) return <ReportDialog who={who} name={line.name} own={own} words={words} close={close} />;
  return (
    <Dialog title={own.about(line.name)} words={words} close={close}>
      <Choice own={own} kind="mute" name={line.name} choose={() => void choose('mute')} />
      <Choice own={own} kind="block" name={line.name} choose={() => void choose('block')} />
      <div class="speaker-choice">
        <button type="button" class="button plain" onClick={() => setReporting(true)}>
          {own.reportName(line.name)}
        </button>
        <p class="small">{own.reportHint}</p>
      </div>
      <p class="problem" role="alert">
        {problem}
      </p>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly own: PeopleWords;
  readonly kind: Tie;
  readonly name: string;
  readonly choose: () => void;
}

function Choice({ own, kind, name, choose }: ChoiceProps): JSX.Element {
  return (
    <div class="speaker-choice">
      <button type="button" class="button plain" onClick={choose}>
        {kind === 'mute' ? own.muteName(name) : own.blockName(name)}
      </button>
      <p class="small">{kind === 'mute' ? own.muteHint : own.blockHint}</p>
    </div>
  );
}
