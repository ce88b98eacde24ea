import '../catalogue/catalogue.css';
import '../catalogue/shelf-screen.css';
import './day-screen.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Day, dayOf, daysAfter, FIRST_DAY, noonOf, readDay, streakOf } from '../../table/day.ts';
import { moveCounts } from '../../table/move-count.ts';
import { type CatalogueCard, catalogue } from '../catalogue/game-catalogue.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { DayShare } from '../match/day-share.tsx';
import { dayText } from '../match/day-text.ts';
import { playedDays, type TryState, tryStateOf } from '../match/day-tries.ts';
import { ownSeat } from '../match/people.ts';
import type { SavedMatch } from '../match/saved-match.ts';
import { regional } from '../match/standing-text.ts';
import { useLocalized } from '../page/localized.ts';
import { type DayRoute, dayAddress, go, playAddress, replayAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { Header } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LostScreen } from '../ui/lost-screen.tsx';
import { type DayWords } from '../words/day.en.ts';
import { dayWordsIn } from '../words/day.ts';
import type { Words } from '../words/words.ts';
import { DayList } from './day-list.tsx';
import { savedStanding, useSavedMatches } from './saved-matches.tsx';

/** So many earlier days are listed; all others are reached step by step. */
const LISTED = 14;

/** What all parts of the screen share. */
interface DayContext {
  readonly day: Day;
  readonly today: Day;
  readonly list: readonly SavedMatch[];
  readonly words: Words;
  readonly dayWords: DayWords;
}

export function DayScreen({ route, words }: { route: DayRoute; words: Words }): JSX.Element {
  const { found: dayWords, problem } = useLocalized('day', dayWordsIn);
  const { list } = useSavedMatches();
  const today = dayOf(new Date());
  const day = route.day === '' ? today : readDay(route.day);
  if (day === undefined || day < FIRST_DAY) return <LostScreen words={words} why={words.common.lostPage} />;
  if (!dayWords) return <LoadingScreen words={words} problem={problem} />;
  const context: DayContext = { day, today, list, words, dayWords };
  return (
    <div class="screen start shelf-screen day">
      <Header words={words} />
      <main>
        <DayHead {...context} />
        {day > today ? (
          <p class="about">{dayWords.notYet}</p>
        ) : (
          <ul class="shelf">
            {catalogue.map(game => (
              <DayCard key={game.id} game={game} context={context} />
            ))}
          </ul>
        )}
        <DayResults {...context} />
        {day <= today && <DayList day={day} list={list} words={words} dayWords={dayWords} />}
        <EarlierDays {...context} />
      </main>
    </div>
  );
}

function DayHead({ day, today, list, words, dayWords }: DayContext): JSX.Element {
  const streak = streakOf(playedDays(list), today);
  const step = (to: Day, icon: 'stepBack' | 'stepOn', name: string) => (
    <a class="round" href={dayAddress(to === today ? '' : to)} aria-label={name} title={name}>
      <Icon name={icon} />
    </a>
  );
  return (
    <div class="hero">
      <h1>{words.start.day}</h1>
      <nav class="day-steps" aria-label={dayText(day, language.value)}>
        {day > FIRST_DAY && step(daysAfter(day, -1), 'stepBack', dayWords.before)}
        <p>
          <time dateTime={day}>{dayText(day, language.value)}</time>
        </p>
        {day < today && step(daysAfter(day, 1), 'stepOn', dayWords.after)}
      </nav>
      {day <= today && <p class="about">{day === today ? dayWords.about : dayWords.past}</p>}
      {streak > 1 && <p class="streak">{dayWords.streak(streak)}</p>}
    </div>
  );
}

function DayCard({ game, context }: { game: CatalogueCard; context: DayContext }): JSX.Element {
  const { id, title, titleLanguage } = game;
  const state = tryStateOf(context.day, id, context.list);
  return (
    <li class={`card paper mood-${id}`}>
      <Vignette id={id} />
      <div class="card-text">
        <h2 lang={titleLanguage}>{title}</h2>
        <p>{stateText(state, game, context)}</p>
        <div class="ways">
          <Ways game={game} state={state} context={context} />
        </div>
      </div>
    </li>
  );
}

