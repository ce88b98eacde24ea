import './invited.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameCard } from '../../games/registry.ts';
import { ownInvitations } from '../page/own-invitations.ts';
import { tableAddress } from '../page/route.ts';
import type { Words } from '../words/words.ts';
import { decline, lookForInvitations } from './invitations-api.ts';

/** The tables that somebody has invited the reader to. Whoever comes back from one may sit there by now. */
export function Invited({ words: { lobby } }: { words: Words }): JSX.Element {
  useEffect(() => void lookForInvitations(), []);
  return (
    <ul class="invited" aria-label={lobby.invitations}>
      {ownInvitations.value.map(({ name, table }) => {
        const title = gameCard(table.game)?.title ?? table.game;
        const who = name || lobby.somebody;
        return (
          <li key={table.match} class="paper">
            <span>{lobby.invitesYou(who, title)}</span>
            <span class="invited-buttons">
              <a
                class="button"
                href={tableAddress(table.match)}
                aria-label={lobby.toTableOf(lobby.toTable, title, who)}
              >
                {lobby.toTable}
              </a>
              <button
                type="button"
                class="button plain"
                aria-label={lobby.toTableOf(lobby.noThanks, title, who)}
                onClick={() => void decline(table.match)}
              >
                {lobby.noThanks}
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
