import './profile-screen.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameCard } from '../../games/registry.ts';
import type { PublicMatch, PublicProfile } from '../../protocol/replies.ts';
import type { ArchivedMatch } from '../match/archive.ts';
import { regional } from '../match/standing-text.ts';
import { type Statistics, statisticsOf } from '../match/statistics.ts';
import { Absence } from '../online/absence.tsx';
import { callApi } from '../online/api.ts';
import { useServerStatus } from '../online/server-hooks.ts';
import { useLocalized } from '../page/localized.ts';
import { type PlayerRoute, tableAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import type { ProfileWords } from '../words/profile.en.ts';
import { profileWordsIn } from '../words/profile.ts';
import type { Words } from '../words/words.ts';
import { RatingPicture, ResultsSoFar } from './profile-pictures.tsx';

interface Props {
  readonly route: PlayerRoute;
  readonly words: Words;
}

/** What somebody lets everybody read about them. */
export function PlayerScreen({ route, words }: Props): JSX.Element {
  const { found: own, problem } = useLocalized('profile', profileWordsIn);
  const status = useServerStatus();
  const [profile, setProfile] = useState<PublicProfile>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let wanted = true;
    setProfile(undefined);
    setTrouble('');
    void callApi<PublicProfile>(`profiles?address=${encodeURIComponent(route.page)}`).then(found => {
      if (!wanted) return;
      if (found.ok) setProfile(found.value);
      else setTrouble(found.code);
    });
    return () => {
      wanted = false;
    };
  }, [route.page]);
  if (!own) return <LoadingScreen words={words} problem={problem} />;
  return (
    <FormScreen words={words} title={profile?.name ?? words.start.profile}>
      {profile && <Player profile={profile} own={own} />}
      {!profile && trouble === '' && <p role="status">{words.lobby.seeking}</p>}
      {!profile && trouble !== '' && status === 'here' && (
        <p role="alert">{trouble === 'no-such-profile' ? own.player.none : words.lobby.trouble(trouble)}</p>
      )}
      {!profile && trouble !== '' && status !== 'here' && <Absence status={status} words={words} />}
    </FormScreen>
  );
}

interface PlayerProps {
  readonly profile: PublicProfile;
  readonly own: ProfileWords;
}

function Player({ profile, own }: PlayerProps): JSX.Element {
  const { since, matches, ratings } = profile;
  const statistics = statisticsOf(matches.map(archived));
  return (
    <div class="profile">
      <p class="small">
        {own.player.since(
          new Date(since).toLocaleDateString(regional(language.value, navigator.languages), { dateStyle: 'long' }),
        )}
      </p>
      {ratings.length > 0 && (
        <section>
          <h2>{own.ratings}</h2>
          <div class="profile-pair">
            {ratings.map(rating => (
              <RatingPicture
                key={`${rating.game}/${rating.seats}`}
                rating={rating}
                own={own}
                unsettled={own.player.unsettled}
              />
            ))}
          </div>
        </section>
      )}
      {statistics.played === 0 ? <p>{own.player.nothing}</p> : <Results statistics={statistics} own={own} />}
      <p class="small">{own.player.only}</p>
    </div>
  );
}

function Results({ statistics, own }: Pick<PlayerProps, 'own'> & { statistics: Statistics }): JSX.Element {
  const { best } = statistics;
  return (
    <>
      <ResultsSoFar statistics={statistics} say={own.player} own={own} />
      {best.length > 0 && (
        <section>
          <h2>{own.player.best}</h2>
          <ul class="profile-best">
            {best.map(({ match, points }) => (
              <li key={match.id}>
                <a class="button plain" href={tableAddress(match.id)}>
                  {own.bestOf(own.gameOf(gameCard(match.game)?.title ?? match.game, match.players.length), points)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** As matches of one's own are, but for the others, who are not told. */
function archived({ match: id, game, touched, seat: me, standing }: PublicMatch): ArchivedMatch {
  const players = standing.scores.map(() => ({ name: '', colour: 'red' as const }));
  const known = { isMyTurn: false, here: false, online: true, rated: false, elsewhere: false };
  return { id, game, players, me, over: true, touched, standing, ...known };
}
