import type { JSX } from 'preact';
import { everyLevelName } from '../../ai/levels.ts';
import type { Words } from '../words/words.ts';

interface Props {
  /** The levels that were chosen; whatever else stands there is no level. */
  readonly chosen: readonly (string | undefined)[];
  readonly words: Words;
}

/** What to expect of the computer players that were chosen, each kind once. */
export function LevelHints({ chosen, words }: Props): JSX.Element {
  return (
    <ul class="level-hints small">
      {everyLevelName
        .filter(level => chosen.includes(level))
        .map(level => (
          <li key={level} id={hintId(level)}>
            <strong>{words.setup.levels[level]}:</strong> {words.setup.levelHints[level]}
          </li>
        ))}
    </ul>
  );
}

/** Where the page says what to expect of a level. */
export function hintId(level: string): string {
  return `level-${level}`;
}
