import './coach.css';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { type FirstWords, loadCoachScript, loadFirstWords } from '../catalogue/coach-loader.ts';
import { Camel } from '../kit/draw/camel.tsx';
import type { CoachPlace, CoachStep } from '../kit/guidebook.ts';
import { coachMemory } from '../match/acquaintance.ts';
import { useLocalized } from '../page/localized.ts';
import { Icon } from '../ui/icon.tsx';
import type { Words } from '../words/words.ts';
import { type Kept, placeOfBubble, type ScreenBox, tailSide } from './bubble-place.ts';
import { type CoachMoment, type CoachProgress, followed, hasToldAll, understood } from './coach-progress.ts';
import type { TableContext } from './table-context.ts';
import { taskKeyOf } from './task-key.ts';

interface Props {
  readonly context: TableContext;
  readonly words: Words;
}

interface Lines {
  readonly script: readonly CoachStep[];
  readonly first: FirstWords;
}

/** Says a few words at the first turns of a first game, each at what it speaks of. It waits for nothing. */
export function Coach({ context }: Props): JSX.Element | undefined {
  const id = context.game.id as GameId;
  const { found } = useLocalized(`coach ${id}`, async language => {
    const [script, first] = await Promise.all([loadCoachScript(id), loadFirstWords(id, language)]);
    return { script, first };
  });
  return found ? <Speaking context={context} lines={found} /> : undefined;
}

function Speaking({ context, lines }: { context: TableContext; lines: Lines }): JSX.Element {
  const { first } = lines;
  // Where no hints are given nobody is told to ask for one.
  const script = useMemo(
    () => lines.script.filter(({ at }) => at !== 'hint' || context.controller.host.hints),
    [lines, context],
  );
  const memory = coachMemory(context.game.id);
  const [progress, setProgress] = useProgress(context, script);
  const dismiss = () => void (memory.value = 'off');
  const { tip } = progress;
  const away = context.controller.past.value !== undefined;
  const text = tip && !away ? (first.tips[tip.step.key] ?? '') : '';
  useEffect(() => {
    context.coachSpeaks.value = text !== '';
    return () => void (context.coachSpeaks.value = false);
  }, [text]);
  return (
    <aside class="coach" aria-label={first.coach} data-tip={tip?.step.key}>
      {/* The region is there before the words are: only what changes in it is read aloud. */}
      <p class="unseen" role="status">
        {text}
      </p>
      {text !== '' && tip && (
        <Bubble key={tip.step.key} at={tip.step.at} text={text} ready={context.controller.isComplete()}>
          <button type="button" class="round" aria-label={first.sendAway} title={first.sendAway} onClick={dismiss}>
            <Icon name="close" />
          </button>
          <button type="button" class="button" onClick={() => setProgress(understood(progress))}>
            {first.gotIt}
          </button>
        </Bubble>
      )}
    </aside>
  );
}

/** What is said goes along with what the person does, and is remembered once it was said. */
function useProgress(
  context: TableContext,
  script: readonly CoachStep[],
): readonly [CoachProgress, (progress: CoachProgress) => void] {
  const memory = coachMemory(context.game.id);
  const told = memory.value === 'off' ? [] : memory.value;
  const [progress, setProgress] = useState<CoachProgress>({ told });
  const moment = useMoment(context);
  useEffect(() => {
    const next = followed(script, progress, moment);
    if (next.told !== progress.told || next.tip?.step !== progress.tip?.step) setProgress(next);
  }, [script, progress, moment?.task, moment?.turn]);
  useEffect(() => {
    if (hasToldAll(script, progress)) memory.value = 'off';
    else if (progress.told.length > told.length) memory.value = progress.told;
  }, [script, progress]);
  return [progress, setProgress];
}

/** What the person is about to do; nothing while others move. */
function useMoment(context: TableContext): CoachMoment | undefined {
  const { controller } = context;
  const turn = useRef(0);
  const playing = useRef(false);
  const mine = controller.draft.value !== undefined;
  if (mine && !playing.current) turn.current++;
  playing.current = mine;
  if (!mine) return undefined;
  return { turn: turn.current, task: controller.canEnd() ? 'ready' : taskKeyOf(context) };
}

interface BubbleProps {
  readonly at: CoachPlace;
  readonly text: string;
  /** Nothing is left to choose: only the end of the turn is. */
  readonly ready: boolean;
  readonly children: JSX.Element | readonly JSX.Element[];
}

