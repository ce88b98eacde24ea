import '../catalogue/catalogue.css';
import './archive-screen.css';
import type { JSX, TargetedInputEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameCard } from '../../games/registry.ts';
import { giveFile } from '../browser/sharing.ts';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { Badge } from '../kit/players.tsx';
import {
  type ArchivedMatch,
  type ArchiveResult,
  type ArchiveSearch,
  anything,
  archiveOf,
  archiveResults,
  isWanted,
} from '../match/archive.ts';
import { playerName } from '../match/names.ts';
import { regional, standingText, whenText } from '../match/standing-text.ts';
import { bringHere, useOnlineArchive, wholeArchive } from '../online/archive-source.ts';
import { useLocalized } from '../page/localized.ts';
import { go, playAddress, profileAddress, replayAddress, reviewAddress, tableAddress } from '../page/route.ts';
import { language } from '../page/settings.ts';
import { givenText } from '../recording/given-text.ts';
import { Header } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { SelectChoice } from '../ui/select-choice.tsx';
import type { ArchiveWords } from '../words/archive.en.ts';
import { archiveWordsIn } from '../words/archive.ts';
import type { Words } from '../words/words.ts';
import { ImportButton } from './import-button.tsx';
import { useSavedMatches } from './saved-matches.tsx';

/** So many are shown at once; a button shows more. */
const SHOWN = 30;
/** So many are looked through at a glance: fields to search by would only stand before them. */
const FEW = 15;

interface Props {
  readonly words: Words;
  readonly own: ArchiveWords;
}

/** All matches of somebody's, on this device and online, to be found again. */
export function ArchiveScreen({ words }: Pick<Props, 'words'>): JSX.Element {
  const { found: own, problem } = useLocalized('archive', archiveWordsIn);
  if (!own) return <LoadingScreen words={words} problem={problem} />;
  return (
    <div class="screen">
      <Header words={words} />
      <main class="archive">
        <div class="archive-head">
          <h1>{words.start.archive}</h1>
          <a class="button plain" href={profileAddress}>
            {words.start.profile}
          </a>
        </div>
        <Archive words={words} own={own} />
      </main>
    </div>
  );
}

function Archive({ words, own }: Props): JSX.Element {
  const { list, look } = useSavedMatches();
  const { tables, more } = useOnlineArchive();
  const [search, setSearch] = useState(anything);
  const [shown, setShown] = useState(SHOWN);
  const all = archiveOf(list, tables);
  const wanted = all.filter(match => isWanted(match, search));
  // What is looked for may lie further back: one page after the other is fetched until there is something to show.
  useEffect(() => {
    if (wanted.length < shown) more?.();
  }, [search, shown, tables.length]);
  const change = (next: ArchiveSearch) => {
    setShown(SHOWN);
    setSearch(next);
  };
  return (
    <>
      <Search isOpen={all.length >= FEW} own={own}>
        <SearchForm search={search} change={change} words={words} own={own} />
      </Search>
      <p role="status">
        {wanted.length === 0
          ? all.length === 0
            ? own.none
            : own.noneFound
          : own.found(wanted.length, more !== undefined)}
      </p>
      <ul class="archive-list">
        {wanted.slice(0, shown).map(match => (
          <Row key={match.id} match={match} words={words} own={own} />
        ))}
      </ul>
      {wanted.length > shown && (
        <button type="button" class="button plain" onClick={() => setShown(shown + SHOWN)}>
          {own.more}
        </button>
      )}
      <Files words={words} own={own} look={look} />
    </>
  );
}

/** One who has opened it, or closed it, has decided: more games change nothing about that. */
function Search({ isOpen, own, children }: { isOpen: boolean; own: ArchiveWords; children: JSX.Element }): JSX.Element {
  const [chosen, setChosen] = useState<boolean>();
  const shown = chosen ?? isOpen;
  return (
    <div class="archive-filter">
      <button type="button" class="button plain" aria-expanded={shown} onClick={() => setChosen(!shown)}>
        {own.search}
      </button>
      {shown && children}
    </div>
  );
}

interface SearchProps extends Props {
  readonly search: ArchiveSearch;
  readonly change: (search: ArchiveSearch) => void;
}

