import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameCard } from '../../games/registry.ts';
import type { BestMatch, GameRecord, Ladder, RivalRecord, Statistics } from '../match/statistics.ts';
import { bringHere } from '../online/archive-source.ts';
import type { CurvePoint, RatingHistory } from '../online/own-ratings.ts';
import { go, replayAddress } from '../page/route.ts';
import type { ProfileWords } from '../words/profile.en.ts';
import type { Words } from '../words/words.ts';

/** Small pictures, beside the words that say the same. */
interface Said {
  readonly own: ProfileWords;
}

/** So many of the latest results are drawn. */
const RECENT = 30;

interface ResultsProps extends Said {
  readonly statistics: Statistics;
  /** How it is said: of oneself, or of somebody else. */
  readonly say: Pick<ProfileWords, 'record' | 'recent' | 'streak'>;
}

/** How many wins there are, the latest results, and places game by game. */
export function ResultsSoFar({ statistics, say, own }: ResultsProps): JSX.Element {
  const { played, won, results, streak, games } = statistics;
  return (
    <>
      <section>
        <h2>{say.record(played, won)}</h2>
        <RecentResults results={results} say={say.recent} />
        <p class="small">{say.streak(streak.now, streak.longest)}</p>
      </section>
      <section>
        <h2>{own.byGame}</h2>
        <ul class="profile-list">
          {games.map(record => (
            <ShareOfPlaces key={`${record.game}/${record.seats}`} record={record} own={own} />
          ))}
        </ul>
      </section>
    </>
  );
}

interface RecentProps {
  readonly results: readonly boolean[];
  readonly say: ProfileWords['recent'];
}

/** The latest matches as dots, the newest on the right: full where one has won. */
function RecentResults({ results, say }: RecentProps): JSX.Element {
  const recent = results.slice(0, RECENT).toReversed();
  const won = recent.filter(Boolean).length;
  return (
    <svg class="profile-recent" viewBox={`0 0 ${RECENT * 10} 10`} role="img" aria-label={say(recent.length, won)}>
      {recent.map((isWon, i) => (
        <circle key={i} class={isWon ? 'won' : 'lost'} cx={i * 10 + 5} cy="5" r="3.6" />
      ))}
    </svg>
  );
}

/** How often each place was reached, as parts of a bar. */
function ShareOfPlaces({ record, own }: Said & { record: GameRecord }): JSX.Element {
  const { game, seats, places } = record;
  const before = (place: number) => places.slice(0, place).reduce((sum, count) => sum + count, 0);
  const all = before(seats);
  return (
    <li>
      <span class="profile-what">{own.gameOf(gameCard(game)?.title ?? game, seats)}</span>
      <svg class="profile-bar" viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
        {places.map((count, place) => (
          <rect key={place} class={`place-${place + 1}`} x={before(place)} y="0" width={count} height="1" />
        ))}
      </svg>
      <span class="profile-figure">{own.wonOf(places[0]!, all)}</span>
    </li>
  );
}

/** How often one was ahead of somebody, and how often they were. */
export function RivalBars({ rival, own }: Said & { rival: RivalRecord }): JSX.Element {
  const { name, ahead, level, behind } = rival;
  const all = ahead + level + behind;
  return (
    <li>
      <span class="profile-what">{name}</span>
      <svg class="profile-bar" viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect class="place-1" x="0" y="0" width={ahead} height="1" />
        <rect class="place-3" x={ahead} y="0" width={level} height="1" />
        <rect class="place-5" x={ahead + level} y="0" width={behind} height="1" />
      </svg>
      <span class="profile-figure">{own.against(ahead, behind)}</span>
    </li>
  );
}

/** Five rungs from the strongest level down to the weakest; one that was won is full. */
export function LadderPicture({ ladder, words, own }: Said & { ladder: Ladder; words: Words }): JSX.Element {
  return (
    <figure class="profile-ladder">
      <figcaption>{gameCard(ladder.game)?.title ?? ladder.game}</figcaption>
      <ol>
        {ladder.rungs.toReversed().map(({ level, played, won }) => (
          <li key={level}>
            <svg viewBox="0 0 40 12" preserveAspectRatio="none" aria-hidden="true">
              <path class="rail" d="M6 0V12M34 0V12" />
              <path class={won > 0 ? 'rung won' : 'rung'} d="M3 6H37" />
            </svg>
            <span>{words.setup.levels[level]}</span>
            <small>{played === 0 ? own.notMet : own.wonOf(won, played)}</small>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const WIDTH = 300;
const HEIGHT = 110;

/** The rating after each match, and around it how sure it was. */
function RatingCurve({ curve }: { curve: readonly CurvePoint[] }): JSX.Element {
  const low = Math.min(...curve.map(({ points, give }) => points - give));
  const high = Math.max(...curve.map(({ points, give }) => points + give));
  // A single match is drawn as if it had been so all along.
  const drawn = curve.length === 1 ? [...curve, ...curve] : curve;
  const x = (i: number) => (WIDTH * i) / (drawn.length - 1);
  const y = (points: number) => 5 + ((HEIGHT - 10) * (high - points)) / Math.max(1, high - low);
  const upper = drawn.map(({ points, give }, i) => `${x(i)},${y(points + give)}`);
  const lower = drawn.map(({ points, give }, i) => `${x(i)},${y(points - give)}`).toReversed();
  return (
    <div class="profile-scale" aria-hidden="true">
      <svg class="profile-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <polygon class="band" points={[...upper, ...lower].join(' ')} />
        <polyline class="line" points={drawn.map(({ points }, i) => `${x(i)},${y(points)}`).join(' ')} />
      </svg>
      <small>{high}</small>
      <small>{low}</small>
    </div>
  );
}

interface RatingProps extends Said {
  readonly rating: RatingHistory;
  /** What is said of somebody who has no place yet. */
  readonly unsettled: string;
}

/** A rating as it is now, and how it came to be. */
export function RatingPicture({ rating, own, unsettled }: RatingProps): JSX.Element {
  const { game, seats, curve, settled } = rating;
  const { points, give } = curve.at(-1)!;
  return (
    <figure class="profile-rating">
      <figcaption>
        <b>{own.gameOf(gameCard(game)?.title ?? game, seats)}</b> <span>{own.ratedNow(points, give)}</span>
      </figcaption>
      <RatingCurve curve={curve} />
      {!settled && <p class="small">{unsettled}</p>}
    </figure>
  );
}

/** The wins with the most points, to be looked at again. */
export function BestGames({ best, own }: Said & { best: readonly BestMatch[] }): JSX.Element {
  const [problem, setProblem] = useState(false);
  const open = async ({ match }: BestMatch) => {
    if (!match.here) await bringHere(match.id);
    go(replayAddress(match.id));
  };
  return (
    <section>
      <h2>{own.best}</h2>
      <ul class="profile-best">
        {best.map(one => (
          <li key={one.match.id}>
            <button type="button" class="button plain" onClick={() => void open(one).catch(() => setProblem(true))}>
              {own.bestOf(own.gameOf(gameCard(one.match.game)?.title ?? '', one.match.players.length), one.points)}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" class="problem">
        {problem && own.notFetched}
      </p>
    </section>
  );
}
