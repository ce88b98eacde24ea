import type { Game } from '../../engine/game.ts';
import type { Entry, Match } from '../../table/match.ts';
import { namelessMatch } from '../../table/players.ts';
import { FIRST, type Study } from '../../table/study.ts';
import { openTable } from '../../table/table.ts';
import { openOptions, usualOptions } from '../../table/usual-options.ts';
import { freshId, freshSeed } from '../browser/ids.ts';
import { studyDisk } from '../match/indexed-db.ts';
import type { ReadPosition } from './position-file.ts';
import type { Recording } from './recording.ts';
import { studyText } from './study-file.ts';

/** Nobody plays a study: its seats have names, and no bots; its chance is not fixed before. */
function studyOf(game: Game, match: Match, start: readonly Entry[]): Study {
  const id = freshId();
  const players = match.players.map(({ name, colour }) => ({ name, colour }));
  const chance = { seed: '', match: id, nonces: [] };
  // Nobody has secrets on a study board.
  const options = { ...match.options, ...openOptions(game.options) };
  const setting: Match = {
    id,
    game: game.id,
    version: game.version,
    options,
    players,
    chance,
    inherited: start.length,
    // What people kept to themselves can only be read as what was entered by hand.
    ...(match.byHand && { byHand: true }),
  };
  return { id, name: '', match: setting, start, notes: {}, moves: [] };
}

/** From a recorded game: what was played up to the position is given, and what followed is the first line. */
export function studyFrom({ game, match, entries }: Pick<Recording, 'game' | 'match' | 'entries'>, at: number): Study {
  const played = entries.flatMap(entry => ('move' in entry ? [entry] : []));
  const given = entries.slice(0, at).filter(entry => 'move' in entry).length;
  const start = played.slice(0, given).map(({ actor, move }, seq): Entry => ({ seq, actor, move }));
  const moves = played.slice(given).map(({ actor, move }, i) => ({ after: FIRST + i, actor, move }));
  return { ...studyOf(game, match, start), moves };
}

/** From a position that somebody wrote down: nobody knows how it came about. */
export function studyFromText({ game, seats, options }: ReadPosition, text: string): Study {
  const match = { ...namelessMatch(game, seats, options), id: freshId() };
  return { ...studyOf(game, match, []), position: text };
}

/** A fresh game of its usual kind, set up by chance. */
export function freshStudy(game: Game, seats: number): Study {
  const match = { ...namelessMatch(game, seats, usualOptions(game.options, true)), id: freshId() };
  const { entries } = openTable(game, { ...match, chance: { seed: freshSeed(), match: match.id, nonces: [] } });
  return studyOf(
    game,
    match,
    entries.filter(entry => 'move' in entry),
  );
}

/** Keeps it on this device. */
export function keepStudy(study: Study): Promise<void> {
  const { id, name, match } = study;
  return studyDisk.put({ id, name, game: match.game, touched: Date.now(), text: studyText(study) });
}
