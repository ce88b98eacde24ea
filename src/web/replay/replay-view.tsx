import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { descriptionOf } from '../../table/timeline.ts';
import { placePlayed, showOnlyInput } from '../advice/judged-board.ts';
import type { Judgement } from '../advice/judging.ts';
import type { ReviewController } from '../advice/review-controller.ts';
import { ReviewPanel } from '../advice/review-panel.tsx';
import { useReview } from '../advice/use-review.ts';
import { useTall, useTight } from '../browser/screen-shape.ts';
import { legalCandidates } from '../kit/input/move-builder.ts';
import type { Spotlight } from '../kit/view.ts';
import { ZoomButtons } from '../kit/viewport/viewport.tsx';
import { zoomWordsIn } from '../kit/viewport/zoom-words.ts';
import type { WatchRoute } from '../page/route.ts';
import { fieldNames, moving } from '../page/settings.ts';
import { stateAt } from '../recording/recording.ts';
import { type ReplayContext, sentenceAt } from '../recording/replay-context.ts';
import { Header } from '../ui/header.tsx';
import { Controls, useStageKeys } from './controls.tsx';
import { EntryStory } from './entry-story.tsx';
import { ForkButton } from './fork-dialog.tsx';
import { MatchFacts } from './match-facts.tsx';
import { type Playback, useBefore, usePlayback } from './playback.ts';
import { ReplayLog } from './replay-log.tsx';
import { useReplayOrientation } from './replay-orientation.ts';
import { type PanelName, ReplayPanels } from './replay-panels.tsx';
import { ReplayScores } from './replay-scores.tsx';
import { ScoreGraph } from './score-graph.tsx';
import { Sharing } from './sharing.tsx';
import { sliderText } from './slider-text.ts';
import { StudyButton } from './study-button.tsx';

export interface TheatreProps {
  readonly context: ReplayContext;
  /** The position that the address asks for. */
  readonly asked: string;
  readonly addressAt: (at: string) => string;
  readonly watched?: WatchRoute;
  /** What is to be seen in it. */
  readonly told?: string;
  /** The panel that is to be open, by its name. */
  readonly panel?: string;
}

/** A recording with everything to step through it. */
export function ReplayView({ context, asked, addressAt, watched, told, panel }: TheatreProps): JSX.Element {
  const { recording, words, gameWords } = context;
  const playback = usePlayback(recording, asked, addressAt, watched?.at === '' && moving.peek());
  const [spotlight, setSpotlight] = useState<Spotlight>();
  const tall = useTall();
  const review = useReview(recording, panel === 'review');
  const [pointedOut, pointOut] = useState<Judgement>();
  const { at } = playback;
  const judged = pointedOut?.at === at ? pointedOut : undefined;
  const state = useMemo(() => stateAt(recording, at), [recording, at]);
  const description = descriptionOf(recording.seen, at - 1);
  useStageKeys(playback.control);
  return (
    <div class="screen replay">
      <Header words={words}>
        <h1 lang={recording.game.titleLanguage}>{gameWords.title}</h1>
        <ZoomButtons words={zoomWordsIn(gameWords.language)} single={useTight()} />
      </Header>
      <main class="theatre spread">
        <EntryStory context={context} at={at} state={state} sentence={sentenceAt(context, at, description)} />
        <Stage
          context={context}
          at={at}
          state={state}
          place={judged ? placePlayed(recording, state, judged) : description?.at}
          tall={tall}
          spotlight={spotlight}
          judged={judged}
        />
        <Side
          {...{
            context,
            playback,
            tall,
            watched,
            told,
            state,
            spotlight,
            setSpotlight,
            panel,
            review,
            judged,
            pointOut,
          }}
        />
        <Controls playback={playback} counts={recording.moveCounts} told={sliderText(context, at)} words={words}>
          <ForkButton context={context} at={at} small={tall} />
          <StudyButton context={context} at={at} small={tall} />
          <Sharing context={context} at={at} watched={watched?.seed ? watched : undefined} />
        </Controls>
      </main>
    </div>
  );
}

