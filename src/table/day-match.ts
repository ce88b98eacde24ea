import type { Game } from '../engine/game.ts';
import { seedFromWords } from './chance.ts';
import { chanceWords, type Day } from './day.ts';
import { type Match, playerColours } from './match.ts';
import { botsToldApart, namesByColour } from './players.ts';
import { usualSeats } from './seat-counts.ts';
import { usualOptions } from './usual-options.ts';

/** What everybody plays against. */
export const DAY_LEVEL = 'strong';

/** The match that everybody plays on a day: all but its id and the person's name follow from the date and the game. */
export function dayMatch(game: Game, day: Day, { id, name }: { readonly id: string; readonly name: string }): Match {
  const match = chanceWords(day, game.id);
  const seed = seedFromWords(match);
  const seats = usualSeats(game.seats);
  const mine = Number.parseInt(seed.slice(0, 8), 16) % seats;
  const players = playerColours
    .slice(0, seats)
    .map((colour, seat) =>
      seat === mine ? { name, colour } : { name: namesByColour[colour], colour, bot: DAY_LEVEL },
    );
  return {
    id,
    game: game.id,
    version: game.version,
    options: usualOptions(game.options, true),
    players: botsToldApart(players),
    chance: { seed, match, nonces: [] },
  };
}
