import type { ComponentChildren, JSX } from 'preact';
import type { GameId } from '../../games/registry.ts';
import { catalogue } from '../catalogue/game-catalogue.ts';
import { Vignette } from '../catalogue/vignette.tsx';
import { lobbyAddress } from '../page/route.ts';
import type { Words } from '../words/words.ts';
import { Invitation } from './invitation.tsx';
import { PlayMeanwhile, WatchBots } from './meanwhile.tsx';

interface Props {
  /** The game that is looked for, or was last. */
  readonly game: GameId;
  /** Are there games of others to watch? */
  readonly running: boolean;
  /** The lobby that others are invited to. */
  readonly of: string | undefined;
  readonly words: Words;
}

/** Nobody waits: what can be done about it, and until then. */
export function EmptyLobby({ game, running, of, words }: Props): JSX.Element {
  const { lobby } = words;
  const shown = of ? game : nextAfter(game);
  return (
    <div class="lobby-empty">
      <p class="lobby-none">
        {lobby.none} {lobby.openHint}
      </p>
      <ul>
        <Way game={game} title={lobby.bot} hint={lobby.botHint}>
          <PlayMeanwhile game={game} words={words} look="plain">
            {words.start.play}
          </PlayMeanwhile>
        </Way>
        {!running && (
          <Way game={shown} title={lobby.demo} hint={lobby.demoHint}>
            <WatchBots game={shown} words={words} look="plain">
              {lobby.watch}
            </WatchBots>
          </Way>
        )}
      </ul>
      <div class="paper lobby-invitation">
        <Invitation to={lobbyAddress(of)} title={lobby.invite} hint={lobby.inviteHint} words={words} />
      </div>
    </div>
  );
}

/** Whoever looks for no game in particular sees another one. */
function nextAfter(game: GameId): GameId {
  const at = catalogue.findIndex(({ id }) => id === game);
  return catalogue[(at + 1) % catalogue.length]!.id;
}

interface WayProps {
  readonly game: GameId;
  readonly title: string;
  readonly hint: string;
  readonly children: ComponentChildren;
}

/** Looks like a table among the others. */
function Way({ game, title, hint, children }: WayProps): JSX.Element {
  return (
    <li class={`placard paper mood-${game}`}>
      <Vignette id={game} />
      <div class="placard-text">
        <h3>{title}</h3>
        <p class="small">{hint}</p>
      </div>
      {children}
    </li>
  );
}
