import { signed } from '../../../engine/figures.ts';
import type { Game } from '../../../engine/game.ts';
import { newMatchOptions } from '../../../engine/options.ts';
import type { GameWords, Language, OptionWords } from '../view.ts';
import { type BoardWords, boardWordsIn } from './board-words.ts';

/** What a game without a view may say; whatever it leaves out is made up from its rules. */
export type OwnWords = Partial<GameWords> & {
  /** What pieces are called, by their kind. */
  readonly pieces?: Readonly<Record<string, string>>;
  /** What lies beside the board, by its name. */
  readonly trays?: Readonly<Record<string, string>>;
};

/** All that the default view says. */
export interface DefaultWords extends GameWords {
  readonly tokens: Readonly<Record<string, string>>;
  readonly pieces: Readonly<Record<string, string>>;
  readonly trays: Readonly<Record<string, string>>;
  readonly board: BoardWords;
}

/** A game's own words, in whatever language they are, among those of the default view in the language of the page. */
export function wordsFor(game: Game, own: OwnWords, language: Language): DefaultWords {
  const board = boardWordsIn(language);
  const tokens = own.tokens ?? {};
  const sources = { ...sourcesOf(game), ...own.sources };
  return {
    language,
    title: game.title,
    players: board.colours,
    ...own,
    tokens,
    sources,
    story: own.story ?? {},
    prompts: promptsFor(game, board.task, own),
    gains: { ...gainsFrom(sources), ...own.gains },
    options: { ...optionsOf(game), ...own.options },
    pieces: own.pieces ?? {},
    trays: own.trays ?? {},
    board,
  };
}

/** The key of the prompt where moves begin with different words. */
export const SEVERAL_VERBS = 'any';

/** Where moves of several kinds are open, what is asked for one of them alone would be too narrow. */
function promptsFor(game: Game, task: string, { prompts }: OwnWords): NonNullable<GameWords['prompts']> {
  const verbs = game.forms.map(form => form.split(' ')[0]!);
  return { ...Object.fromEntries([SEVERAL_VERBS, ...verbs].map(verb => [verb, () => task])), ...prompts };
}

/** The sources of points by the names that the rules give them. */
export function sourcesOf(game: Game): Record<string, string> {
  const first = game.initial(game.seats[0]!, newMatchOptions(game.options));
  return Object.fromEntries(Object.keys(game.breakdown(first, 0)).map(source => [source, source]));
}

function gainsFrom(sources: Readonly<Record<string, string>>): Record<string, (points: number) => string> {
  const entries = Object.entries(sources);
  return Object.fromEntries(
    entries.map(([source, name]) => [source, (points: number) => `${name}: ${signed(points)}`]),
  );
}

function optionsOf(game: Game): Record<string, OptionWords> {
  return Object.fromEntries(game.options.map(({ name }) => [name, { name, hint: '', values: {} }]));
}
