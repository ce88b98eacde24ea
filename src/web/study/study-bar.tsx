import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { movesOf } from '../../engine/game.ts';
import { FIRST, nextPositions, notesAt } from '../../table/study.ts';
import { playerName } from '../match/names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { StudyWords } from '../words/study.en.ts';
import type { LiveStudy } from './live-study.ts';
import type { StudyContext } from './study-context.ts';

interface Props {
  readonly context: StudyContext;
}

/** Above the board: steps through the line, what is noted here, and what chance is to bring. */
export function StudyBar({ context }: Props): JSX.Element {
  const { controller, studyWords, keep } = context;
  const { host } = controller;
  const { study, at } = host.place.value;
  const [next] = nextPositions(study, at);
  const { comment, sign } = notesAt(study, at);
  const before = study.moves[at - 1]?.after ?? FIRST;
  const step = (icon: IconName, name: string, to: number | undefined) => (
    <button
      type="button"
      class="round"
      aria-label={name}
      title={name}
      disabled={to === undefined}
      onClick={() => to !== undefined && host.goTo(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="study-bar">
      {step('first', studyWords.toStart, at === FIRST ? undefined : FIRST)}
      {step('stepBack', studyWords.back, at === FIRST ? undefined : before)}
      {step('stepOn', studyWords.on, next)}
      <p class="study-said" role="status">
        {sign !== undefined && (
          <b title={studyWords.signNames[sign]}>
            {sign} <span class="unseen">{studyWords.signNames[sign]}</span>
          </b>
        )}{' '}
        {markingText(context) ?? comment}
        {keep && comment === undefined && <span class="small study-shared">{studyWords.shared}</span>}
      </p>
      {context.live && <LiveChoice live={context.live} studyWords={studyWords} />}
      {host.isChanceNext() && <ChanceChoice context={context} />}
      {keep && (
        <button type="button" class="round" aria-label={studyWords.keep} title={studyWords.keep} onClick={keep}>
          <Icon name="install" />
        </button>
      )}
    </div>
  );
}

interface LiveProps {
  readonly live: LiveStudy;
  readonly studyWords: StudyWords;
}

/** The owner shows where they are, or not; others go where the owner is, or on their own. */
function LiveChoice({ live, studyWords }: LiveProps): JSX.Element | undefined {
  if (!live.own && !live.shown.value) return undefined;
  const on = live.live.value;
  const name = live.own ? studyWords.showLive : studyWords.follow(live.by ?? '');
  return (
    <>
      <button type="button" class="button plain study-live" aria-pressed={on} onClick={() => live.toggle()}>
        <Icon name={live.own ? 'share' : 'stepOn'} />
        {name}
      </button>
      <span class="unseen" role="status">
        {live.own ? (on ? studyWords.showing : '') : on ? studyWords.following : studyWords.onYourOwn}
      </span>
    </>
  );
}

function markingText({ controller, studyWords }: StudyContext): string | undefined {
  if (!controller.marking.value) return undefined;
  const from = controller.arrowFrom.value;
  return from === undefined ? studyWords.marking : studyWords.arrowFrom(from);
}

/** Chance rolls, or brings what somebody wants to see. */
function ChanceChoice({ context }: Props): JSX.Element {
  const { controller, studyWords } = context;
  const { host } = controller;
  const outcomes = useOutcomes(context);
  return (
    <>
      <button type="button" class="button" onClick={() => host.roll()}>
        {studyWords.roll}
      </button>
      <select
        class="field"
        aria-label={studyWords.choose}
        value=""
        onChange={event => event.currentTarget.value !== '' && host.choose(event.currentTarget.value)}
      >
        <option value="">{studyWords.choose}</option>
        {outcomes.map(({ move, text }) => (
          <option key={move} value={move}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}

function useOutcomes({ controller: { host }, opened, words }: StudyContext): readonly { move: string; text: string }[] {
  const { game, gameWords } = opened;
  const { table } = host;
  return useMemo(() => {
    const { state, match } = table;
    const who = (seat: number) => playerName(match.players, seat, words);
    return movesOf(game, state).map(move => {
      const { key, args } = game.describe(state, move);
      const text = game.format(state, move);
      return { move: text, text: gameWords.story[key]?.(args as never, who) ?? text };
    });
  }, [table, gameWords, words]);
}
