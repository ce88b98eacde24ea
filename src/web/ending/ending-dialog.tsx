import './ending.css';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Breakdown, Seat } from '../../engine/game.ts';
import type { Entry, Match } from '../../table/match.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { useQuest } from '../catalogue/quest-loader.ts';
import { Badge } from '../kit/players.tsx';
import { outcomeText } from '../match/outcome-text.ts';
import { useLocalized } from '../page/localized.ts';
import { language } from '../page/settings.ts';
import { recordingFrom, stateAt } from '../recording/recording.ts';
import { replayContextOf } from '../recording/replay-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { endingWordsIn } from '../words/ending.ts';
import type { Words } from '../words/words.ts';
import { Afterwards } from './afterwards.tsx';
import { type EndingContext, endingContextOf, headlineOf, marginText } from './ending-context.ts';
import { MatchCurve } from './match-curve.tsx';
import { PictureButton } from './picture-button.tsx';
import { questCourses } from './quest-course.ts';
import { QuestReason, QuestRow, questText } from './quest-parts.tsx';
import { EndingScene } from './scene.tsx';
import { ScoreBars } from './score-bars.tsx';

export interface EndingProps {
  readonly opened: OpenedGame;
  readonly words: Words;
  /** The whole match, to the end of its log. */
  readonly whole: { readonly match: Match; readonly entries: readonly Entry[] };
  /** The reader's own seat, if there is one reader who plays. */
  readonly me: Seat | undefined;
  /** The seats of all who sit here. */
  readonly ours: readonly Seat[];
  readonly close: () => void;
  /** What can be done now, in place of what one does on one's own device. */
  readonly after?: ComponentChildren;
  /** Puts the match onto this device, where it lies elsewhere. */
  readonly keep?: (() => Promise<void>) | undefined;
}

/** The end of a match: who won and by how much, the board as it was left, why it came so, and what can be done next. */
export function EndingDialog(props: EndingProps): JSX.Element {
  const { opened, words, whole, me, ours, close, after, keep } = props;
  const { found: endingWords } = useLocalized('ending', endingWordsIn);
  const about = useQuest(opened.game.id);
  const { match, entries } = whole;
  const recording = useMemo(
    () => ({ ...recordingFrom(opened.game, match, entries), playedOn: Date.now() }),
    [opened.game, match, entries],
  );
  const context = useMemo(
    () =>
      endingWords &&
      about &&
      endingContextOf(replayContextOf(recording, opened.view, words, opened.gameWords, about.quest), {
        endingWords,
        me,
        ours,
      }),
    [recording, opened, words, endingWords, about, me],
  );
  if (!context) return <></>;
  const [headline, sentence] = [headlineOf(context, language.value), saidOf(context)];
  return (
    <Dialog
      title={headline}
      spoken={`${words.play.over}. ${headline.replace(/(?<![.!?])$/, '.')} ${sentence}`}
      words={words}
      close={close}
      look="ending"
    >
      <p class="winners">
        {context.standing.winners.map(seat => (
          <Badge key={seat} hue={context.hues[seat]!} />
        ))}
        <span>{sentence}</span>
      </p>
      <EndingScene context={context} />
      <Result context={context} />
      <div class="ending-rest">
        <MatchCurve context={context} keep={keep} />
        {after === undefined ? (
          <Afterwards context={context} close={close} />
        ) : (
          <>
            {after}
            <div class="acts">
              <PictureButton context={context} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Where points tell little, what the game was about comes before them. */
function Result({ context }: { context: EndingContext }): JSX.Element {
  const { recording, quest } = context;
  const courses = useMemo(() => quest && questCourses(quest, recording), [recording, quest]);
  const counted = { ...context, points: pointsOf(context) };
  if (!courses) return <ScoreBars context={counted} />;
  return (
    <div class="ending-quest">
      <QuestReason context={context} courses={courses} />
      <ScoreBars
        context={counted}
        quest={seat => ({
          text: questText(context, courses[seat]!),
          row: <QuestRow context={context} course={courses[seat]!} />,
        })}
      />
    </div>
  );
}

function pointsOf({ recording: { game, entries }, recording, hues }: EndingContext): readonly Breakdown[] {
  const state = stateAt(recording, entries.length);
  return hues.map((_, seat) => game.breakdown(state, seat));
}

/** "Idris wins with 105 points. 7 points behind the winner." */
function saidOf(context: EndingContext): string {
  return [outcomeText(context.standing, context, language.value), marginText(context)]
    .filter(part => part !== '')
    .join(' ');
}
