import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameCard, isGameId } from '../../games/registry.ts';
import { type HabitNames, loadHabitNames } from '../catalogue/game-words.ts';
import type { Language } from '../kit/view.ts';
import type { ArchivedMatch } from '../match/archive.ts';
import { type CountedMatches, type GameHabits, type HabitRow, habitsOf, tellsHabits } from '../match/habits.ts';
import { habitDisk } from '../match/indexed-db.ts';
import { countHabits } from '../online/habit-count.ts';
import { useLocalized } from '../page/localized.ts';
import { language } from '../page/settings.ts';
import type { ProfileWords } from '../words/profile.en.ts';

interface Props {
  readonly archive: readonly ArchivedMatch[];
  readonly own: ProfileWords;
}

/** So many are counted unasked: a log is read for each, some from the server. */
const UNASKED = 60;

/** What one does in each game, beside what the others do: counted from the logs, once for each match. */
export function ProfileHabits({ archive, own }: Props): JSX.Element | undefined {
  const wanted = archive.filter(tellsHabits);
  const { counted, left, allowance, allow } = useCounting(wanted);
  const games = habitsOf(wanted, counted).filter(({ rows }) => rows.length > 0);
  if (wanted.length === 0) return undefined;
  return (
    <section>
      <h2>{own.habits}</h2>
      <p class="small">{own.habitsHint}</p>
      <div class="profile-pair">
        {games.map(habits => (
          <HabitsInGame key={habits.game} habits={habits} own={own} />
        ))}
      </div>
      {left > 0 && allowance > 0 && (
        <CountingBar done={wanted.length - left} all={wanted.length} stop={() => allow(0)} own={own} />
      )}
      {left > 0 && allowance === 0 && (
        <p>
          <button type="button" class="button plain" onClick={() => allow(UNASKED)}>
            {own.countOn(Math.min(UNASKED, left))}
          </button>
        </p>
      )}
    </section>
  );
}

/** Counts one match after the other, the latest first, as many as are allowed; each is drawn before the next one. */
function useCounting(wanted: readonly ArchivedMatch[]) {
  const [kept, setKept] = useState<CountedMatches>();
  const [allowance, allow] = useState(UNASKED);
  const missing = kept ? wanted.filter(({ id }) => !kept.has(id)) : [];
  const next = allowance > 0 ? missing[0] : undefined;
  useEffect(() => {
    // A browser that keeps nothing counts anew each time.
    const all = habitDisk.all().catch(() => []);
    void all.then(found => setKept(new Map(found.map(({ id, habits }) => [id, habits]))));
  }, []);
  useEffect(() => {
    if (!next) return undefined;
    let isWanted = true;
    countHabits(next).then(
      saved => {
        void habitDisk.put(saved).catch(() => undefined);
        if (!isWanted) return;
        setKept(before => new Map(before).set(saved.id, saved.habits));
        allow(before => Math.max(0, before - 1));
      },
      // Without the server its matches can't be counted; whoever wants to tries again.
      () => isWanted && allow(0),
    );
    return () => {
      isWanted = false;
    };
  }, [next?.id]);
  return { counted: kept ?? nothingCounted, left: missing.length, allowance, allow };
}

const nothingCounted: CountedMatches = new Map();

interface CountingProps extends Pick<Props, 'own'> {
  readonly done: number;
  readonly all: number;
  readonly stop: () => void;
}

function CountingBar({ done, all, stop, own }: CountingProps): JSX.Element {
  return (
    <div class="profile-counting">
      <progress max={all} value={done} aria-label={own.counting(done, all)} />
      <span class="small">{own.counting(done, all)}</span>
      <button type="button" class="button plain" onClick={stop}>
        {own.stop}
      </button>
    </div>
  );
}

function HabitsInGame({ habits, own }: { habits: GameHabits } & Pick<Props, 'own'>): JSX.Element {
  const { game, matches, rows } = habits;
  const { found: names = {} } = useLocalized(`habits ${game}`, wanted => namesIn(game, wanted));
  return (
    <figure class="profile-habits">
      <figcaption>{own.habitsIn(gameCard(game)?.title ?? game, matches)}</figcaption>
      <ul>
        {Object.entries(names).map(([key, name]) => {
          const row = rows.find(each => each.key === key);
          // Bars of nothing tell nothing.
          return row && row.mine + row.others > 0 && <Habit key={key} row={row} name={name} own={own} />;
        })}
      </ul>
    </figure>
  );
}

async function namesIn(game: string, wanted: Language): Promise<HabitNames> {
  return isGameId(game) ? loadHabitNames(game, wanted) : {};
}

/** Two bars on one scale, and the figures beside them. */
function Habit({ row, name, own }: { row: HabitRow; name: string } & Pick<Props, 'own'>): JSX.Element {
  const { mine, others } = row;
  const most = Math.max(mine, others, Number.MIN_VALUE);
  const say = (number: number) => new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(number);
  return (
    <li>
      <span>{name}</span>
      <span class="profile-figure">{own.habitOf(say(mine), say(others))}</span>
      <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">
        <rect class="mine" width={(100 * mine) / most} height="5" />
        <rect class="others" y="6" width={(100 * others) / most} height="3" />
      </svg>
    </li>
  );
}
