import type { JSX } from 'preact';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { GameId } from '../../games/registry.ts';
import { useTall, useTight } from '../browser/screen-shape.ts';
import { useToldBoard } from '../catalogue/board-orientation.ts';
import { type Candidate } from '../kit/candidate.ts';
import { legalCandidates, settledTokens } from '../kit/input/move-builder.ts';
import { rulesInput } from '../kit/input/rules-input.ts';
import type { BoardInput, GameWords } from '../kit/view.ts';
import { ZoomButtons } from '../kit/viewport/viewport.tsx';
import { zoomWordsIn } from '../kit/viewport/zoom-words.ts';
import { fieldNames, magnifier, moving } from '../page/settings.ts';
import { previewsOf } from '../table/clicks.ts';
import { Header } from '../ui/header.tsx';
import type { Words } from '../words/words.ts';
import { gainTexts } from './gain-texts.ts';
import {
  askedOf,
  beginLesson,
  clickIn,
  dropIn,
  explainsPoints,
  isDone,
  isLastStep,
  type Lesson,
  lessonState,
  lessonStep,
  playIn,
  showsPoints,
} from './lesson.ts';
import { Bubble } from './lesson-bubble.tsx';
import type { LessonMaterial } from './lesson-material.ts';
import { Points } from './lesson-points.tsx';

/** Lessons that are open: after a look into the rules a person comes back to the same step. */
const open = new Map<GameId, Lesson>();

type Props = LessonMaterial & { readonly words: Words };

/** The board with a teacher beside it. */
export function LessonView(props: Props): JSX.Element {
  const { id, game, view, script, gameWords, words } = props;
  const [lesson, setLesson] = useState(() => open.get(id) ?? beginLesson(game, script));
  // A board may say several words in one go: each goes on from the one before.
  const now = useRef(lesson);
  now.current = lesson;
  const change = (next: Lesson) => {
    if (isLastStep(next)) open.delete(id);
    else open.set(id, next);
    now.current = next;
    setLesson(next);
  };
  const who = useCallback((seat: Seat) => gameWords.players[seat]!, [gameWords]);
  const state = lessonState(lesson);
  const { spotlight } = lessonStep(lesson);
  const legal = useMemo(() => legalCandidates(game, state), [game, state]);
  const turned = useTall();
  const orientation = useToldBoard({ game, state, gameWords, words, who, viewer: script.seat, turned, legal });
  const input = useLessonInput(lesson, legal, update => change(update(now.current)), gameWords);
  return (
    <div class="screen guide">
      <Header words={words}>
        <h1>{words.guide.heading}</h1>
        <ZoomButtons words={zoomWordsIn(gameWords.language)} single={useTight()} />
      </Header>
      <main class="classroom spread">
        <Bubble {...props} lesson={lesson} change={change} />
        <div class="guide-stage">
          <view.Board
            {...{ state, words: gameWords, hues: view.players, who }}
            turned={turned}
            named={fieldNames.value === 'on'}
            orientation={orientation}
            latest={latestIn(lesson)}
            before={useBefore(lesson)}
            news={lesson.news}
            motion={moving.value}
            magnifier={magnifier.value}
            input={input}
            spotlight={spotlight}
          />
        </div>
        <div class={lessonStep(lesson).task.kind === 'read' ? 'guide-side reading' : 'guide-side'}>
          {(turned ? explainsPoints(lesson) : showsPoints(lesson)) && (
            <Points game={game} view={view} lesson={lesson} words={words} gameWords={gameWords} />
          )}
          {view.SidePanel && (
            <view.SidePanel
              {...{ state, words: gameWords, hues: view.players, who, input, spotlight }}
              legal={() => legal}
            />
          )}
        </div>
      </main>
    </div>
  );
}

/** What can be done on the board now; nothing where there is only something to read. */
function useLessonInput(
  lesson: Lesson,
  legal: readonly Candidate[],
  change: (update: (lesson: Lesson) => Lesson) => void,
  gameWords: GameWords,
): BoardInput | undefined {
  const [pointing, setPointing] = useState<Pointing>();
  if (isDone(lesson)) return undefined;
  const { game, builder, script, draft } = lesson;
  return {
    ...rulesInput(game, lessonState(lesson), builder, legal),
    seat: script.seat,
    chosen: chosenIn(lesson),
    // Leaving a board that takes no input is not reported: the last token pointed at is over.
    pointed: pointing?.draft === draft ? pointing.token : undefined,
    point: token => setPointing({ token, draft }),
    narrow: lit => askedOf(lesson, lit),
    pick: token => change(now => clickIn(now, token)),
    playMoves: moves => change(now => moves.reduce(playIn, now)),
    drop: () => change(dropIn),
    preview: token => foretold(lesson, token, gameWords),
  };
}

interface Pointing {
  readonly token: string | undefined;
  readonly draft: Lesson['draft'];
}

/** What leaves no choice is chosen, except the place on the board: that one is to be found. */
function chosenIn({ builder }: Lesson): ReadonlySet<string> {
  const last = Math.max(...builder.legal.map(({ tokens }) => tokens.length)) - 1;
  const settled = [...settledTokens(builder)].filter(([place]) => place < last);
  return new Set([...settled.map(([, token]) => token), ...builder.chosen.values()]);
}

/** A forbidden move has no effects to preview, and points are not shown before they are explained. */
function foretold(lesson: Lesson, token: string, gameWords: GameWords): string {
  if (lessonStep(lesson).task.kind !== 'play' || !showsPoints(lesson)) return '';
  const [only, ...others] = previewsOf(lesson.game, lessonState(lesson), lesson.builder, token);
  const own = others.length === 0 && only?.effects.find(({ seat }) => seat === lesson.script.seat);
  return own ? gainTexts(own, gameWords).join(', ') : '';
}

/** The place of the latest move of this step, or of the others' answer before it. */
function latestIn({ game, draft, replies }: Lesson): string | undefined {
  const at = draft.moves.length - 1;
  const before = draft.states[at];
  const last = before ? game.describe(before, game.parse(before, draft.moves[at]!)) : replies.at(-1);
  return last?.at;
}

/** What was shown before, as long as the game went on from there and did not jump. */
function useBefore(lesson: Lesson): AnyState | undefined {
  const state = lessonState(lesson);
  const seen = useRef<Seen>({ at: lesson.at, state, before: undefined });
  const last = seen.current;
  if (last.state !== state) {
    const onward = lesson.at === last.at || (lesson.at === last.at + 1 && !lessonStep(lesson).from);
    seen.current = { at: lesson.at, state, before: onward ? last.state : undefined };
  }
  return seen.current.before;
}

interface Seen {
  readonly at: number;
  readonly state: AnyState;
  readonly before: AnyState | undefined;
}
