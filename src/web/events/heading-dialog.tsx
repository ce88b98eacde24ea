import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.tsx';
import { EventName, EventStart } from './event-choices.tsx';
import { askAbout, type EventContext } from './event-context.ts';
import { type EventHeading, fieldTime, headingProblem, headingWish } from './event-setup.ts';

/** Before an event begins the organiser can call it otherwise, or let it begin at another time. */
export function HeadingDialog({ close, ...context }: EventContext & { close: () => void }): JSX.Element {
  const { info, words, own } = context;
  const { organise, form } = own;
  const [setup, setSetup] = useState<EventHeading>(() => {
    const { name, startsAt } = info.settings;
    const hasTime = startsAt !== undefined;
    return { name, hasTime, startsAt: hasTime ? fieldTime(new Date(startsAt)) : '' };
  });
  const [problem, setProblem] = useState('');
  const save = () => {
    const why = headingProblem(setup, Date.now());
    if (why) return setProblem(form.problems[why]);
    close();
    void askAbout(context, { type: 'event-change', ...headingWish(setup) }, organise.done);
  };
  return (
    <Dialog title={organise.changeTitle} words={words} close={close}>
      <form
        class="setup"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          save();
        }}
      >
        <EventName setup={setup} change={setSetup} own={own} />
        <EventStart setup={setup} change={setSetup} own={own} />
        <p class="warning" role="status">
          {problem}
        </p>
        <div class="acts">
          <button type="submit" class="button">
            {organise.changeIt}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
