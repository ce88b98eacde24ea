import { signal } from '@preact/signals';
import { movesOf, NOBODY } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import { type GameId, loadGame } from '../../../games/registry.ts';
import { seedFromWords } from '../../../table/chance.ts';
import { openTable, submit, type Table } from '../../../table/table.ts';
import { answered } from '../../asking/answers.ts';
import type { AskedTable } from '../../asking/asked-table.ts';
import type { Vocabulary } from '../../asking/question.ts';
import { loadGameWords } from '../../catalogue/game-words.ts';
import { openOrientation } from '../../catalogue/orientation-loader.ts';
import { loadView } from '../../catalogue/view-loader.ts';
import type { Language } from '../../kit/view.ts';
import { askingWordsIn } from '../../words/asking.ts';
import { wordsIn } from '../../words/words.ts';
import { askedTableOf } from '../asked-table-of.ts';
import { type TableContext, tableContextOf } from '../table-context.ts';
import { TableController } from '../table-controller.ts';
import { hostFor } from './hosting.ts';

/** A person at a table who asks and plays by typing. */
export interface Asking {
  readonly controller: TableController;
  readonly context: TableContext;
  readonly vocabulary: Vocabulary;
  readonly table: () => AskedTable;
  readonly ask: (text: string) => Promise<string>;
  /** Everybody plays on as it comes, until the person is to move again; false where the game is over before. */
  readonly playOn: () => boolean;
}

/** Ada at a table against a bot, in the middle of a game in which she made the first moves there were. */
export async function sitDown(id: GameId, language: Language, moves: number, options: object = {}): Promise<Asking> {
  const [game, view, gameWords, words, orientation] = await Promise.all([
    loadGame(id),
    loadView(id),
    loadGameWords(id, language),
    wordsIn(language),
    openOrientation(id, language),
  ]);
  const players = [{ name: 'Ada', colour: 'red' } as const, { name: 'Bo', colour: 'blue', bot: 'learning' } as const];
  const chance = { seed: seedFromWords('asking'), match: 'm', nonces: [] };
  const match = {
    id: 'm',
    game: id,
    version: game.version,
    options: readOptions(game.options, options),
    players,
    chance,
  };
  const table = openTable(game, match);
  const random = seeded('asking');
  for (let made = 0; made < moves || game.actor(table.state) !== 0; made++)
    if (!playAnything(table, random)) throw new Error(`${id} is over after ${made} moves`);
  const host = hostFor(table, async command => submit(table, command));
  const controller = new TableController(host, () => false);
  const hints = {
    isOffered: () => true,
    shown: signal(false),
    isToTell: signal(false),
    toggle: () => void (hints.shown.value = true),
  };
  const opened = { game, view, gameWords };
  const context = tableContextOf({ opened, controller, words, slots: {}, hintController: hints as never });
  context.orientation.value = orientation;
  const vocabulary = await Promise.all([...new Set<Language>([language, 'en'])].map(askingWordsIn));
  const asked = () => askedTableOf(context, false, 'What to do.');
  const playOn = () => {
    do playAnything(table, random);
    while (![0, NOBODY].includes(game.actor(table.state)));
    host.length.value = table.entries.length;
    return game.actor(table.state) === 0;
  };
  return { controller, context, vocabulary, table: asked, ask: text => answered(asked(), vocabulary, text), playOn };
}

/** One move of whoever is to move; false where nobody is. */
function playAnything(table: Table, random: ReturnType<typeof seeded>): boolean {
  const { game, state, entries } = table;
  const legal = movesOf(game, state);
  if (legal.length === 0) return false;
  const move = game.format(state, legal[random.below(legal.length)]!);
  submit(table, {
    type: 'play',
    id: `${entries.length}`,
    seat: game.actor(state),
    base: entries.length,
    moves: [move],
  });
  return true;
}
