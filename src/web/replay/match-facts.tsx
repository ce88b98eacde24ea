import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isLevelName } from '../../ai/levels.ts';
import { offeredOptions } from '../../engine/options.ts';
import { type FairnessVerdict, verifyChance } from '../../table/fairness.ts';
import { Badge } from '../kit/players.tsx';
import type { WatchRoute } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { type Fairness, fairnessOf, protectionText } from '../recording/fairness.ts';
import type { ReplayContext } from '../recording/replay-context.ts';
import { WatchOptions } from './watch-options.tsx';

interface Props {
  readonly context: ReplayContext;
  /** The address of a game that is only watched, random where it has a seed; others have none. */
  readonly watched: WatchRoute | undefined;
}

/** The players, the options of the match, and where its chance came from. */
export function MatchFacts({ context, watched }: Props): JSX.Element {
  const { recording, words } = context;
  if (watched)
    return (
      <div class="facts">
        {watched.seed === '' && <Players context={context} />}
        <p class="small">{watched.seed === '' ? words.replay.randomGame : words.replay.seedHint}</p>
        <WatchOptions recording={recording} route={watched} words={words} />
        <Options context={context} />
      </div>
    );
  return (
    <div class="facts">
      <Players context={context} />
      <Options context={context} />
      {!recording.game.deterministic && <Chance context={context} />}
    </div>
  );
}

function Players({ context }: { context: ReplayContext }): JSX.Element {
  return (
    <ul class="cast" aria-label={context.words.common.players}>
      {context.recording.match.players.map(({ bot }, seat) => (
        <li key={seat}>
          <Badge hue={context.hues[seat]!} />
          <b>{context.who(seat)}</b>
          {bot !== undefined && <span class="small">{botName(context, bot)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A log from elsewhere may name a level that nobody here plays. */
function botName({ words }: ReplayContext, level: string): string {
  return isLevelName(level) ? words.setup.levels[level] : words.replay.bot;
}

function Options({ context: { recording, gameWords } }: { context: ReplayContext }): JSX.Element {
  const { game, match } = recording;
  const told = offeredOptions(game.options).filter(({ name }) => match.options[name] !== undefined);
  return (
    <dl class="small options">
      {told.map(({ name }) => (
        <div key={name}>
          <dt>{gameWords.options?.[name]?.name ?? name}</dt>
          <dd>{gameWords.options?.[name]?.values[String(match.options[name])] ?? String(match.options[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Chance({ context }: { context: ReplayContext }): JSX.Element {
  const { words, recording } = context;
  const fairness = fairnessOf(recording);
  const without = recording.match.byHand ? words.replay.byHand : words.replay.noSeed;
  return (
    <section class="chance">
      <h2>{words.replay.chance}</h2>
      <p class="small">{fairness ? words.replay.chanceWhy : without}</p>
      {fairness && <Proof context={context} fairness={fairness} />}
    </section>
  );
}

function Proof({
  context,
  fairness: { commitment, seed },
}: {
  context: ReplayContext;
  fairness: Fairness;
}): JSX.Element {
  const [verdict, setVerdict] = useState<FairnessVerdict>();
  const { words, recording } = context;
  return (
    <>
      <dl class="proof">
        <dt>{words.replay.fingerprint}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{words.common.seed}</dt>
        <dd>{seed === undefined ? words.replay.seedLater : <code>{seed}</code>}</dd>
      </dl>
      {seed !== undefined && (
        <p class="verify">
          <button type="button" class="button plain" onClick={() => setVerdict(verifyChance(recording))}>
            {words.replay.verify}
          </button>
          <span role="status">{verdict && verdictText(context, verdict)}</span>
        </p>
      )}
    </>
  );
}

function verdictText({ words, recording }: ReplayContext, { right, inherited, wrong }: FairnessVerdict): string {
  const { replay } = words;
  if (wrong !== undefined) return replay.refuted(recording.moveCounts[wrong]!);
  if (right === 0 && inherited > 0) return replay.verifiedNone(inherited);
  const verified = inherited === 0 ? replay.verified(right) : replay.verifiedPart(right, inherited);
  return `${verified} ${protectionText(recording.match, words, language.value)}`.trim();
}
