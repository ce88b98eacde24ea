import type { JSX } from 'preact';
import { gameCard } from '../../games/registry.ts';
import { regional, whenText } from '../match/standing-text.ts';
import { language } from '../page/settings.ts';
import { Icon } from '../ui/icon.tsx';
import type { StudyWords } from '../words/study.en.ts';
import type { Words } from '../words/words.ts';

interface Props {
  readonly study: { readonly name: string; readonly game: string; readonly touched: number };
  readonly to: string;
  readonly words: Words;
  readonly studyWords: StudyWords;
  readonly remove: () => void;
}

/** A study on a list. */
export function StudyRow({ study, to, words, studyWords, remove }: Props): JSX.Element {
  const { name, game, touched } = study;
  const gameTitle = gameCard(game)?.title ?? game;
  const title = name || studyWords.nameless(gameTitle);
  return (
    <li>
      <a class="row-button" href={to}>
        <b>
          <span class="unseen">{studyWords.openOf('')}</span>
          {title}
        </b>{' '}
        <span class="small">
          {gameTitle} · {whenText(regional(language.value, navigator.languages), touched, Date.now())}
        </span>
      </a>
      <button
        type="button"
        class="round"
        aria-label={studyWords.removeOf(title)}
        title={words.start.removeOf(title)}
        onClick={remove}
      >
        <Icon name="bin" />
      </button>
    </li>
  );
}
