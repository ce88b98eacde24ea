import type { JSX } from 'preact';
import { type Actor, CHANCE, type Telling } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import type { Recording } from '../recording.ts';
import { Badge } from '../stage/players.tsx';
import type { GameView, GameWords } from '../stage/view.ts';
import type { Words } from '../words/words.ts';

interface Props {
  readonly recording: Recording;
  readonly told: Telling | undefined;
  readonly state: AnyState;
  readonly view: GameView;
  readonly words: Words;
  readonly gameWords: GameWords;
}

/** What just happened, and who is next: the two sentences at the board. */
export function Story({ recording, told, state, view, words, gameWords }: Props): JSX.Element {
  const winners = recording.game.winners(state);
  const actor = recording.game.actor(state);
  const players = winners.length > 0 ? winners : [actor].filter(seat => seat >= 0);
  return (
    <div class="story">
      <p class="told" role="status">
        {told ? say(gameWords, told) : words.nothingYet}
      </p>
      <p class="next">
        {players.map(seat => (
          <Badge key={seat} hue={view.players[seat]!} />
        ))}
        {winners.length > 0 ? winText(recording, state, words, gameWords) : nextText(actor, words, gameWords)}
      </p>
    </div>
  );
}

function say(gameWords: GameWords, { key, args }: Telling): string {
  return gameWords.story[key]?.(args as never, seat => gameWords.players[seat]!) ?? key;
}

function nextText(actor: Actor, words: Words, gameWords: GameWords): string {
  return actor === CHANCE ? words.nextChance : words.next(gameWords.players[actor]!);
}

function winText({ game }: Recording, state: AnyState, words: Words, gameWords: GameWords): string {
  const winners = game.winners(state);
  const names = winners.map(seat => gameWords.players[seat]!).join(` ${words.and} `);
  return words.wins(names, game.score(state, winners[0]!), winners.length > 1);
}
