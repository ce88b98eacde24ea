import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CHANCE, isSeat, type Seat } from '../../engine/game.ts';
import { useTall } from '../browser/screen-shape.ts';
import { speak } from '../browser/voice.ts';
import type { Effect } from '../kit/effect.ts';
import { asSentence } from '../kit/landmarks.ts';
import { leadTaken } from '../kit/leads.ts';
import type { WalkTelling } from '../kit/orientation/orientation.ts';
import { peopleOf } from '../match/people.ts';
import { readAloud } from '../page/settings.ts';
import { arrivalTold } from './arrival-told.ts';
import { endTold } from './end-told.ts';
import { isTold, type LogLine } from './log-lines.ts';
import { isOnlooker } from './onlooker.tsx';
import { toldText } from './outcome-telling.ts';
import { type HeardDraft, unheardLines, wasHeard } from './own-moves.ts';
import { plannedLine, planText } from './planned-move.ts';
import { pastTitle } from './prompt.tsx';
import { effectsSeen, effectsText, lineText, moverOf, type TableContext } from './table-context.ts';
import { toldTask } from './table-orientation.ts';
import { taskOf } from './turn-task.ts';
import { asWalks, unsaidLines, walkPlayed } from './walks.ts';

/** How many sentences stay: earlier ones have been read aloud by then. */
const KEPT = 12;

type Say = (...sentences: readonly string[]) => void;
type Heard = { current: HeardDraft | undefined };

/**
 * Says aloud, for those who do not see it, what was done, by oneself or by others, and what is to be done now. It is a log and not one text
 * that changes: moves of quick players follow each other faster than they can be read, and none must be lost.
 */
