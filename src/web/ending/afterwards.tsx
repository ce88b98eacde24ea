import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import { dayIn } from '../../table/day.ts';
import { beginMatch } from '../match/begin.ts';
import { store } from '../match/match-store.ts';
import { rematchOf, shiftedLevel } from '../match/setup.ts';
import { go, newAddress, playAddress, replayAddress, reviewAddress } from '../page/route.ts';
import { lazy, WaitingSheet } from '../ui/lazy.tsx';
import type { EndingContext } from './ending-context.ts';
import { recordText } from './own-record.ts';
import { PictureButton } from './picture-button.tsx';

const DayAfterwards = lazy(async () => (await import('./day-afterwards.tsx')).DayAfterwards, WaitingSheet);

interface Props {
  readonly context: EndingContext;
  readonly close: () => void;
}

/** What can be done with a game on this device that is over. */
export function Afterwards({ context, close }: Props): JSX.Element {
  const { words, recording } = context;
  const { match } = recording;
  const day = dayIn(match);
  return (
    <>
      <OwnRecord context={context} />
      {day === undefined ? (
        <Rematches context={context} />
      ) : (
        <DayAfterwards day={day} context={context} words={words} />
      )}
      <div class="acts">
        <a class="button plain" href={reviewAddress(match.id)}>
          {words.advice.reviewGame}
        </a>
        <a class="button plain" href={replayAddress(match.id)}>
          {words.play.replay}
        </a>
        <PictureButton context={context} />
        <a class="button plain" href={newAddress(match.game)}>
          {words.play.newGame}
        </a>
        <button type="button" class="button plain" onClick={close}>
          {words.play.lookAtBoard}
        </button>
      </div>
    </>
  );
}

/** What this ending is among all of one's own. */
function OwnRecord({ context }: Pick<Props, 'context'>): JSX.Element {
  const [said, setSaid] = useState('');
  useEffect(() => {
    // A store that can't be read holds nothing to compare with.
    void store.list().then(
      kept => setSaid(recordText(kept, context)),
      () => undefined,
    );
  }, [context]);
  return <p class="own-record">{said}</p>;
}

/** The same again, or with bots one level stronger or weaker. */
function Rematches({ context }: { context: EndingContext }): JSX.Element {
  const { words, endingWords, recording } = context;
  const { match } = recording;
  const [problem, setProblem] = useState('');
  const again = (by: number) => () => {
    const begun = beginMatch(match.game as GameId, rematchOf(match, by));
    begun.then(
      id => go(playAddress(id)),
      error => setProblem(words.common.broken(String(error))),
    );
  };
  const [weaker, stronger] = [shiftedLevel(match, -1), shiftedLevel(match, 1)];
  const { harder, easier, levels } = endingWords;
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <div class="acts rematches">
        <button type="button" class="button" onClick={again(0)}>
          {words.play.again}
        </button>
        {stronger && (
          <button type="button" class="button plain" onClick={again(1)}>
            {stronger === 'mixed' ? endingWords.strongerAll : harder(levels[stronger])}
          </button>
        )}
        {weaker && (
          <button type="button" class="button plain" onClick={again(-1)}>
            {weaker === 'mixed' ? endingWords.weakerAll : easier(levels[weaker])}
          </button>
        )}
      </div>
    </>
  );
}
