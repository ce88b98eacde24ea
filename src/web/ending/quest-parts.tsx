import type { JSX } from 'preact';
import type { QuestWords } from '../kit/quest.ts';
import { stateAt } from '../recording/recording.ts';
import type { EndingContext } from './ending-context.ts';
import { lastFulfilled, type NeedCourse, type SeatCourse } from './quest-course.ts';

interface Props {
  readonly context: EndingContext;
  readonly courses: readonly SeatCourse[];
}

/** Why the game was over, and what the others still lacked. */
export function QuestReason({ context, courses }: Props): JSX.Element | undefined {
  const text = questReason(context, courses);
  return text === '' ? undefined : <p class="quest-reason">{text}</p>;
}

export function questReason(context: EndingContext, courses: readonly SeatCourse[]): string {
  const { recording, view, gameWords, standing } = context;
  const { quest: words } = gameWords;
  const why = view.quest?.ending(stateAt(recording, recording.entries.length));
  if (!words || why === undefined) return '';
  const last = lastFulfilled(courses[standing.winners[0]!]!);
  const reason = words.endings[why]?.(words.needs[last?.need ?? ''] ?? '', recording.moveCounts[last?.at ?? 0]!) ?? '';
  const lists = courses.flatMap((course, seat) => lackText(context, words, course, seat));
  return lists.length === 0 ? reason : `${reason} ${words.stillMissing(lists.join('; '))}`;
}

/** "Ben – Fire (on a camel), Water": what a seat was still to bring home. */
function lackText({ who }: EndingContext, words: QuestWords, { needs }: SeatCourse, seat: number): readonly string[] {
  const lacking = needs.filter(({ at }) => at === undefined);
  const named = lacking.map(({ need, underway }) =>
    underway > 0 ? `${words.needs[need]} (${words.signed.underway})` : words.needs[need],
  );
  return named.length === 0 ? [] : [`${who(seat)} – ${named.join(', ')}`];
}

/** What a seat brought home and when, on its way or missing, as pictures with a word each. */
export function QuestRow({
  context,
  course,
}: Pick<Props, 'context'> & { course: SeatCourse }): JSX.Element | undefined {
  const { view, gameWords } = context;
  const { quest: words } = gameWords;
  if (!view.quest || !words) return undefined;
  const { Sign } = view.quest;
  return (
    <>
      <span class="quest-needs" aria-hidden="true">
        {course.needs.map(need => (
          <span key={need.need} class={`quest-need ${stageOf(need)}`} title={words.needs[need.need]}>
            <Sign need={need.need} />
            {need.home > 1 && <b>×{need.home}</b>}
            <span>{signedText(context, words, need)}</span>
          </span>
        ))}
      </span>
      <span class="quest-hauled small" aria-hidden="true">
        {words.hauled(course.got, course.lost)}
      </span>
    </>
  );
}

function stageOf({ at, underway }: NeedCourse): 'home' | 'underway' | 'missing' {
  if (at !== undefined) return 'home';
  return underway > 0 ? 'underway' : 'missing';
}

function signedText({ recording }: EndingContext, { signed }: QuestWords, need: NeedCourse): string {
  const stage = stageOf(need);
  return stage === 'home' ? signed.home(recording.moveCounts[need.at!]!) : signed[stage];
}

/** The same in sentences. */
export function questText({ recording, gameWords }: EndingContext, { needs, got, lost }: SeatCourse): string {
  const { quest: words } = gameWords;
  if (!words) return '';
  const told = needs.map(need => {
    const { at, home, underway } = need;
    if (at !== undefined) return words.home(home, recording.moveCounts[at]!);
    return underway > 0 ? words.underway(underway) : words.missing;
  });
  const parts = needs.map(({ need }, i) => `${words.needs[need]}: ${told[i]}`);
  return `${parts.join('; ')}. ${words.hauled(got, lost)}`;
}
