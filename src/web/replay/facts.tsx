import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Verdict, verify } from '../../table/fairness.ts';
import { isLevel } from '../play/levels.ts';
import type { WatchRoute } from '../route.ts';
import { Badge } from '../stage/players.tsx';
import { Casting } from './casting.tsx';
import { type Fairness, fairnessOf } from './fairness.ts';
import type { Show } from './show.ts';

interface Props {
  readonly show: Show;
  /** The address of a random game; others have none. */
  readonly watched: WatchRoute | undefined;
}

/** Who plays by which options, and where chance came from. */
export function Facts({ show, watched }: Props): JSX.Element {
  const { recording, words } = show;
  if (watched)
    return (
      <div class="facts">
        <p class="small">{words.replay.seedHint}</p>
        <Casting recording={recording} route={watched} words={words} />
        <Options show={show} />
      </div>
    );
  return (
    <div class="facts">
      <Players show={show} />
      <Options show={show} />
      <Chance show={show} />
    </div>
  );
}

function Players({ show }: { show: Show }): JSX.Element {
  return (
    <ul class="cast" aria-label={show.words.common.players}>
      {show.recording.match.players.map(({ bot }, seat) => (
        <li key={seat}>
          <Badge hue={show.hues[seat]!} />
          <b>{show.who(seat)}</b>
          {bot !== undefined && <span class="small">{botName(show, bot)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A log from elsewhere may name a level that nobody here plays. */
function botName({ words }: Show, level: string): string {
  return isLevel(level) ? words.setup.levels[level] : words.replay.bot;
}

function Options({ show: { recording, gameWords } }: { show: Show }): JSX.Element {
  return (
    <dl class="small options">
      {Object.entries(recording.match.options).map(([name, value]) => (
        <div key={name}>
          <dt>{gameWords.options[name]?.name ?? name}</dt>
          <dd>{gameWords.options[name]?.values[String(value)] ?? String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Chance({ show }: { show: Show }): JSX.Element {
  const { words, recording } = show;
  const fairness = fairnessOf(recording);
  return (
    <section class="chance">
      <h2>{words.replay.chance}</h2>
      <p class="small">{fairness ? words.replay.chanceWhy : words.replay.noSeed}</p>
      {fairness && <Proof show={show} fairness={fairness} />}
    </section>
  );
}

function Proof({ show, fairness: { commitment, seed } }: { show: Show; fairness: Fairness }): JSX.Element {
  const [verdict, setVerdict] = useState<Verdict>();
  const { words, recording } = show;
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
          <button type="button" class="button plain" onClick={() => setVerdict(verify(recording))}>
            {words.replay.verify}
          </button>
          <span role="status">{verdict && verdictText(show, verdict)}</span>
        </p>
      )}
    </>
  );
}

function verdictText({ words: { replay } }: Show, { right, inherited, wrong }: Verdict): string {
  if (wrong !== undefined) return replay.refuted(wrong + 1);
  if (inherited === 0) return replay.verified(right);
  return right === 0 ? replay.verifiedNone(inherited) : replay.verifiedPart(right, inherited);
}
