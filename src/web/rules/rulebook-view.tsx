import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameCard } from '../../games/registry.ts';
import { hasFindings, hasGuide } from '../catalogue/readings.ts';
import { type AnyRulebookWords, type Chapter, type OursWords, oursKinds, type Rulebook } from '../kit/rulebook.tsx';
import { findingsAddress, goBack, guideAddress, keepAddress, rulesAddress } from '../page/route.ts';
import type { Words } from '../words/words.ts';
import { Example } from './example.tsx';

interface Props {
  readonly game: string;
  readonly book: Rulebook;
  readonly bookWords: AnyRulebookWords;
  /** The rule or chapter to turn to. */
  readonly rule: string;
  readonly words: Words;
}

/** The rules to read from top to bottom, or from wherever an address points to. */
export function RulebookView({ game, book, bookWords, rule, words }: Props): JSX.Element {
  useEffect(() => turnTo(rule), [rule]);
  return (
    <main class="leaflet-desk">
      <Contents game={game} chapters={book.chapters} bookWords={bookWords} words={words} />
      <article class="leaflet">
        <header>
          <p class="leaflet-kind">{words.rules.heading}</p>
          <h1 lang={gameCard(game)?.titleLanguage}>{bookWords.title}</h1>
          <p class="small">{bookWords.about}</p>
          {bookWords.ours && <p class="small ours-why">{words.rules.oursWhy}</p>}
          <p class="leaflet-guide">
            {hasGuide(game) && <a href={guideAddress(game)}>{words.rules.guide}</a>}
            {hasFindings(game) && <a href={findingsAddress(game)}>{words.rules.findings}</a>}
          </p>
        </header>
        {book.chapters.map(chapter => (
          <ChapterSection key={chapter.key} {...{ game, book, chapter, bookWords, rule, words }} />
        ))}
      </article>
    </main>
  );
}

/** Brings a rule or chapter into sight and hands it the focus, so that a screen reader goes on from there. */
function turnTo(rule: string): void {
  const place = rule === '' ? undefined : (document.getElementById(placeOf(rule)) ?? undefined);
  place?.scrollIntoView({ block: place.tagName === 'SECTION' ? 'start' : 'center' });
  place?.focus({ preventScroll: true });
}

function placeOf(rule: string): string {
  return `rule-${rule}`;
}

interface ContentsProps {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly bookWords: AnyRulebookWords;
  readonly words: Words;
}

function Contents({ game, chapters, bookWords, words }: ContentsProps): JSX.Element {
  return (
    <nav class="contents" aria-label={words.rules.contents}>
      <div class="contents-buttons">
        <button type="button" class="button plain" onClick={goBack}>
          {words.rules.back}
        </button>
        <button type="button" class="button plain" onClick={() => print()}>
          {words.rules.print}
        </button>
      </div>
      <ul>
        {chapters.map(({ key }) => (
          <li key={key}>
            <PlaceLink game={game} place={key}>
              {bookWords.chapters[key]!.heading}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PlaceLinkProps {
  readonly game: string;
  readonly place: string;
  readonly label?: string;
  readonly children: string;
}

/** Turns pages without a new step for the back button, which is to leave the rule book. */
function PlaceLink({ game, place, label, children }: PlaceLinkProps): JSX.Element {
  const address = rulesAddress(game, place);
  const turn = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    keepAddress(address);
    // The address may be the same as before, and then nothing else would move.
    turnTo(place);
  };
  return (
    <a href={address} aria-label={label} onClick={turn}>
      {children}
    </a>
  );
}

type ChapterProps = Props & { readonly chapter: Chapter };

function ChapterSection({ game, book, chapter, bookWords, rule, words }: ChapterProps): JSX.Element {
  const { heading, lead } = bookWords.chapters[chapter.key]!;
  const place = placeOf(chapter.key);
  return (
    <section id={place} aria-labelledby={`${place}-heading`} tabIndex={-1}>
      <h2 id={`${place}-heading`}>{heading}</h2>
      {lead !== '' && <p class="lead">{lead}</p>}
      <Figures book={book} names={chapter.figures} bookWords={bookWords} />
      {chapter.rules.length > 0 && (
        <ul class="rule-list">
          {chapter.rules.map(id => (
            <li key={id} id={placeOf(id)} class={id === rule ? 'sought' : undefined} tabIndex={-1}>
              <div>
                <p>{bookWords.rules[id]}</p>
                <Ours ours={bookWords.ours?.[id]} words={words} />
              </div>{' '}
              <PlaceLink game={game} place={id} label={words.rules.ruleLink(id)}>
                {id}
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
      {chapter.example && <Example points={chapter.example} bookWords={bookWords.example} />}
    </section>
  );
}

/** Says of a rule, or of a part of it, that it is not the book's. */
function Ours({ ours = {}, words }: { ours: OursWords | undefined; words: Words }): JSX.Element {
  const kinds = oursKinds.filter(kind => ours[kind] !== undefined);
  return (
    <>
      {kinds.map(kind => (
        <p key={kind} class={`ours ${kind}`}>
          <b>{words.rules.ours[kind]}</b>
          {ours[kind] === '' ? '.' : `: ${ours[kind]}`}
        </p>
      ))}
    </>
  );
}

interface FiguresProps {
  readonly book: Rulebook;
  readonly names: readonly string[];
  readonly bookWords: AnyRulebookWords;
}

function Figures({ book, names, bookWords }: FiguresProps): JSX.Element | undefined {
  if (names.length === 0) return undefined;
  return (
    <div class="figures">
      {names.map(name => (
        <figure key={name}>
          <book.Figure name={name} label={bookWords.figures[name]!.label} />
          <figcaption>{bookWords.figures[name]!.caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
