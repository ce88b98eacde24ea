import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  asMainLine,
  FIRST,
  LONGEST_COMMENT,
  LONGEST_STUDY_NAME,
  notesAt,
  type StudySign,
  studySigns,
  withoutPosition,
} from '../../table/study.ts';
import type { StudyContext } from './study-context.ts';
import { StudySharing } from './study-sharing.tsx';
import { StudyTree } from './study-tree.tsx';

interface Props {
  readonly context: StudyContext;
}

/** Everything about a study: its name, its lines, and the notes about where one stands. */
export function StudyPanel({ context }: Props): JSX.Element {
  return (
    <section class="study" aria-label={context.studyWords.panel}>
      <StudyTree context={context} />
      <PositionNotes context={context} />
      <details class="study-more">
        <summary>{context.studyWords.more}</summary>
        <NameField context={context} />
        <ChanceSwitch context={context} />
        <StudySharing context={context} />
      </details>
    </section>
  );
}

function NameField({ context: { controller, studyWords, opened } }: Props): JSX.Element {
  const { host } = controller;
  const { study, at } = host.place.value;
  return (
    <input
      class="field study-name"
      aria-label={studyWords.name}
      placeholder={studyWords.nameless(opened.gameWords.title)}
      maxLength={LONGEST_STUDY_NAME}
      value={study.name}
      onChange={event => host.change({ study: { ...study, name: event.currentTarget.value.trim() }, at })}
    />
  );
}

/** Keyed by the position: what was begun about one is not written about another. */
function PositionNotes({ context }: Props): JSX.Element {
  const { at } = context.controller.host.place.value;
  return (
    <>
      {at !== FIRST && <LineButtons context={context} />}
      <CommentField key={at} context={context} />
      <MarkButtons context={context} />
    </>
  );
}

function CommentField({ context: { controller, studyWords } }: Props): JSX.Element {
  const { host } = controller;
  const { study, at } = host.place.value;
  const [text, setText] = useState(notesAt(study, at).comment ?? '');
  return (
    <textarea
      class="field study-comment"
      aria-label={studyWords.comment}
      placeholder={studyWords.comment}
      rows={2}
      maxLength={LONGEST_COMMENT}
      value={text}
      onInput={event => setText(event.currentTarget.value)}
      onChange={event => host.note({ comment: event.currentTarget.value.trim() || undefined })}
    />
  );
}

/** Judges the move that led here, and says what becomes of its line. */
function LineButtons({ context: { controller, studyWords } }: Props): JSX.Element {
  const { host } = controller;
  const { study, at } = host.place.value;
  const chosen = notesAt(study, at).sign;
  const toggle = (sign: StudySign) => host.note({ sign: sign === chosen ? undefined : sign });
  return (
    <div class="study-acts">
      <div class="choice" role="group" aria-label={studyWords.signs}>
        {studySigns.map(sign => (
          <button
            key={sign}
            type="button"
            aria-label={studyWords.signNames[sign]}
            title={studyWords.signNames[sign]}
            aria-pressed={sign === chosen}
            onClick={() => toggle(sign)}
          >
            {sign}
          </button>
        ))}
      </div>
      <button type="button" class="button plain" onClick={() => host.change(asMainLine(host.place.peek()))}>
        {studyWords.mainLine}
      </button>
      <button type="button" class="button plain" onClick={() => host.change(withoutPosition(host.place.peek()))}>
        {studyWords.remove}
      </button>
    </div>
  );
}

function MarkButtons({ context: { controller, studyWords } }: Props): JSX.Element {
  const { host, marking } = controller;
  const { study, at } = host.place.value;
  const marks = notesAt(study, at).marks ?? [];
  const toggle = () => {
    marking.value = !marking.peek();
    controller.arrowFrom.value = undefined;
  };
  return (
    <div class="study-acts">
      <button type="button" class="button plain" aria-pressed={marking.value} onClick={toggle}>
        {studyWords.mark}
      </button>
      {marks.length > 0 && (
        <>
          <button type="button" class="button plain" onClick={() => host.note({ marks: undefined })}>
            {studyWords.unmark}
          </button>
          <span class="small">{studyWords.marksOf(marks.map(places => places.join('→')).join(', '))}</span>
        </>
      )}
    </div>
  );
}

function ChanceSwitch({ context: { controller, studyWords, opened } }: Props): JSX.Element | undefined {
  const { rolls } = controller.host;
  if (opened.game.deterministic) return undefined;
  return (
    <label class="study-rolls">
      <input
        type="checkbox"
        checked={rolls.value}
        onChange={event => void (rolls.value = event.currentTarget.checked)}
      />
      <span>{studyWords.rolls}</span>
    </label>
  );
}
