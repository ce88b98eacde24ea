import { CHANCE, type Game, NOBODY, randomMoveOf } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { type PositionText, readPositionText } from '../../engine/position-text.ts';
import { type Random, seeded } from '../../engine/random.ts';
import { firstState } from '../../table/first-state.ts';
import { namelessMatch } from '../../table/players.ts';
import type { SlicedWork } from '../browser/slices.ts';
import { drawnFields, withToken } from './drawn-field.ts';

/** In one game not everything need come up that can. */
const GAMES = 4;
/** A game by chance is looked at this often. */
const LOOKS_EVERY = 9;
const LONGEST = 1500;

/** What a position is of, and how it is written. */
interface Kind {
  readonly game: Game;
  readonly codec: PositionText;
  readonly seats: number;
  readonly options: Options;
}

/** What can be drawn on fields: whatever is, at some time in some games of this kind. */
export function* tokensOf(kind: Kind): SlicedWork<readonly string[]> {
  const tokens = new Set<string>();
  for (let i = 0; i < GAMES; i++) yield* collect(tokens, kind, seeded(`tokens ${i}`));
  // The plainest first.
  return [...tokens].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

function* collect(tokens: Set<string>, { game, codec, seats, options }: Kind, random: Random): SlicedWork<void> {
  const s = firstState(game, namelessMatch(game, seats, options));
  const anyMove = randomMoveOf(game);
  for (let made = 0; made < LONGEST && game.actor(s) !== NOBODY; made++) {
    if (made % LOOKS_EVERY === 0) {
      for (const token of tokensIn(codec.draw(s))) tokens.add(token);
      yield;
    }
    game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : anyMove(s, random));
  }
  for (const token of tokensIn(codec.draw(s))) tokens.add(token);
}

function tokensIn(text: string): Iterable<string> {
  return new Set([...drawnFields(text).values()].map(({ token }) => token));
}

/** What else can be drawn on a field: what makes a position at once, and what needs another change beside it. */
export interface Offered {
  readonly sound: readonly string[];
  readonly unsound: readonly string[];
}

export function* offeredOn(
  text: string,
  field: string,
  { game, codec, tokens }: { game: Game; codec: PositionText; tokens: readonly string[] },
): SlicedWork<Offered> {
  const [sound, unsound]: [string[], string[]] = [[], []];
  const now = drawnFields(text).get(field)?.token;
  for (const token of new Set([...tokens, ...tokensIn(text)])) {
    if (token === now) continue;
    const read = readPositionText(game, codec, withToken(text, field, token));
    if (!('key' in read)) sound.push(token);
    else if (read.key === 'unsound') unsound.push(token);
    yield;
  }
  return { sound, unsound };
}
