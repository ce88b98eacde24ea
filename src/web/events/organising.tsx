import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { together } from '../match/names.ts';
import { language } from '../page/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { askAbout, type EventContext, nameIn } from './event-context.ts';
import { lateComers, membersOf } from './event-reading.ts';
import { HeadingDialog } from './heading-dialog.tsx';

/** What whoever opened the event can do about it. */
export function Organising(context: EventContext): JSX.Element | undefined {
  const { info, own } = context;
  const { organise } = own;
  if (info.stage === 'closed') return undefined;
  return (
    <section class="event-part paper organising" aria-label={organise.title}>
      <h2>{organise.title}</h2>
      {info.stage === 'open' && <Beginning {...context} />}
      <LateComers {...context} />
      <PeopleList {...context} />
      <Asked
        {...context}
        text={organise.close}
        title={organise.closeTitle}
        why={organise.closeText}
        act={organise.closeIt}
      >
        {() => askAbout(context, { type: 'event-close' }, organise.done)}
      </Asked>
    </section>
  );
}

function Beginning(context: EventContext): JSX.Element {
  const { organise } = context.own;
  const [changing, setChanging] = useState(false);
  const isEnough = membersOf(context.info).filter(({ dropped }) => !dropped).length >= 2;
  return (
    <>
      <button
        type="button"
        class="button"
        aria-disabled={!isEnough}
        onClick={() => isEnough && void askAbout(context, { type: 'event-begin' }, organise.done)}
      >
        {organise.begin}
      </button>
      {!isEnough && <p class="small">{organise.beginTooFew}</p>}
      <button type="button" class="button plain" onClick={() => setChanging(true)}>
        {organise.change}
      </button>
      {changing && <HeadingDialog {...context} close={() => setChanging(false)} />}
    </>
  );
}

function LateComers(context: EventContext): JSX.Element | undefined {
  const { info, own } = context;
  const { organise } = own;
  const names = lateComers(info).map(({ number }) => nameIn(context, number));
  if (names.length === 0) return undefined;
  return (
    <>
      <p>{organise.late(together(names, language.value))}</p>
      <button
        type="button"
        class="button"
        onClick={() => void askAbout(context, { type: 'event-pair' }, organise.done)}
      >
        {organise.pair}
      </button>
      <p class="small">{organise.pairHint}</p>
    </>
  );
}

/** Everybody but the organiser can be sent away, and let in again. */
function PeopleList(context: EventContext): JSX.Element | undefined {
  const { info, own } = context;
  const { organise } = own;
  const others = membersOf(info).filter(
    ({ number, dropped, sentAway }) => number !== info.by && (!dropped || sentAway),
  );
  if (others.length === 0) return undefined;
  return (
    <details class="organising-people arrowed">
      <summary>{organise.people}</summary>
      <ul>
        {others.map(({ number, sentAway }) => {
          const name = nameIn(context, number);
          const set = (out: boolean) => askAbout(context, { type: 'event-person', number, out }, organise.done);
          return (
            <li key={number}>
              <span>{name}</span>
              {sentAway ? (
                <button
                  type="button"
                  class="button plain"
                  aria-label={organise.letInOf(name)}
                  onClick={() => void set(false)}
                >
                  {organise.letIn}
                </button>
              ) : (
                <Asked
                  {...context}
                  text={organise.away}
                  label={organise.awayOf(name)}
                  title={organise.awayTitle(name)}
                  why={organise.awayText}
                  act={organise.awayIt}
                >
                  {() => set(true)}
                </Asked>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface AskedProps extends EventContext {
  readonly text: string;
  readonly label?: string;
  readonly title: string;
  readonly why: string;
  readonly act: string;
  readonly children: () => Promise<unknown>;
}

/** A button for what can't be taken back: it asks first. */
function Asked({ text, label, title, why, act, words, children }: AskedProps): JSX.Element {
  const [asking, setAsking] = useState(false);
  const go = () => {
    setAsking(false);
    void children();
  };
  return (
    <>
      <button type="button" class="button plain" aria-label={label} onClick={() => setAsking(true)}>
        {text}
      </button>
      {asking && (
        <Dialog title={title} words={words} close={() => setAsking(false)}>
          <p>{why}</p>
          <div class="acts">
            <button type="button" class="button danger" onClick={go}>
              {act}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
