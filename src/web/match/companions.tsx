import type { JSX } from 'preact';
import type { Player } from '../../table/match.ts';
import type { Words } from '../words/words.ts';
import { CompanionFace, isCompanion } from './companion-face.tsx';

/** Whom one will sit with: the bots that were chosen, each with a face and a sentence. */
export function Companions({ players, words }: { players: readonly Player[]; words: Words }): JSX.Element {
  const known = players.flatMap(({ name, colour, bot }) =>
    bot !== undefined && isCompanion(name) ? [{ name, colour }] : [],
  );
  return (
    <ul class="companions">
      {known.map(({ name, colour }) => (
        <li key={name}>
          <CompanionFace name={name} hue={colour} />
          <span class="small">
            <strong>{name}</strong>
            {words.setup.companions[name]}
          </span>
        </li>
      ))}
    </ul>
  );
}