/** Where things are on the screen of a table; the first that is there. */
const places: Readonly<Record<CoachPlace, readonly string[]>> = {
  board: ['.stage-place'],
  prompt: ['.prompt'],
  stock: ['.stock-place', '.stage-place'],
  scores: ['.score-strip', '.score-table'],
  hint: ['.ask-hint', '.prompt'],
};

function placeOf(at: CoachPlace): HTMLElement | undefined {
  const found = places[at].map(selector => document.querySelector<HTMLElement>(selector));
  return found.find(element => element !== null) ?? undefined;
}

/**
 * What a turn is made with is not covered; the rest can wait until one has read. On a small screen that is the header with
 * the scores, and once nothing is left to choose the stock.
 */
function keptFree(ready: boolean): readonly (readonly [selector: string, weight: number])[] {
  return [
    ['.stage-place', 4],
    ['.prompt', 6],
    ['.stock-place', ready ? 0.01 : 4],
    ['.header', 0.002],
    ['.score-strip', 0.002],
    ['.score-table', 1],
    ['.folds', 0.2],
  ];
}

function Bubble({ at, text, ready, children }: BubbleProps): JSX.Element {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = placeOf(at);
    if (!bubble.current || !target) return undefined;
    const follow = keepNear(bubble.current, target, at, keptFree(ready));
    target.dataset['coached'] = '';
    return () => {
      delete target.dataset['coached'];
      follow.disconnect();
    };
  }, [at, ready]);
  return (
    <div class="coach-bubble" ref={bubble}>
      <svg class="figure coat-brand" viewBox="6 6 96 90" aria-hidden="true">
        <Camel weave="zigzag" />
      </svg>
      <p aria-hidden="true">{text}</p>
      <div>{children}</div>
    </div>
  );
}

/**
 * Finds the place for a bubble, and anew when the screen or what it speaks of changes. On a wide screen it has a place
 * of its own among the panels, where it covers nothing.
 */
function keepNear(
  bubble: HTMLElement,
  target: HTMLElement,
  at: CoachPlace,
  free: ReturnType<typeof keptFree>,
): ResizeObserver {
  const follow = () => {
    const box = target.getBoundingClientRect();
    if (getComputedStyle(bubble).position !== 'fixed') {
      bubble.style.translate = '';
      pointTo(bubble, bubble.getBoundingClientRect(), box, at);
      return;
    }
    const lies = bubble.getBoundingClientRect();
    const kept: Kept[] = free.flatMap(([selector, weight]) =>
      [...document.querySelectorAll(selector)].map(found => ({ box: found.getBoundingClientRect(), weight })),
    );
    const screen = openScreen(bubble);
    const place = placeOfBubble({ screen, bubble: lies, target: box, kept: [...kept, { box, weight: 2 }] });
    bubble.style.translate = `${place.left}px ${place.top}px`;
    pointTo(bubble, { ...place, right: place.left + lies.width, bottom: place.top + lies.height }, box, at);
  };
  const observer = new ResizeObserver(follow);
  // The screen keeps off notch and home bar, which a turned device has elsewhere.
  const page = bubble.closest('.screen') ?? target;
  for (const watched of [document.documentElement, page, target, bubble]) observer.observe(watched);
  follow();
  return observer;
}

/** The screen without its notch and home bar: every screen of the page keeps off them by its padding. */
function openScreen(bubble: HTMLElement): ScreenBox {
  const page = bubble.closest('.screen');
  const inset = (edge: string) => (page ? Number.parseFloat(getComputedStyle(page).getPropertyValue(edge)) || 0 : 0);
  return {
    left: inset('padding-left'),
    top: inset('padding-top'),
    right: innerWidth - inset('padding-right'),
    bottom: innerHeight - inset('padding-bottom'),
  };
}

const ROUND = 22;

/** The tail of the bubble stands on the side of what it speaks of. On a board that is some place or other: it has none. */
function pointTo(bubble: HTMLElement, lies: ScreenBox, target: ScreenBox, at: CoachPlace): void {
  const [x, y] = [(target.left + target.right) / 2 - lies.left, (target.top + target.bottom) / 2 - lies.top];
  const within = (place: number, size: number) => Math.max(ROUND, Math.min(place, size - ROUND));
  bubble.dataset['side'] = at === 'board' ? 'nowhere' : tailSide(lies, target);
  bubble.style.setProperty('--tail-x', `${within(x, lies.right - lies.left)}px`);
  bubble.style.setProperty('--tail-y', `${within(y, lies.bottom - lies.top)}px`);
}