function stateText(state: TryState, game: CatalogueCard, { day, today, words, dayWords }: DayContext): string {
  if (state.kind === 'open') return day === today ? dayWords.open : dayWords.missed;
  if (state.kind !== 'over') return dayWords[state.kind];
  const { saved } = state;
  const points = saved.standing?.scores[ownSeat(saved) ?? -1];
  const told = savedStanding(saved, moveCounts(saved.entries).at(-1)!, words);
  return [told, ...(points === undefined || game.pointsOnlyRank ? [] : [dayWords.points(points)])].join(' · ');
}

/** The one try as long as it is to be had; afterwards, and on other days, the same for pleasure. */
function Ways({ game, state, context }: { game: CatalogueCard; state: TryState; context: DayContext }): JSX.Element {
  const { day, today, words, dayWords } = context;
  const { start } = words;
  const { id, title } = game;
  if (state.kind === 'running')
    return (
      <a class="button" href={playAddress(state.saved.match.id)} aria-label={start.wayOf(start.resume, title)}>
        {start.resume}
      </a>
    );
  const counts = state.kind === 'open' && day === today;
  const begin = async () => {
    const { beginTry, beginPractice } = await import('../match/day-begin.ts');
    return (counts ? beginTry : beginPractice)(id, day);
  };
  const first = state.kind === 'open';
  return (
    <>
      <BeginButton
        text={first ? start.play : dayWords.again}
        label={first ? dayWords.playOf(title) : dayWords.againOf(title)}
        plain={!first}
        begin={begin}
        words={words}
      />
      {state.kind === 'over' && (
        <a
          class="button plain"
          href={replayAddress(state.saved.match.id)}
          aria-label={start.wayOf(start.replay, title)}
        >
          {start.replay}
        </a>
      )}
    </>
  );
}

interface BeginProps {
  readonly text: string;
  readonly label: string;
  readonly plain: boolean;
  readonly begin: () => Promise<string>;
  readonly words: Words;
}

function BeginButton({ text, label, plain, begin, words }: BeginProps): JSX.Element {
  const [stage, setStage] = useState<'idle' | 'starting' | { problem: string }>('idle');
  const press = () => {
    setStage('starting');
    begin().then(
      match => go(playAddress(match)),
      error => setStage({ problem: String((error as Error).message) }),
    );
  };
  return (
    <>
      <button
        type="button"
        class={plain ? 'button plain' : 'button'}
        disabled={stage === 'starting'}
        aria-label={label}
        onClick={press}
      >
        {text}
      </button>
      {typeof stage === 'object' && (
        <p class="small" role="alert">
          {words.common.broken(stage.problem)}
        </p>
      )}
    </>
  );
}

function DayResults({ day, list, words, dayWords }: DayContext): JSX.Element | undefined {
  const states = catalogue.map(({ id }) => tryStateOf(day, id, list));
  const tries = states.flatMap(state => (state.kind === 'over' ? [state.saved] : []));
  return tries.length === 0 ? undefined : <DayShare day={day} tries={tries} words={words} dayWords={dayWords} />;
}

/** The last days, each with how much of it was played here. */
function EarlierDays({ today, list, dayWords }: DayContext): JSX.Element | undefined {
  const days = Array.from({ length: LISTED }, (_, i) => daysAfter(today, -1 - i)).filter(day => day >= FIRST_DAY);
  if (days.length === 0) return undefined;
  return (
    <section class="tiles earlier-days">
      <h2>{dayWords.earlier}</h2>
      <ul>
        {days.map(day => (
          <li key={day}>
            <EarlierDay day={day} list={list} dayWords={dayWords} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EarlierDay({ day, list, dayWords }: Pick<DayContext, 'day' | 'list' | 'dayWords'>): JSX.Element {
  const played = catalogue.filter(({ id }) => ['over', 'gone'].includes(tryStateOf(day, id, list).kind));
  const locale = regional(language.value, navigator.languages);
  const date = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const name = date.format(noonOf(day));
  const told = played.length > 0 && { 'aria-label': `${name}, ${dayWords.played(played.length)}` };
  return (
    <a class="button plain" href={dayAddress(day)} {...told}>
      {name}
      <span class="day-dots" aria-hidden="true">
        {catalogue.map(({ id }) => (
          <i key={id} class={played.some(game => game.id === id) ? `mood-${id} done` : undefined} />
        ))}
      </span>
    </a>
  );
}
