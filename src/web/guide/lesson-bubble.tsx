import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hasPuzzles } from '../catalogue/readings.ts';
import { Camel } from '../kit/draw/camel.tsx';
import { effectsBetween } from '../kit/effect.ts';
import { coachMemory, meet, rememberLearned } from '../match/acquaintance.ts';
import { beginMatch } from '../match/begin.ts';
import { EASIEST_LEVEL } from '../match/levels.ts';
import { ownName } from '../match/names.ts';
import { botPlayer, usualSetup, withOwnName } from '../match/setup.ts';
import { go, playAddress, puzzlesAddress, rulesAddress, startAddress } from '../page/route.ts';
import type { Words } from '../words/words.ts';
import { gainTexts } from './gain-texts.ts';
import {
  beginLesson,
  isDone,
  isFirstTask,
  isLastStep,
  type Lesson,
  lessonState,
  lessonStep,
  reminded,
  showsPoints,
  stepBack,
  stepOn,
} from './lesson.ts';
import { LessonButtons, promptIn } from './lesson-buttons.tsx';
import type { LessonMaterial } from './lesson-material.ts';

interface Props extends LessonMaterial {
  readonly lesson: Lesson;
  readonly change: (next: Lesson) => void;
  readonly words: Words;
}

/** What the teacher says, and the way on and back. */
export function Bubble(props: Props): JSX.Element {
  const { lesson, words, lines, gameWords } = props;
  const { say, done } = lines[lessonStep(lesson).key]!;
  const finished = isDone(lesson) && done !== undefined;
  const replies = lesson.replies.map(({ key, args }) =>
    gameWords.story[key]?.(args as never, seat => gameWords.players[seat]!),
  );
  return (
    <section class="bubble" aria-label={words.guide.heading}>
      <svg class="figure teacher coat-brand" viewBox="6 6 96 90" aria-hidden="true">
        <Camel weave="zigzag" />
      </svg>
      <a class="round leave" href={startAddress} aria-label={words.guide.leave} title={words.guide.leave}>
        <svg class="icon open" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
      </a>
      <div class="bubble-text" role="status">
        {replies.length > 0 && !finished && lesson.draft.moves.length === 0 && <p class="small">{replies.join(' ')}</p>}
        <Answer {...props} />
        <p class="say">{finished ? done : say}</p>
        {!finished && isFirstTask(lesson) && <p class="unseen">{words.guide.markedKeys}</p>}
        <Gains {...props} />
      </div>
      <LessonButtons {...props} />
      {isLastStep(lesson) ? <Farewell {...props} /> : <Steps {...props} />}
    </section>
  );
}

/** The rule against a click, with the way to the place where it stands; or what a click leaves to be chosen. */
function Answer({ id, lesson, view, rules, words, gameWords }: Props): JSX.Element | undefined {
  const { answer } = lesson;
  const prompt = !answer && promptIn(lesson, view, gameWords);
  if (prompt) return <p class="answer">{prompt}</p>;
  if (!answer) return undefined;
  if (answer.kind !== 'rule')
    return <p class="answer">{answer.kind === 'not-now' ? words.guide.notNow : words.guide.lookForMarked}</p>;
  return (
    <p class="answer">
      {rules[answer.rule]} <a href={rulesAddress(id, answer.rule)}>{words.guide.rule}</a>
    </p>
  );
}

/** What the moves of this step have brought so far. */
function Gains({ game, lesson, gameWords }: Props): JSX.Element | undefined {
  const effects = effectsBetween(game, lesson.draft.states[0]!, lessonState(lesson));
  const own = effects.find(({ seat }) => seat === lesson.script.seat);
  if (!own || !showsPoints(lesson)) return undefined;
  return (
    <ul class="gains">
      {gainTexts(own, gameWords).map(gain => (
        <li key={gain}>{gain}</li>
      ))}
    </ul>
  );
}

function Steps({ lesson, change, words }: Props): JSX.Element {
  const done = isDone(lesson);
  const next = useRef<HTMLButtonElement>(null);
  const busy = lessonStep(lesson).task.kind !== 'read';
  // Keyboard focus moves to the way on as soon as the task is done.
  useEffect(() => {
    if (busy && done) next.current?.focus();
  }, [busy && done]);
  return (
    <div class="bubble-foot">
      <button type="button" class="button plain" disabled={lesson.at === 0} onClick={() => change(stepBack(lesson))}>
        {words.guide.back}
      </button>
      <Dots lesson={lesson} words={words} />
      <button
        ref={next}
        type="button"
        class="button next"
        aria-disabled={!done}
        onClick={() => change(done ? stepOn(lesson) : reminded(lesson))}
      >
        {words.guide.next}
      </button>
    </div>
  );
}

function Dots({ lesson: { at, script }, words }: { lesson: Lesson; words: Words }): JSX.Element {
  return (
    <p class="dots">
      <span class="unseen">{words.guide.progress(at + 1, script.steps.length)}</span>
      {script.steps.map(({ key }, i) => (
        <span key={key} class={i < at ? 'dot past' : i === at ? 'dot now' : 'dot'} aria-hidden="true" />
      ))}
    </p>
  );
}

function Farewell({ id, game, view, script, lesson, change, words }: Props): JSX.Element {
  const [problem, setProblem] = useState('');
  const play = () => {
    // Whoever has come this far needs neither an explanation nor a coach.
    meet(id);
    coachMemory(id).value = 'off';
    // In the colours that one has learned with.
    const [own, other] = view.players;
    const players = [{ name: '', colour: own! }, botPlayer(other!, EASIEST_LEVEL)];
    beginMatch(id, withOwnName({ ...usualSetup(game), players }, ownName())).then(
      match => go(playAddress(match)),
      error => setProblem(words.common.broken(String(error))),
    );
  };
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    rememberLearned(id);
    first.current?.focus();
  }, []);
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <div class="farewell">
        <button ref={first} type="button" class="button next" onClick={play}>
          {words.guide.realGame}
        </button>
        {hasPuzzles(id) && (
          <a class="button plain" href={puzzlesAddress(id)}>
            {words.guide.practise}
          </a>
        )}
        <a class="button plain" href={rulesAddress(id)}>
          {words.guide.toRules}
        </a>
        <button type="button" class="button plain" onClick={() => change(stepBack(lesson))}>
          {words.guide.back}
        </button>
        <button type="button" class="button plain" onClick={() => change(beginLesson(game, script))}>
          {words.guide.again}
        </button>
      </div>
      <div class="bubble-foot">
        <Dots lesson={lesson} words={words} />
      </div>
    </>
  );
}
