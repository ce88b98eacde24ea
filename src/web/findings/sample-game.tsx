import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameId } from '../../games/registry.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { formatPoints } from '../kit/columns.ts';
import { viewBoxOf } from '../kit/draw/paths.ts';
import { playerName } from '../match/names.ts';
import { sharedAddress } from '../page/route.ts';
import { pageTheme } from '../recording/drawn-board.ts';
import { loadSample, type Sample } from '../recording/sample.ts';
import type { FindingsPageWords } from '../words/findings.en.ts';
import type { Words } from '../words/words.ts';

interface Props {
  readonly id: GameId;
  readonly opened: OpenedGame;
  /** What is to be seen in it. */
  readonly told: string;
  readonly words: Words;
  readonly pageWords: FindingsPageWords;
}

/** How the game ended, and the way to walk through it. */
export function SampleGame({ id, opened, told, words, pageWords }: Props): JSX.Element {
  const [sample, setSample] = useState<Sample>();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let wanted = true;
    loadSample(id).then(
      found => wanted && (found ? setSample(found) : setLost(true)),
      () => wanted && setLost(true),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return (
    <section class="findings-part">
      <h2>{pageWords.sample}</h2>
      <p>{told}</p>
      {sample && <Shown {...{ sample, opened, words, pageWords }} />}
      {lost && <p role="alert">{pageWords.sampleTrouble}</p>}
    </section>
  );
}

function Shown({
  sample: { recording, word },
  opened,
  words,
  pageWords,
}: Omit<Props, 'id' | 'told'> & { sample: Sample }): JSX.Element {
  const { game, match, truth } = recording;
  const state = truth.states.at(-1)!;
  const who = (seat: number) => playerName(match.players, seat, words);
  const scores = match.players.map((_, seat) => `${who(seat)} ${formatPoints(game.score(state, seat))}`);
  const result = game.pointsOnlyRank
    ? pageWords.sampleWon(game.winners(state).map(who).join(', '))
    : pageWords.sampleResult(scores.join(', '));
  const hues = match.players.map(({ colour }) => colour);
  const drawn = useMemo(
    () => opened.view.print?.draw({ state, theme: pageTheme(), hues, turned: false }),
    [opened, state],
  );
  return (
    <>
      {drawn && (
        <svg
          class={`findings-board ${opened.view.print!.look}`}
          viewBox={viewBoxOf(drawn.box)}
          role="img"
          aria-label={pageWords.sampleBoard}
        >
          {drawn.drawing}
        </svg>
      )}
      <p>{result}</p>
      <p>
        <a class="button" href={sharedAddress(word, '', 'review')}>
          {pageWords.walk}
        </a>
      </p>
    </>
  );
}
