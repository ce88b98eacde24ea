import './outcome-prompt.css';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import { witnessesOf } from '../../table/by-hand.ts';
import { layOut } from '../../table/laying-out.ts';
import { hasNoFocus } from './board-focus.ts';
import { KeepButton } from './keep-button.tsx';
import { LayingPrompt } from './laying-prompt.tsx';
import { choiceOf, facesFor, rollOf } from './outcome-choice.ts';
import { useDigits } from './outcome-digits.ts';
import { type OutcomeQuestion, openQuestion, outcomeName, questionOf } from './outcome-telling.ts';
import { PromptFrame } from './prompt-frame.tsx';
import type { TableContext } from './table-context.ts';

interface Props {
  readonly context: TableContext;
}

/** People have rolled or drawn: what came is entered here, or on the board. */
export function OutcomePrompt({ context }: Props): JSX.Element | undefined {
  const { controller, hand } = context;
  const question = openQuestion(context);
  const seat = secretOf(context, question);
  // Many outcomes that lie on the board are told in any order.
  if (layOut(context.game, controller.snapshot.value.state, new Map()).open.length > 1)
    return <LayingPrompt context={context} />;
  return (
    <PromptFrame
      context={context}
      seats={seat === undefined ? [] : [seat]}
      title={questionOf(context)}
      task={noteOf(context, seat)}
      more={hand.value && question && <Answers key={controller.host.length.value} context={context} {...question} />}
      actions={seat !== undefined && <KeepButton context={context} />}
    />
  );
}

/** The seat that alone may see what came. */
function secretOf({ game }: TableContext, question: OutcomeQuestion | undefined): Seat | undefined {
  const witnesses = question ? witnessesOf(game, question.state) : [];
  return question && witnesses.length < question.state.seats ? witnesses[0] : undefined;
}

/** Who should look, where not everybody may. */
function noteOf(context: TableContext, seat: Seat | undefined): string {
  const { hand, who, me, controller } = context;
  const told = hand.value?.words;
  if (!told) return '';
  const isBots = seat !== undefined && controller.host.match.players[seat]?.bot !== undefined;
  if (seat !== undefined && seat !== me) return (isBots ? told.forBot : told.secret)(who(seat));
  return '';
}

type AnswersProps = Props & OutcomeQuestion;

function Answers(props: AnswersProps): JSX.Element | undefined {
  const choice = choiceOf(props.legal);
  if (choice === 'place') return undefined;
  return <Choices>{choice === 'dice' ? <Dice {...props} /> : <List {...props} />}</Choices>;
}

/** Whoever has answered one question by keys goes on with the next one: the button that had the focus is gone. */
function Choices({ children }: { children: JSX.Element }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (hasNoFocus()) place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  // A key that is held down answers once.
  return (
    <div ref={place} class="choices" onKeyDown={event => event.repeat && event.preventDefault()}>
      {children}
    </div>
  );
}

/** One out of those that can still come, with how many of it there are. */
function List({ context, legal, state }: AnswersProps): JSX.Element {
  const { controller, game, hand, view } = context;
  const Picture = view.drawn?.includes(legal[0]?.tokens[0] ?? '') ? view.Drawn : undefined;
  const weights = legal.map(({ move }) => game.weight(state, move));
  const counted = weights.some(weight => weight !== 1);
  useDigits(digit => {
    const meant =
      legal.find(({ tokens }) => tokens.at(-1) === digit) ?? (counted ? undefined : legal[Number(digit) - 1]);
    if (meant) controller.playMoves([meant.text]);
  });
  return (
    <div class={Picture ? 'outcomes pictured' : 'outcomes listed'}>
      {legal.map((candidate, i) => (
        <button
          key={candidate.text}
          type="button"
          class="button plain outcome"
          data-word={candidate.text}
          title={Picture && outcomeName(context, candidate)}
          onClick={() => controller.playMoves([candidate.text])}
        >
          {Picture && <Picture tokens={candidate.tokens} state={state} />}
          <span class={Picture && 'unseen'}>{outcomeName(context, candidate)}</span>
          {counted && <small>{hand.value!.words.left(weights[i]!)}</small>}
        </button>
      ))}
    </div>
  );
}

/** Several dice, in any order. */
function Dice({ context, legal }: AnswersProps): JSX.Element {
  const { controller, hand } = context;
  const [lying, setLying] = useState<readonly string[]>([]);
  const { words } = hand.value!;
  const faces = facesFor(legal, lying);
  const add = (face: string) => {
    if (!faces.includes(face)) return;
    const next = [...lying, face];
    const roll = rollOf(legal, next);
    if (roll) controller.playMoves([roll.text]);
    else setLying(next);
  };
  useDigits(add);
  return (
    <>
      <div class="outcomes">
        {faces.map(face => (
          <button key={face} type="button" class="button plain outcome" data-word={face} onClick={() => add(face)}>
            <Die face={face} />
            <span class="unseen">{face}</span>
          </button>
        ))}
      </div>
      <p class="lying" role="status">
        {lying.map((face, i) => (
          <Die key={i} face={face} />
        ))}
        <span>{words.dice(lying.length, legal[0]!.tokens.length - 1)}</span>
        {lying.length > 0 && (
          <button type="button" class="button plain" onClick={() => setLying([])}>
            {words.clear}
          </button>
        )}
      </p>
    </>
  );
}

const pips: Readonly<Record<string, string>> = {
  1: 'M0 0h.01',
  2: 'M-5 -5h.01M5 5h.01',
  3: 'M-5.5 -5.5h.01M0 0h.01M5.5 5.5h.01',
  4: 'M-5 -5h.01M5 -5h.01M-5 5h.01M5 5h.01',
  5: 'M-5.5 -5.5h.01M5.5 -5.5h.01M0 0h.01M-5.5 5.5h.01M5.5 5.5h.01',
  6: 'M-5 -6h.01M5 -6h.01M-5 0h.01M5 0h.01M-5 6h.01M5 6h.01',
};

function Die({ face }: { face: string }): JSX.Element {
  return (
    <svg class="outcome-die" viewBox="-13 -13 26 26" aria-hidden="true">
      <rect x="-11.500" y="-11.500" width="23" height="23" rx="4" />
      <path d={pips[face] ?? ''} />
    </svg>
  );
}