export function Announcer({ context }: { context: TableContext }): JSX.Element {
  const lastId = useRef(0);
  const heardDraft = useRef<HeardDraft | undefined>(undefined);
  const [sentences, setSentences] = useState<readonly { id: number; text: string }[]>([]);
  const say: Say = (...texts) => {
    const fresh = texts.filter(text => text !== '').map(text => ({ id: ++lastId.current, text }));
    if (context.controller.host.hand && readAloud.peek() === 'on')
      for (const { text } of fresh) speak(text, context.gameWords.language);
    setSentences(earlier => [...earlier, ...fresh].slice(-KEPT));
  };
  useForgetting(context, () => setSentences([]));
  useEffect(() => say(arrivalTold(context)), []);
  useNews(context, say, heardDraft);
  useOwnMoves(context, say, heardDraft);
  useGoingOut(context, say);
  useSubtitle(context, say);
  useTask(context, say);
  useOthersTurn(context, say);
  useHints(context, say);
  useToldTask(context, say);
  usePast(context, say);
  return (
    <div class="unseen" role="log" data-announcer>
      {sentences.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/** The sentences for one person are not for the next one who takes the device. */
function useForgetting({ controller }: TableContext, forget: () => void): void {
  const viewer = controller.viewer.value;
  const before = useRef(viewer);
  useEffect(() => {
    if (before.current !== viewer) forget();
    before.current = viewer;
  }, [viewer]);
}

/** What happened, as far as it was not said while it was tried out, and how the game ended. */
function useNews(context: TableContext, say: Say, heardDraft: Heard): void {
  const { controller } = context;
  const lines = controller.lines.value;
  const heard = useRef(lines.length);
  const { over, viewer, resigned } = controller.snapshot.value;
  // Where all people have given up, computers finish the game among themselves: nothing of it is anybody's to follow.
  const deserted = peopleOf(controller.host.match).every(seat => resigned.has(seat));
  const wasDeserted = useRef(deserted);
  useEffect(() => {
    const toMove = over ? undefined : context.game.actor(controller.snapshot.value.state);
    const { told, rest } = unsaidLines(lines.slice(heard.current), toMove, walksOf(context));
    const silent = wasDeserted.current || context.slots.untold?.() === true;
    wasDeserted.current = deserted;
    const news = told.filter(
      line => !silent && (line.actor !== 'host' || line.what === 'correct') && isTold(line, context.view),
    );
    // Around one device everybody has heard what lies open, whoever has it next.
    const isShared = controller.host.hand !== undefined && !controller.host.reader.hidesAnything();
    const isOwn = (line: LogLine) => (isShared || line.actor === viewer) && wasHeard(line, heardDraft.current);
    heard.current = lines.length - rest;
    say(
      ...news.map(line => (isOwn(line) ? leadsOf(context, line) : storyOf(context, line))),
      ...(over ? endTold(context) : deserted && !silent ? [context.words.play.computerPlaysOn] : []),
    );
  }, [lines, over]);
}

/** Whoever is out is told once that nobody waits for them. */
function useGoingOut(context: TableContext, say: Say): void {
  const isOut = isOnlooker(context);
  useEffect(() => {
    if (isOut) say(`${context.words.play.youAreOut}.`, context.words.play.nobodyWaits);
  }, [isOut]);
}

/**
 * What is tried out is said at once: a slip of a key must not pass unheard. What is entered by hand is kept as soon as it is
 * whole, and told from the log then: once, and with all that came of it.
 */
function useOwnMoves(context: TableContext, say: Say, heardDraft: Heard): void {
  const { controller } = context;
  const draft = controller.draft.value;
  const isEntered = controller.host.hand !== undefined && controller.isSending();
  useEffect(() => {
    if (!draft || isEntered) return;
    const fresh = asWalks(unheardLines(draft, heardDraft.current), walksOf(context));
    const plan = plannedLine(context, fresh);
    say(
      ...fresh.map(line =>
        line === plan ? planText(context, line) : storyOf(context, line, ownEffects(context, line)),
      ),
    );
    heardDraft.current = draft;
  }, [draft]);
}

/** What lies face down before others is nobody's to hear. */
function ownEffects({ view }: TableContext, { effects, actor }: LogLine): readonly Effect[] {
  return view.faceDown ? effects.filter(({ seat }) => seat === actor) : effects;
}

/** What is special about the match comes before its first task. */
function useSubtitle({ gameWords, slots: { subtitle } }: TableContext, say: Say): void {
  useEffect(() => say(subtitle ? `${gameWords.title}. ${subtitle}.` : ''), [subtitle]);
}

/** Whoever asks is told that it takes a moment, or that it is in vain. */
function useHints({ hintController, words, slots }: TableContext, say: Say): void {
  const awaited = hintController.thinking.value && hintController.isToTell.value;
  useEffect(() => say(awaited ? words.advice.looking : ''), [awaited]);
  const asked = hintController.askedInVain.value;
  useEffect(() => say(asked > 0 ? (slots.noHints ?? words.play.noHints) : ''), [asked]);
}

/** Whose turn it is, when it begins, and what is to be done whenever that changes; of a turn that is on its way, nothing. */
function useTask(context: TableContext, say: Say): void {
  const { controller } = context;
  const draft = controller.draft.value;
  const playing = useRef(false);
  const task = controller.isSending() ? '' : draft ? taskOf(context) : toldNow(context);
  useEffect(() => {
    const begins = draft && !playing.current;
    playing.current = draft !== undefined;
    if (begins && draft.seat !== CHANCE) say(beginningOf(context, draft.seat));
    say(task);
  }, [task, draft?.seat, draft?.moves.length]);
}

/** Who else is to move: other people may take their time, and nobody is left to guess for whom all wait. */
function useOthersTurn({ controller, game, words, who, alone, me }: TableContext, say: Say): void {
  const { over, state, resigned } = controller.snapshot.value;
  const actor = game.actor(state);
  const isWaitedFor =
    alone && !over && isSeat(actor) && actor !== me && !resigned.has(actor) && isPerson(controller, actor);
  const waitedFor = isWaitedFor ? actor : undefined;
  const before = useRef(waitedFor);
  useEffect(() => {
    // Whoever arrives is told so by the arrival.
    if (waitedFor !== undefined && waitedFor !== before.current) say(`${words.play.turnOf(who(waitedFor))}.`);
    before.current = waitedFor;
  }, [waitedFor]);
}

function isPerson({ host }: TableContext['controller'], seat: Seat): boolean {
  return host.match.players[seat]?.bot === undefined;
}

function beginningOf({ gameWords, words, alone, who, slots }: TableContext, seat: Seat): string {
  const asked = slots.asked?.();
  if (asked) return `${gameWords.title}. ${asked.title}: ${asked.about}.`;
  return `${alone ? words.play.yourTurn : words.play.turnOf(who(seat))}.`;
}

/** What people are to do with the pieces of a bot. */
function toldNow(context: TableContext): string {
  const told = context.controller.host.hand?.told.value;
  return told ? `${context.who(told.seat)}: ${toldText(context, told)}` : '';
}

/** What is to be known for it, as which way a tile lies: those who see the board see it there. */
function useToldTask(context: TableContext, say: Say): void {
  const tall = useTall();
  const told = context.controller.isSending() ? '' : toldTask(context, tall);
  useEffect(() => say(told), [told]);
}

/** What is looked back at; and after that, what was to be done. What plays by itself is told walk by walk, without its number. */
function usePast(context: TableContext, say: Say): void {
  const { controller, words } = context;
  const past = controller.past.value;
  const away = useRef(false);
  useEffect(() => {
    const returned = away.current && past === undefined;
    const playsOn = away.current && controller.playing.value;
    away.current = past !== undefined;
    if (returned && controller.draft.value) say(taskOf(context));
    if (past === undefined) return;
    if (playsOn)
      return say(...walkPlayed(controller.lines.value, past, walksOf(context)).map(walk => storyOf(context, walk)));
    const line = controller.lookedAt();
    say(`${pastTitle(context, past)}.`, line ? storyOf(context, line) : words.play.set);
  }, [past]);
}

function walksOf({ orientation }: TableContext): WalkTelling | undefined {
  return orientation.value?.orientation.walks;
}

/** What changed hands by a move that was said before. */
function leadsOf({ gameWords, who }: TableContext, { leads }: LogLine): string {
  return leads.map(lead => leadTaken(lead, gameWords, who)).join(' ');
}

function storyOf(context: TableContext, line: LogLine, effects = effectsSeen(context, line)): string {
  const gains = effectsText(context, effects, moverOf(line));
  return gains === '' ? lineText(context, line) : `${lineText(context, line)} ${asSentence(gains)}`;
}
