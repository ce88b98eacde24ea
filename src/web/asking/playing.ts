import type { RuleId } from '../../engine/game.ts';
import { copyOf } from '../../engine/state.ts';
import { legalCandidates } from '../kit/input/move-builder.ts';
import type { AskingWords } from '../words/asking.en.ts';
import type { AskedTable } from './asked-table.ts';
import { isSaidOf, movesMeant, movesTold, tellingWords } from './moves-meant.ts';
import type { Vocabulary } from './question.ts';
import { isOneMove, type SpokenMove, spokenMoves, toldApart, writableMoves } from './spoken-moves.ts';
import { asTyped, plainText } from './typed-text.ts';

/** What is typed about moves: the table, the words that are understood, and the text. */
export interface Typed {
  readonly table: AskedTable;
  readonly words: AskingWords;
  readonly vocabulary: Vocabulary;
  readonly about: string;
  /** All that was typed, as it was. */
  readonly text: string;
}

/** More moves than these are not told one by one. */
const MOST_MOVES = 8;

/** Small words, which say nothing about a move. */
export function idleWords(vocabulary: Vocabulary): ReadonlySet<string> {
  return new Set(vocabulary.flatMap(({ fillers, me, idle }) => [...fillers, ...me, ...idle].map(plainText)));
}

/** The legal moves that can be meant; whoever moves may name themselves, too. */
export function meantBy({ table, vocabulary, about }: Typed): readonly SpokenMove[] {
  const { look } = table;
  const idle = idleWords(vocabulary);
  const spoken = spokenMoves(table);
  const meant = movesMeant(spoken, about, idle);
  if (meant.length > 0 || look.viewer === undefined) return meant;
  return movesMeant(spoken, about, new Set([...idle, ...plainText(look.who(look.viewer)).split(' ')]));
}

/** The moves that the game tells in just these words. */
export function toldBy({ table, vocabulary, about }: Omit<Typed, 'text'>): readonly SpokenMove[] {
  return table.mine ? movesTold(spokenMoves(table), about, idleWords(vocabulary)) : [];
}

/** Is it about a move at all, be it legal or not? */
export function isAboutMoves({ table, vocabulary, about }: Typed): boolean {
  const [first, ...others] = tellingWords(about, idleWords(vocabulary));
  const known = [...writableMoves(table), ...spokenMoves(table)];
  if (first === undefined || !known.some(move => isSaidOf(move, first))) return false;
  return others.length > 0 || movesMeant(known, about, idleWords(vocabulary)).length > 0;
}

/** Moves as a list in which each can be typed as it stands. */
function movesListed(meant: readonly SpokenMove[], { table, words }: Pick<Typed, 'table' | 'words'>): string {
  const told = toldApart(meant.slice(0, MOST_MOVES), spokenMoves(table)).map(words.quoted);
  const rest = meant.length - told.length;
  return [...told, ...(rest > 0 ? [words.more(rest)] : [])].join(', ');
}

/** Plays the move that is meant, asks which one, or says why none is. */
export async function playMeant(typed: Typed): Promise<string> {
  const { words } = typed;
  const meant = meantBy(typed);
  if (meant.length > 1) return words.several(movesListed(meant, typed));
  return meant.length === 1 ? playOne(meant[0]!, typed) : refused(typed);
}

/** What is said without “play” is played where it leaves no doubt; a single word may have been a question. */
export async function playGuessed(typed: Typed): Promise<string> {
  const { words, about, vocabulary, text } = typed;
  const meant = meantBy(typed);
  const isOneWord = tellingWords(about, idleWords(vocabulary)).length === 1;
  return isOneWord && meant.length > 0
    ? words.perhaps(asTyped(text, about), movesListed(meant, typed))
    : playMeant(typed);
}

/** Plays several moves as one, each as it is meant after those before it. */
export async function playInTurn(typed: Omit<Typed, 'about'>, parts: readonly string[]): Promise<string> {
  const { table, words, text } = typed;
  const moves: string[] = [];
  const told: string[] = [];
  let at = table;
  for (const part of parts) {
    const now = { ...typed, table: at, about: part, text: part };
    const [one, ...others] = meantBy(now);
    if (!one) return refused(now);
    if (others.length > 0) return words.several(movesListed([one, ...others], now));
    moves.push(...one.moves);
    told.push(toldApart([one], spokenMoves(at))[0]!);
    at = tableAfter(at, one.moves);
  }
  return table.play(moves) ? words.played(`${told.join(' · ')}.`) : words.noMove(text.trim());
}

/** The table as it will be when the viewer has moved, as far as the turn goes on. */
function tableAfter(table: AskedTable, moves: readonly string[]): AskedTable {
  const { game, look } = table;
  const s = copyOf(look.s);
  for (const move of moves) game.apply(s, game.parse(s, move));
  const legal = game.actor(s) === table.actor ? legalCandidates(game, s) : [];
  return { ...table, buttons: [], look: { ...look, s, legal } };
}

