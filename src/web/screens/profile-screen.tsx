import './profile-screen.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { archiveOf } from '../match/archive.ts';
import { ownName } from '../match/names.ts';
import { type Statistics, statisticsOf } from '../match/statistics.ts';
import { useOnlineArchive } from '../online/archive-source.ts';
import { useOwnRatings } from '../online/own-ratings.ts';
import { useLocalized } from '../page/localized.ts';
import { archiveAddress } from '../page/route.ts';
import { FormScreen } from '../ui/form-screen.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import type { ProfileWords } from '../words/profile.en.ts';
import { profileWordsIn } from '../words/profile.ts';
import type { Words } from '../words/words.ts';
import { ProfileHabits } from './profile-habits.tsx';
import { ProfilePhases } from './profile-phases.tsx';
import { BestGames, LadderPicture, RatingPicture, ResultsSoFar, RivalBars } from './profile-pictures.tsx';
import { useSavedMatches } from './saved-matches.tsx';

/** As many of one's matches online are looked at. */
const ENOUGH = 500;

interface Props {
  readonly words: Words;
  readonly own: ProfileWords;
}

/** What one's matches tell, in pictures: those of this device, and those online. */
export function ProfileScreen({ words }: Pick<Props, 'words'>): JSX.Element {
  const { found: own, problem } = useLocalized('profile', profileWordsIn);
  if (!own) return <LoadingScreen words={words} problem={problem} />;
  return (
    <FormScreen words={words} title={words.start.profile}>
      <Profile words={words} own={own} />
    </FormScreen>
  );
}

function Profile({ words, own }: Props): JSX.Element {
  const { list } = useSavedMatches();
  const { tables, more } = useOnlineArchive();
  useEffect(() => {
    if (tables.length < ENOUGH) more?.();
  }, [tables.length]);
  const archive = archiveOf(list, tables);
  const statistics = statisticsOf(archive);
  const name = ownName();
  return (
    <div class="profile">
      {name && <p class="profile-name">{name}</p>}
      {statistics.played === 0 ? <p>{own.nothing}</p> : <Pictures {...{ statistics, words, own }} />}
      <ProfileHabits archive={archive} own={own} />
      <ProfilePhases list={list} own={own} />
      <Ratings own={own} />
      <p>
        <a class="button plain" href={archiveAddress}>
          {words.start.archive}
        </a>
      </p>
    </div>
  );
}

function Pictures({ statistics, words, own }: Props & { statistics: Statistics }): JSX.Element {
  const { rivals, ladders, best } = statistics;
  return (
    <>
      <ResultsSoFar statistics={statistics} say={own} own={own} />
      {ladders.length > 0 && (
        <section>
          <h2>{own.ladder}</h2>
          <p class="small">{own.ladderHint}</p>
          <div class="profile-pair">
            {ladders.map(ladder => (
              <LadderPicture key={ladder.game} ladder={ladder} words={words} own={own} />
            ))}
          </div>
        </section>
      )}
      {rivals.length > 0 && (
        <section>
          <h2>{own.rivals}</h2>
          <ul class="profile-list">
            {rivals.map(rival => (
              <RivalBars key={rival.name} rival={rival} own={own} />
            ))}
          </ul>
        </section>
      )}
      {best.length > 0 && <BestGames best={best} own={own} />}
    </>
  );
}

/** Only for those who have played rated matches. */
function Ratings({ own }: Pick<Props, 'own'>): JSX.Element | undefined {
  const ratings = useOwnRatings();
  if (ratings.length === 0) return undefined;
  return (
    <section>
      <h2>{own.ratings}</h2>
      <div class="profile-pair">
        {ratings.map(rating => (
          <RatingPicture key={`${rating.game}/${rating.seats}`} rating={rating} own={own} unsettled={own.unsettled} />
        ))}
      </div>
    </section>
  );
}
