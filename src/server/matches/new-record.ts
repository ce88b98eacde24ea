import type { Game } from '../../engine/game.ts';
import { BadOptions, newMatchOptions, type Options, optionsAnew } from '../../engine/options.ts';
import type { RequestOf, WantedChair } from '../../protocol/requests.ts';
import { ANCHORS } from '../../ratings/anchors.ts';
import { playerColours } from '../../table/match.ts';
import { movedOn } from '../../table/players.ts';
import type { Person } from '../store/port.ts';
import { checkedLevel, needAccount } from './rated-table.ts';
import type { Chair, TableRecord } from './record.ts';
import { RefusedRequest } from './refusals.ts';
import { mannersOf } from './table-manners.ts';

/** A table as its host wishes it. */
export function newRecord(
  person: Person,
  game: Game,
  { options, chairs, listed, pace, rated }: RequestOf<'open'>,
  seed: string,
): TableRecord {
  if (!game.seats.includes(chairs.length))
    throw new RefusedRequest('bad-chairs', `${game.id} is for ${game.seats.join(', ')}`);
  if (chairs.filter(chair => chair.for === 'me').length !== 1)
    throw new RefusedRequest('bad-chairs', 'one chair is yours');
  if (rated) needAccount(person);
  return {
    game: game.id,
    version: game.version,
    options: checkedOptions(game, options),
    stage: 'gathering',
    host: person.id,
    listed,
    pace,
    ...(rated && { rated: ANCHORS }),
    chairs: chairs.map((chair, seat) => ({ colour: playerColours[seat]!, ...occupant(game.id, chair, person, rated) })),
    seed,
  };
}

function checkedOptions(game: Game, options: Options): Options {
  try {
    return newMatchOptions(game.options, options);
  } catch (error) {
    if (error instanceof BadOptions) throw new RefusedRequest('bad-options', error.message);
    throw error;
  }
}

function occupant(game: string, chair: WantedChair, { id, name }: Person, rated = false): Partial<Chair> {
  if (chair.for === 'me') return { person: id, name };
  return chair.for === 'bot' ? { bot: checkedLevel(game, chair.level, rated) } : {};
}

/**
 * A table for the same people, one seat further on. Nonces are given anew, after the new seed is fixed. It is a new match:
 * played by the rules of today, with what people chose.
 */
export function rematchRecord(game: Game, of: string, record: TableRecord, host: Person, seed: string): TableRecord {
  const { listed, pace, chairs } = record;
  const fresh = movedOn(chairs).map(({ person, name, bot, outside }, seat) => ({
    colour: chairs[seat]!.colour,
    // Of whom nothing is known any more can't be asked: their chair is free.
    ...(person !== undefined && name !== undefined && { person, name }),
    ...(bot !== undefined && { bot }),
    // One that has lost is not asked again.
    ...(outside && outside.lost === undefined && { outside }),
  }));
  const manners = mannersOf(record);
  return {
    game: game.id,
    version: game.version,
    options: optionsAnew(game.options, record.options),
    stage: 'gathering',
    host: host.id,
    listed,
    pace,
    ...(record.rated !== undefined && { rated: ANCHORS }),
    chairs: fresh,
    seed,
    of,
    ...manners,
  };
}
