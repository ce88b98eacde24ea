import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { AnyState } from '../../engine/state.ts';
import type { GameId } from '../../games/registry.ts';
import { prospectsOf } from '../play/choosing.ts';
import { Header } from '../screens/header.tsx';
import { moving } from '../settings.ts';
import { useTall, useTight } from '../shape.ts';
import { LensButtons } from '../stage/lens.tsx';
import { litTokens, settledTokens } from '../stage/picking.ts';
import { placeTold } from '../stage/place.ts';
import type { GameWords, Hand } from '../stage/view.ts';
import { stageWordsIn } from '../stage/words.ts';
import type { Words } from '../words/words.ts';
import { Bubble } from './bubble.tsx';
import { gainsIn } from './gains.ts';
import {
  askedOf,
  beginLesson,
  clickIn,
  dropIn,
  isDone,
  isLast,
  type Lesson,
  playIn,
  shownIn,
  showsPoints,
  stepOf,
} from './lesson.ts';
import type { Material } from './material.ts';
import { Points } from './points.tsx';

/** Whoever looks something up in the rules comes back to where the lesson stood. */
const open = new Map<GameId, Lesson>();

type Props = Material & { readonly words: Words };

/** The board with a teacher beside it. */
export function Classroom(props: Props): JSX.Element {
  const { id, game, view, script, gameWords, words } = props;
  const [lesson, setLesson] = useState(() => open.get(id) ?? beginLesson(game, script));
  // A board may say several words in one go: each goes on from the one before.
  const now = useRef(lesson);
  now.current = lesson;
  const change = (next: Lesson) => {
    if (isLast(next)) open.delete(id);
    else open.set(id, next);
    now.current = next;
    setLesson(next);
  };
  const state = shownIn(lesson);
  const { spotlight } = stepOf(lesson);
  const hand = useHand(lesson, act => change(act(now.current)), gameWords);
  return (
    <div class="screen guide">
      <Header words={words}>
        <h1>{words.guide.heading}</h1>
        <LensButtons words={stageWordsIn(gameWords.language)} single={useTight()} />
      </Header>
      <main class="classroom">
        <Bubble {...props} lesson={lesson} change={change} />
        <div class="guide-stage">
          <view.Board
            state={state}
            words={gameWords}
            turned={useTall()}
            latest={latestIn(lesson)}
            before={useBefore(lesson)}
            news={lesson.news}
            motion={moving.value}
            hand={hand}
            spotlight={spotlight}
          />
        </div>
        <div class="guide-side">
          {showsPoints(lesson) && (
            <Points game={game} view={view} lesson={lesson} words={words} gameWords={gameWords} />
          )}
          <view.Stock state={state} words={gameWords} hand={hand} spotlight={spotlight} />
        </div>
      </main>
    </div>
  );
}

/** What can be done on the board now; nothing where there is only something to read. */
function useHand(
  lesson: Lesson,
  change: (act: (lesson: Lesson) => Lesson) => void,
  gameWords: GameWords,
): Hand | undefined {
  const [pointing, setPointing] = useState<Pointing>();
  if (isDone(lesson)) return undefined;
  const { picking, script, draft } = lesson;
  return {
    seat: script.seat,
    lit: litTokens(picking),
    chosen: chosenIn(lesson),
    // Whoever leaves a board that is only looked at is not heard: what was pointed at before is over.
    pointed: pointing?.draft === draft ? pointing.token : undefined,
    point: token => setPointing({ token, draft }),
    picked: new Set(picking.chosen.values()),
    narrow: lit => askedOf(lesson, lit),
    pick: token => change(now => clickIn(now, token)),
    playMoves: moves => change(now => moves.reduce(playIn, now)),
    drop: () => change(dropIn),
    foretell: token => foretold(lesson, token, gameWords),
  };
}

interface Pointing {
  readonly token: string | undefined;
  readonly draft: Lesson['draft'];
}

/** What leaves no choice is chosen, except the place on the board: that one is to be found. */
function chosenIn({ picking }: Lesson): ReadonlySet<string> {
  const last = Math.max(...picking.legal.map(({ tokens }) => tokens.length)) - 1;
  const settled = [...settledTokens(picking)].filter(([place]) => place < last);
  return new Set([...settled.map(([, token]) => token), ...picking.chosen.values()]);
}

/** A forbidden move has no effects that one could foretell, and points are not told before they are explained. */
function foretold(lesson: Lesson, token: string, gameWords: GameWords): string {
  if (stepOf(lesson).task.kind !== 'play' || !showsPoints(lesson)) return '';
  const [only, ...others] = prospectsOf(lesson.game, shownIn(lesson), lesson.picking, token);
  const own = others.length === 0 && only?.effects.find(({ seat }) => seat === lesson.script.seat);
  return own ? gainsIn(own, gameWords).join(', ') : '';
}

/** The place of the latest move of this step, or of the others' answer before it. */
function latestIn({ game, draft, told }: Lesson): string | undefined {
  const at = draft.moves.length - 1;
  const before = draft.states[at];
  const last = before ? game.tell(before, game.parse(before, draft.moves[at]!)) : told.at(-1);
  return last && placeTold(last.args);
}

/** What was shown before, as long as the game went on from there and did not jump. */
function useBefore(lesson: Lesson): AnyState | undefined {
  const state = shownIn(lesson);
  const seen = useRef<Seen>({ at: lesson.at, state, before: undefined });
  const last = seen.current;
  if (last.state !== state) {
    const onward = lesson.at === last.at || (lesson.at === last.at + 1 && !stepOf(lesson).from);
    seen.current = { at: lesson.at, state, before: onward ? last.state : undefined };
  }
  return seen.current.before;
}

interface Seen {
  readonly at: number;
  readonly state: AnyState;
  readonly before: AnyState | undefined;
}
