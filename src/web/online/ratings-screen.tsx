import './ratings-screen.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type GameId, gameCard, isGameId } from '../../games/registry.ts';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { useLocalized } from '../page/localized.ts';
import { keepAddress, openAddress, playerAddress, type RatingsRoute, ratingsAddress } from '../page/route.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { RadioChoice } from '../ui/radio-choice.tsx';
import { SelectChoice } from '../ui/select-choice.tsx';
import type { RatingsWords } from '../words/ratings.en.ts';
import { ratingsWordsIn } from '../words/ratings.ts';
import type { Words } from '../words/words.ts';
import { Absence } from './absence.tsx';
import { callApi } from './api.ts';
import { useServerStatus } from './server-hooks.ts';

interface Props {
  readonly route: RatingsRoute;
  readonly words: Words;
}

/** Somebody on a list, as the server sends it. */
interface ListedRating {
  readonly name: string;
  readonly points: number;
  /** By how much that may be wrong. */
  readonly give: number;
  readonly games: number;
  /** Left out for those who have not met enough others yet. */
  readonly place?: number;
  readonly me?: true;
  /** Where the page is that they have made about themselves. */
  readonly profile?: string;
}

/** Who is how strong at which game, with how many players. */
export function RatingsScreen({ route, words }: Props): JSX.Element {
  const { found: own, problem } = useLocalized('ratings', ratingsWordsIn);
  const status = useServerStatus();
  if (!own) return <LoadingScreen words={words} problem={problem} />;
  return (
    <FormScreen words={words} title={words.lobby.ratings}>
      {status === 'here' ? <Lists route={route} words={words} own={own} /> : <Absence status={status} words={words} />}
    </FormScreen>
  );
}

interface ListsProps extends Props {
  readonly own: RatingsWords;
}

function Lists({ route, words, own }: ListsProps): JSX.Element {
  const game: GameId = isGameId(route.game) ? route.game : catalogue[0]!.id;
  const { seats } = gameCard(game)!;
  const chosen = seats.find(count => String(count) === route.seats) ?? seats[0]!;
  return (
    <>
      <div class="ratings-choosing">
        <SelectChoice
          name={words.lobby.whichGame}
          values={catalogue.map(({ id }) => id)}
          value={game}
          say={value => gameCard(value)?.title ?? value}
          choose={value => keepAddress(ratingsAddress(value))}
        />
        <RadioChoice
          name={words.setup.seats}
          value={chosen}
          values={seats}
          say={String}
          choose={count => keepAddress(ratingsAddress(game, String(count)))}
        />
      </div>
      <List key={`${game} ${chosen}`} game={game} seats={chosen} words={words} own={own} />
      <p class="small">{own.about}</p>
      <p class="small">{own.check}</p>
    </>
  );
}

interface ListProps {
  readonly game: GameId;
  readonly seats: number;
  readonly words: Words;
  readonly own: RatingsWords;
}

function List({ game, seats, words, own }: ListProps): JSX.Element {
  const [list, setList] = useState<readonly ListedRating[]>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void callApi<{ list: readonly ListedRating[] }>(`ratings?game=${game}&seats=${seats}`).then(found => {
      if (found.ok) setList(found.value.list);
      else setProblem(words.lobby.trouble(found.code));
    });
  }, []);
  if (!list) return <p role={problem ? 'alert' : 'status'}>{problem || words.lobby.seeking}</p>;
  if (list.length === 0) return <Empty game={game} own={own} />;
  const placed = list.filter(({ place }) => place !== undefined);
  const others = list.filter(({ place }) => place === undefined);
  return (
    <>
      {placed.length > 0 && <Rows name={words.lobby.ratings} rows={placed} all={list} own={own} />}
      {others.length > 0 && (
        <section class="ratings-others">
          <h2>{own.provisional}</h2>
          <p class="small">{own.provisionalHint}</p>
          <Rows name={own.provisional} rows={others} all={list} own={own} />
        </section>
      )}
    </>
  );
}

function Empty({ game, own }: Pick<ListProps, 'game' | 'own'>): JSX.Element {
  return (
    <div class="ratings-empty">
      <p>{own.empty}</p>
      <a class="button" href={openAddress(game)}>
        {own.openRated}
      </a>
    </div>
  );
}

interface RowsProps {
  readonly name: string;
  readonly rows: readonly ListedRating[];
  /** All that are drawn on the same scale. */
  readonly all: readonly ListedRating[];
  readonly own: RatingsWords;
}

function Rows({ name, rows, all, own }: RowsProps): JSX.Element {
  const low = Math.min(...all.map(({ points, give }) => points - give));
  const high = Math.max(...all.map(({ points, give }) => points + give));
  return (
    <ol class="ratings" aria-label={name}>
      {rows.map(row => (
        <li key={row.name} class={row.me ? 'me' : undefined}>
          <span class="ratings-place">{row.place ?? '–'}</span>
          <span class="ratings-name">
            {row.profile === undefined ? <b>{row.name}</b> : <a href={playerAddress(row.profile)}>{row.name}</a>}{' '}
            {row.me && <small>{own.you}</small>}
          </span>
          <Band {...row} low={low} high={high} />
          <span class="ratings-points">{own.rating(row.points, row.give)}</span>
          <small class="ratings-games">{own.games(row.games)}</small>
        </li>
      ))}
    </ol>
  );
}

/** Where somebody stands between the lowest and the highest, and how surely. */
function Band({ points, give, low, high }: ListedRating & { low: number; high: number }): JSX.Element {
  const at = (value: number) => 4 + (92 * (value - low)) / Math.max(1, high - low);
  return (
    <svg class="ratings-band" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <line class="rail" x1="2" x2="98" y1="5" y2="5" />
      <line class="give" x1={at(points - give)} x2={at(points + give)} y1="5" y2="5" />
      <line class="points" x1={at(points)} x2={at(points)} y1="1" y2="9" />
    </svg>
  );
}