function playOne(move: SpokenMove, { table, words, about, text }: Typed): string {
  const [told] = toldApart([move], spokenMoves(table));
  return table.play(move.moves) ? words.played(`${told}.`) : words.noMove(asTyped(text, about));
}

/** Why nothing legal is meant: a rule that stands against it, or a word that nobody knows. */
export async function refused(typed: Typed): Promise<string> {
  const { table, words, vocabulary, about, text } = typed;
  const idle = idleWords(vocabulary);
  const wanted = tellingWords(about, idle);
  const nowhere = wanted.find(word => isNoPlace(table, word));
  if (nowhere !== undefined) return words.noPlace(asTyped(text, nowhere));
  const writable = writableMoves(table);
  const against = rulesAgainst(table, movesMeant(writable, about, idle));
  if (against.length > 0) return words.forbidden(await rulesText(table, against));
  const spoken = spokenMoves(table);
  const isKnown = (word: string) => [...spoken, ...writable].some(move => isSaidOf(move, word));
  const known = wanted.filter(isKnown);
  const perhaps = known.length < wanted.length ? movesMeant(spoken, known.join(' '), idle) : [];
  if (perhaps.length > 0)
    return words.perhaps(wanted.filter(word => !isKnown(word)).join(' '), movesListed(perhaps, typed));
  const rules = wanted.flatMap(table.whyNot);
  return rules.length > 0 ? words.forbidden(await rulesText(table, rules)) : words.noMove(asTyped(text, about));
}

/** Is it written like a field that the board does not have? */
function isNoPlace({ orientation, look }: AskedTable, word: string): boolean {
  return /^[a-z]\d+$/.test(word) && orientation.at(look, word) === undefined;
}

/** Of the moves that can't be made, those of the kinds that can be made now say most. */
function rulesAgainst({ game, look }: AskedTable, meant: readonly SpokenMove[]): readonly RuleId[] {
  const verbs = new Set(look.legal.map(({ tokens }) => tokens[0]));
  const near = meant.filter(({ candidate }) => verbs.has(candidate.tokens[0]));
  const rules = (near.length > 0 ? near : meant).map(({ candidate }) => game.forbids(look.s, candidate.move));
  return rules.filter(rule => rule !== undefined);
}

async function rulesText(table: AskedTable, rules: readonly RuleId[]): Promise<string> {
  return (await Promise.all([...new Set(rules)].slice(0, 2).map(table.ruleText))).join(' ');
}

/** So many moves are told one by one in any case; of more than these, only kinds with very few. */
const MOST_TOLD = 16;
const VERY_FEW = 2;

/** What can be done, in words: few moves one by one, and many by their kinds, each with an example that can be typed. */
export function choices({ table, words }: Pick<Typed, 'table' | 'words'>): string {
  const all = spokenMoves(table);
  const spoken = all.filter(isOneMove);
  const kinds = [...new Set(spoken.map(({ candidate }) => candidate.tokens[0]!))];
  const most = spoken.length <= MOST_TOLD ? MOST_MOVES : VERY_FEW;
  const told = kinds.map(kind => {
    const own = spoken.filter(({ candidate }) => candidate.tokens[0] === kind);
    if (own.length <= most) return toldApart(own, all).map(words.quoted).join(', ');
    return words.ways(own.length, nextWords(own, table), toldApart(own.slice(0, 1), all)[0]!);
  });
  const isGrouped = kinds.some(kind => spoken.filter(({ candidate }) => candidate.tokens[0] === kind).length > most);
  const ways = [
    ...(table.canEnd ? [words.quoted(table.pause?.button ?? words.commands.end[0]!)] : []),
    ...(table.canUndo ? [words.quoted(words.commands.undo[0]!)] : []),
    ...(isGrouped ? [words.narrower] : []),
  ];
  return [...(told.length === 0 ? [table.task] : told), ...ways].filter(Boolean).join('\n');
}

/** What can come behind the first word of moves of one kind, where that is not much: “white, pink, green”. */
function nextWords(own: readonly SpokenMove[], { gameWords }: Pick<AskedTable, 'gameWords'>): string {
  const next = [...new Set(own.map(({ candidate }) => candidate.tokens[1] ?? ''))].filter(Boolean);
  return next.length > MOST_MOVES ? '' : next.map(token => gameWords.tokens?.[token] ?? token).join(', ');
}

/** Ends the turn, goes on where it stops for a while, or makes the move that ends it. */
export function goOn({ table, words, vocabulary }: Typed): string {
  const said = words.commands.end[0]!;
  const [ending, ...others] = toldBy({ table, words, vocabulary, about: said });
  if (ending && others.length === 0 && table.play(ending.moves)) {
    table.end();
    return words.ended;
  }
  const { pause, goesOn } = table;
  if (!table.end()) return [words.cantEnd, table.task].filter(Boolean).join(' ');
  return pause ? words.played(`${pause.button}.`) : goesOn ? words.goneOn : words.ended;
}
