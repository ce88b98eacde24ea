import type { JSX } from 'preact';
import { begun } from '../kit/landmarks.ts';
import type { QuestWords } from '../kit/quest.ts';
import { together } from '../match/names.ts';
import { language } from '../page/settings.ts';
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

function questReason(context: EndingContext, courses: readonly SeatCourse[]): string {
  const { recording, quest, standing } = context;
  const why = quest?.ending(stateAt(recording, recording.entries.length));
  if (!quest || why === undefined) return '';
  const { words } = quest;
  const last = lastFulfilled(courses[standing.winners[0]!]!);
  const named = last.needs.map(need => words.needs[need]!);
  const reason = words.endings[why]?.(together(named, language.value), recording.moveCounts[last.at]!) ?? '';
  const lists = courses.flatMap((course, seat) => lackText(context, words, course, seat));
  return lists.length === 0 ? reason : `${reason} ${words.stillMissing(lists.join('; '))}`;
}

/** "Ben – Fire (on a camel), Water": what a seat was still to bring home. */
function lackText({ who }: EndingContext, words: QuestWords, { needs }: SeatCourse, seat: number): readonly string[] {
  const lacking = needs.filter(({ at }) => at === undefined);
  if (lacking.length === 0) return [];
  const name = (what: string, isUnderway: boolean) => (isUnderway ? `${what} (${words.signed.underway})` : what);
  const isAll = lacking.length === needs.length && new Set(lacking.map(({ underway }) => underway > 0)).size === 1;
  const named = isAll
    ? [name(words.allMissing, lacking[0]!.underway > 0)]
    : lacking.map(({ need, underway }) => name(words.needs[need]!, underway > 0));
  return [`${who(seat)} – ${named.join(', ')}`];
}

/** What a seat brought home and when, on its way or missing, as pictures with a word each. */
export function QuestRow({
  context,
  course,
}: Pick<Props, 'context'> & { course: SeatCourse }): JSX.Element | undefined {
  if (!context.quest) return undefined;
  const { Sign, words } = context.quest;
  return (
    <>
      <span class="quest-needs" aria-hidden="true">
        {course.needs.map(need => (
          <span key={need.need} class={`quest-need ${stageOf(need)}`} title={words.needs[need.need]}>
            <span class="quest-sign">
              <Sign need={need.need} />
              {need.home > 1 && <b>{need.home}</b>}
            </span>
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
export function questText({ recording, quest }: EndingContext, { needs, got, lost }: SeatCourse): string {
  if (!quest) return '';
  const { words } = quest;
  const told = needs.map(need => {
    const { at, home, underway } = need;
    if (at !== undefined) return words.home(home, recording.moveCounts[at]!);
    return underway > 0 ? words.underway(underway) : words.missing;
  });
  const parts = needs.map(({ need }, i) => `${words.needs[need]}: ${told[i]}`);
  return `${begun(parts.join('; '))}. ${words.hauled(got, lost)}`;
}