interface StageProps {
  readonly context: ReplayContext;
  readonly at: number;
  readonly state: ReturnType<typeof stateAt>;
  /** Where the latest move was made. */
  readonly place: string | undefined;
  readonly tall: boolean;
  readonly spotlight: Spotlight | undefined;
  readonly judged: Judgement | undefined;
}

function Stage({ context, at, state, place, tall, spotlight, judged }: StageProps): JSX.Element {
  const { view, gameWords, hues, who } = context;
  const hand = useMemo(() => judged && showOnlyInput(judged), [judged]);
  const orientation = useReplayOrientation(context, state, tall);
  const news = useMemo(
    () => [descriptionOf(context.recording.seen, at - 1)].filter(description => description !== undefined),
    [context.recording, at],
  );
  return (
    <div class="stage">
      <view.Board
        {...{ state, hues, who, news, spotlight }}
        words={gameWords}
        turned={tall}
        latest={place}
        before={useBefore(context.recording, state, at)}
        motion={moving.value}
        named={fieldNames.value === 'on'}
        orientation={orientation}
        input={hand}
      />
      {view.BoardText && (
        <div class="unseen">
          <h2>{context.words.play.boardText}</h2>
          <view.BoardText state={state} words={gameWords} who={who} />
        </div>
      )}
    </div>
  );
}

interface SideProps {
  readonly context: ReplayContext;
  readonly playback: Playback;
  readonly tall: boolean;
  readonly watched: WatchRoute | undefined;
  readonly told: string | undefined;
  readonly state: ReturnType<typeof stateAt>;
  readonly spotlight: Spotlight | undefined;
  readonly setSpotlight: (spotlight: Spotlight | undefined) => void;
  readonly panel: string | undefined;
  /** There is none of a game that is still on. */
  readonly review: ReviewController | undefined;
  readonly judged: Judgement | undefined;
  readonly pointOut: (judgement: Judgement) => void;
}

/** Beside the board there is room for the scores and one panel more; on a phone for one panel alone. */
function Side(props: SideProps): JSX.Element {
  const { context, playback, tall, watched, told, state, spotlight, setSpotlight, review, judged, pointOut } = props;
  const tight = useTight();
  const lone = tight ? 'scores' : 'log';
  const [open, setOpen] = useState<PanelName | undefined>(props.panel === 'review' && review ? 'review' : lone);
  const [looked, look] = useState<number>();
  const { at, control } = playback;
  const { view, gameWords, hues, who } = context;
  const jump = (to: number) => control({ kind: 'jump', to });
  const seeking = { context, at, jump, look, looked };
  const showDecision = (judgement: Judgement) => {
    pointOut(judgement);
    jump(judgement.at);
  };
  const scores = <ReplayScores context={context} at={looked ?? at} />;
  const lookOut = told !== undefined && <p class="small look-out">{told}</p>;
  const legal = () => legalCandidates(context.recording.game, state);
  const stock = view.SidePanel && (
    <view.SidePanel {...{ state, words: gameWords, hues, who, legal, spotlight, onSpotlight: setSpotlight }} />
  );
  const panels: Readonly<Record<PanelName, () => JSX.Element | undefined>> = {
    scores: () => (
      <>
        {lookOut}
        {scores}
        {stock}
      </>
    ),
    log: () => (
      <>
        {lookOut}
        <ReplayLog context={context} at={at} jump={jump} />
      </>
    ),
    graph: () => <ScoreGraph {...seeking} />,
    review: () => review && <ReviewPanel {...seeking} {...{ review, judged, pointOut: showDecision }} />,
    facts: () => <MatchFacts context={context} watched={watched} />,
  };
  const names = (Object.keys(panels) as PanelName[]).filter(
    name => (tight || name !== 'scores') && (review || name !== 'review'),
  );
  const shown = tall || (open !== undefined && names.includes(open)) ? open : lone;
  return (
    <aside class="wing">
      {!tight && stock}
      {!tight && scores}
      <ReplayPanels
        names={names}
        open={shown}
        choose={setOpen}
        foldable={tall}
        words={context.words}
        panel={name => panels[name]()}
      />
    </aside>
  );
}
