import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isLevelName } from '../../ai/levels.ts';
import { type FairnessVerdict, verifyChance } from '../../table/fairness.ts';
import { Badge } from '../kit/players.tsx';
import type { WatchRoute } from '../page/route.ts';
import { type Fairness, fairnessOf } from '../recording/fairness.ts';
import type { ReplayContext } from '../recording/replay-context.ts';
import { WatchOptions } from './watch-options.tsx';

interface Props {
  readonly context: ReplayContext;
  /** The address of a random game; others have none. */
  readonly watched: WatchRoute | undefined;
}

/** The players, the options of the match, and where its chance came from. */
export function MatchFacts({ context, watched }: Props): JSX.Element {
  const { recording, words } = context;
  if (watched)
    return (
      <div class="facts">
        <p class="small">{words.replay.seedHint}</p>
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
  return (
    <dl class="small options">
      {Object.entries(recording.match.options).map(([name, value]) => (
        <div key={name}>
          <dt>{gameWords.options?.[name]?.name ?? name}</dt>
          <dd>{gameWords.options?.[name]?.values[String(value)] ?? String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Chance({ context }: { context: ReplayContext }): JSX.Element {
  const { words, recording } = context;
  const fairness = fairnessOf(recording);
  return (
    <section class="chance">
      <h2>{words.replay.chance}</h2>
      <p class="small">{fairness ? words.replay.chanceWhy : words.replay.noSeed}</p>
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

function verdictText({ words: { replay } }: ReplayContext, { right, inherited, wrong }: FairnessVerdict): string {
  if (wrong !== undefined) return replay.refuted(wrong + 1);
  if (inherited === 0) return replay.verified(right);
  return right === 0 ? replay.verifiedNone(inherited) : replay.verifiedPart(right, inherited);
}
