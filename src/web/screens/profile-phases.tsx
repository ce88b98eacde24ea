import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameCard } from '../../games/registry.ts';
import type { Judgement } from '../advice/judging.ts';
import { percent } from '../advice/number-format.ts';
import { costliestIn, type OwnReview, phaseAccounts, phases } from '../advice/phases.ts';
import { reviewDisk } from '../match/indexed-db.ts';
import { ownSeat } from '../match/people.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { reviewAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import type { ProfileWords } from '../words/profile.en.ts';

interface Props {
  readonly list: readonly SavedMatch[];
  readonly own: ProfileWords;
}

/** How one opens and finishes, beside the best level: as far as games were reviewed on this device. */
export function ProfilePhases({ list, own }: Props): JSX.Element | undefined {
  const over = list.filter(saved => saved.over && ownSeat(saved) !== undefined);
  const [reviews, setReviews] = useState<ReadonlyMap<string, readonly OwnReview[]>>(new Map());
  const ids = over.map(({ match }) => match.id).join(' ');
  useEffect(() => void reviewsOf(over).then(setReviews, () => undefined), [ids]);
  if (over.length === 0) return undefined;
  return (
    <section>
      <h2>{own.phases}</h2>
      <p class="small">{reviews.size === 0 ? own.noReviews : own.phasesHint}</p>
      <div class="profile-pair">
        {[...reviews].map(([game, reviewed]) => (
          <GamePhases key={game} game={game} reviews={reviewed} own={own} />
        ))}
      </div>
    </section>
  );
}

/** Of several reviews of a game the one with the most decisions counts. */
async function reviewsOf(over: readonly SavedMatch[]): Promise<ReadonlyMap<string, readonly OwnReview[]>> {
  const found = new Map<string, readonly OwnReview[]>();
  for (const saved of over) {
    const { id, game } = saved.match;
    const kept = await reviewDisk.ofMatch(id);
    const [most] = kept.toSorted((a, b) => b.judgements.length - a.judgements.length);
    if (!most || most.judgements.length === 0) continue;
    const review = { match: id, seat: ownSeat(saved)!, judgements: most.judgements as readonly Judgement[] };
    found.set(game, [...(found.get(game) ?? []), review]);
  }
  return found;
}

interface GameProps extends Pick<Props, 'own'> {
  readonly game: string;
  readonly reviews: readonly OwnReview[];
}

function GamePhases({ game, reviews, own }: GameProps): JSX.Element {
  const accounts = phaseAccounts(reviews);
  const ends = (['opening', 'ending'] as const).map(phase => [phase, costliestIn(phase, reviews)] as const);
  return (
    <div>
      <h3>{own.reviewed(gameCard(game)?.title ?? game, reviews.length)}</h3>
      <ul class="profile-phases">
        {phases
          .filter(phase => accounts[phase].decisions > 0)
          .map(phase => {
            const { decisions, best, loss } = accounts[phase];
            return (
              <li key={phase}>
                <b>{own.phaseNames[phase]}</b> {own.phaseOf(best, decisions, percent(loss, language.value))}
              </li>
            );
          })}
      </ul>
      {ends.map(
        ([phase, turn]) =>
          turn && (
            <p key={phase} class="small">
              <a href={reviewAddress(turn.match, String(turn.at))}>
                {own.costliest[phase]} ({percent(turn.loss, language.value)})
              </a>
            </p>
          ),
      )}
    </div>
  );
}