function SearchForm({ search, change, words, own }: SearchProps): JSX.Element {
  const typed = (key: 'who' | 'since' | 'until') => ({
    class: 'field',
    value: search[key],
    onInput: ({ currentTarget }: TargetedInputEvent<HTMLInputElement>) =>
      change({ ...search, [key]: currentTarget.value }),
  });
  return (
    <form class="archive-search" aria-label={own.search} onSubmit={event => event.preventDefault()}>
      <SelectChoice
        name={own.game}
        values={['', ...catalogue.map(({ id }) => id)]}
        value={search.game}
        say={value => gameCard(value)?.title ?? words.lobby.allGames}
        choose={game => change({ ...search, game })}
      />
      <SelectChoice
        name={own.result}
        values={archiveResults}
        value={search.result}
        say={value => own.results[value as ArchiveResult]}
        choose={value => change({ ...search, result: value as ArchiveResult })}
      />
      <label class="archive-field">
        <span>{own.who}</span>
        <input type="search" {...typed('who')} />
      </label>
      <label class="archive-field">
        <span>{own.since}</span>
        <input type="date" {...typed('since')} />
      </label>
      <label class="archive-field">
        <span>{own.until}</span>
        <input type="date" {...typed('until')} />
      </label>
    </form>
  );
}

interface RowProps extends Props {
  readonly match: ArchivedMatch;
}

function Row({ match, words, own }: RowProps): JSX.Element {
  const card = gameCard(match.game);
  const title = card?.title ?? match.game;
  const who = (seat: number) => playerName(match.players, seat, words, match.elsewhere);
  const when = whenText(regional(language.value, navigator.languages), match.touched, Date.now());
  const facts = [standOf(match, words, own), match.rated && words.lobby.rated, match.online && own.online, when];
  const name = `${title}, ${match.players.map((_, seat) => who(seat)).join(', ')}, ${when}`;
  return (
    <li class={`archive-match paper mood-${match.game}`}>
      {card && <Vignette id={card.id} />}
      <div class="archive-text">
        <h2 lang={card?.titleLanguage}>{title}</h2>
        <p class="names">
          {match.players.map((player, seat) => (
            <span key={seat}>
              <Badge hue={player.colour} />
              {who(seat)}
            </span>
          ))}
        </p>
        <p class="small">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Ways match={match} words={words} own={own} name={name} />
    </li>
  );
}

function standOf(
  { standing, over, isMyTurn, players, me, game, elsewhere }: ArchivedMatch,
  words: Words,
  own: ArchiveWords,
): string {
  if (!over) return isMyTurn ? words.play.yourTurn : own.results.running;
  const who = (seat: number) => playerName(players, seat, words, elsewhere);
  const { pointsOnlyRank } = gameCard(game) ?? {};
  return standing
    ? standingText({ standing, moves: 0, who, me, pointsOnlyRank }, words, language.value)
    : words.start.finished;
}

/** A match online is brought here first; then it opens like any other. */
function Ways({ match, words, own, name }: RowProps & { name: string }): JSX.Element {
  const [problem, setProblem] = useState(false);
  const { id, over, here, online } = match;
  const open = (address: string) => async () => {
    setProblem(false);
    if (here) return go(address);
    await bringHere(id).then(
      () => go(address),
      () => setProblem(true),
    );
  };
  if (!over)
    return (
      <div class="archive-ways">
        <a
          class="button"
          href={online ? tableAddress(id) : playAddress(id)}
          aria-label={`${words.start.resume}: ${name}`}
        >
          {words.start.resume}
        </a>
      </div>
    );
  return (
    <div class="archive-ways">
      <Way text={words.start.replay} of={name} press={open(replayAddress(id))} />
      <Way text={own.review} of={name} press={open(reviewAddress(id))} />
      <p role="alert" class="problem">
        {problem && own.notFetched}
      </p>
    </div>
  );
}

/** Many rows have the same: by its name it is told which is which. */
function Way({ text, of, press }: { text: string; of: string; press: () => Promise<void> }): JSX.Element {
  return (
    <button type="button" class="button plain" aria-label={`${text}: ${of}`} onClick={() => void press()}>
      {text}
    </button>
  );
}

/** Everything as one file, and such a file taken in: here, on another device, or on the page of another host. */
function Files({ words, own, look }: Props & { look: () => void }): JSX.Element {
  const [told, setTold] = useState('');
  const save = async () => {
    const [{ bundleText }, { fileName }, list] = await Promise.all([
      import('../recording/bundle.ts'),
      import('../recording/game-file.ts'),
      wholeArchive((done, all) => setTold(own.fetching(done, all))),
    ]);
    const name = fileName('games', new Date(), 'jsonl');
    const content = new Blob([bundleText(list)], { type: 'application/jsonl' });
    setTold(givenText(words, await giveFile(content, name), name));
  };
  return (
    <section class="archive-files">
      <h2>{own.files}</h2>
      <p class="small">{own.filesHint}</p>
      <div class="archive-ways">
        <button type="button" class="button plain" onClick={() => void save().catch(() => setTold(own.notFetched))}>
          <Icon name="install" />
          {own.saveAll}
        </button>
        <ImportButton words={words} changed={look} />
      </div>
      <p role="status">{told}</p>
    </section>
  );
}
