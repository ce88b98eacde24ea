import type { Seat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { playLine } from '../advice/lines.ts';
import { effectsOf } from '../kit/effect.ts';
import { asSentence } from '../kit/landmarks.ts';
import type { CommandName } from '../words/ask-commands.ts';
import type { AskingWords } from '../words/asking.en.ts';
import type { AskedTable } from './asked-table.ts';
import { outcomesOf } from './next-turn.ts';
import {
  choices,
  goOn,
  isAboutMoves,
  meantBy,
  playGuessed,
  playInTurn,
  playMeant,
  refused,
  type Typed,
  toldBy,
} from './playing.ts';
import { questionFrom, type Vocabulary } from './question.ts';
import { asTyped, plainText } from './typed-text.ts';

/** A question with what it takes to answer it: the table, the words of the page, and all words that are understood. */
type Asked = Typed;

type Answer = string | Promise<string>;

/** Answers what was typed, and does it where it is a move. */
export async function answered(table: AskedTable, vocabulary: Vocabulary, text: string): Promise<string> {
  const words = vocabulary[0]!;
  const asked = { table, words, vocabulary, text };
  const said = plainText(text);
  const question = questionFrom(text, vocabulary);
  const ends = 'command' in question && question.command === 'end';
  // A move as it is written or told is always that move, whatever the words are called.
  if (!ends && toldBy({ ...asked, about: said }).length > 0) return playMeant({ ...asked, about: said });
  const line = partsOf('command' in question && question.command === 'play' ? question.about : said);
  if (table.mine && line.length > 1) return playInTurn(asked, line);
  if (isGoingOn(asked, said)) return goOn({ ...asked, about: said });
  // “Turn” is a question, and a tile can be turned over, too.
  const isTurning = 'command' in question && question.command === 'turn' && question.about !== '';
  if (isTurning && isAboutMoves({ ...asked, about: said }))
    return table.mine ? playGuessed({ ...asked, about: said }) : turn(asked);
  if ('command' in question) return answers[question.command]({ ...asked, about: question.about });
  const { about, nearest } = question;
  if (placeCalled(table, about) !== undefined) return around({ ...asked, about });
  if (isNamed({ ...asked, about })) return where({ ...asked, about });
  if (isAboutMoves({ ...asked, about: said })) return table.mine ? playGuessed({ ...asked, about: said }) : turn(asked);
  return words.unknown(text.trim(), nearest);
}

/** A hint as it is told: several moves with a dot between them. */
const partsOf = (said: string): readonly string[] => said.split(/ ?· ?/).filter(Boolean);

/** What ends a turn or goes on where it stops, as it stands at the prompt, alone or behind “play”. */
function isGoingOn({ table, vocabulary }: Pick<Asked, 'table' | 'vocabulary'>, said: string): boolean {
  const verbs = ['', ...vocabulary.flatMap(({ commands }) => commands.play)];
  const ways = [table.pause?.button ?? '', ...vocabulary.flatMap(({ commands }) => commands.end)];
  if (ways.some(way => way !== '' && verbs.some(verb => plainText(`${verb} ${way}`) === said))) return true;
  // “Draw” is enough for “Draw it”.
  return table.pause !== undefined && said !== '' && plainText(table.pause.button).startsWith(`${said} `);
}

function help({ words, table }: Asked): string {
  const names = [
    ...seatsOf(table).map(table.look.who),
    ...table.orientation.named(table.look).map(({ names: [name] }) => name),
  ];
  return [...words.help, words.askable([...new Set(names)].join(', '))].join('\n');
}

const seatsOf = ({ seats }: AskedTable): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

interface Thing {
  readonly names: readonly string[];
  readonly told: string;
}

/** Who and what has a name, and where it is. */
function thingsOf({ table, vocabulary, about }: Asked): readonly Thing[] {
  const { orientation, look } = table;
  const me = isMe(vocabulary, about) ? [about] : [];
  const seats = seatsOf(table).map(seat => ({
    names: [look.who(seat), ...(seat === look.viewer ? me : [])],
    told: `${look.who(seat)}: ${orientation.seat(look, seat)}`,
  }));
  return [...seats, ...orientation.named(look)];
}

const isMe = (vocabulary: Vocabulary, word: string) => vocabulary.some(({ me }) => me.map(plainText).includes(word));

const isNamed = (asked: Asked) => thingsOf(asked).some(({ names }) => names.map(plainText).includes(asked.about));

/** By name, and where no name is just that, by its beginning; of what somebody calls theirs, all that is theirs first. */
function where(asked: Asked): string {
  const { table, words, vocabulary, about, text } = asked;
  if (about === '') return words.missing(`${words.commands.where[0]} ${table.look.who(0)}`);
  const things = thingsOf(asked);
  const called = (is: (name: string) => boolean) => things.filter(({ names }) => names.map(plainText).some(is));
  const found = [name(about), beginning(about), part(about)].map(called).find(list => list.length > 0);
  if (!found) return placeCalled(table, about) === undefined ? words.nobodyCalled(asTyped(text, about)) : around(asked);
  const isMine = plainText(text)
    .split(' ')
    .some(word => isMe(vocabulary, word));
  const own = isMine ? things.slice(table.look.viewer, (table.look.viewer ?? -1) + 1) : [];
  return [...new Set([...own, ...found].map(({ told }) => told))].join('\n');
}

const name = (about: string) => (other: string) => other === about;
const beginning = (about: string) => (other: string) => other.startsWith(about);
const part = (about: string) => (other: string) => other.includes(about);

function around({ table, words, about, text }: Asked): string {
  const { orientation, look } = table;
  if (about === '') return words.missing(example(words, 'around', look));
  const place = placeCalled(table, about);
  if (place === undefined) return words.noPlace(asTyped(text, about));
  const beside = orientation.around(look, place);
  const at = orientation.at(look, place)!;
  return beside === '' ? `${at}.` : `${at}. ${asSentence(beside)}`;
}

/** A place as it is written, or by a name that only one place has. */
function placeCalled({ orientation, look }: AskedTable, about: string): string | undefined {
  if (orientation.at(look, about) !== undefined) return about;
  const called = orientation.named(look).filter(({ names }) => names.map(plainText).some(ending(about)));
  const places = new Set(called.flatMap(thing => thing.places));
  return places.size === 1 ? [...places][0] : undefined;
}

/** “The water oasis” is the water oasis. */
const ending = (about: string) => (other: string) => other === about || other.endsWith(` ${about}`);

/** A question as it could be typed, about a place that there is. */
function example(words: AskingWords, command: CommandName, { legal }: AskedTable['look']): string {
  const place = legal.flatMap(({ tokens }) => tokens).find(token => /^[a-z]\d+$/.test(token)) ?? 'd5';
  return `${words.commands[command][0]} ${place}`;
}

/** More moves than these are not told one by one. */
const MOST_MOVES = 8;

async function brings(asked: Asked): Promise<string> {
  const { table, words, about } = asked;
  const { look } = table;
  if (about === '') return words.missing(example(words, 'brings', look));
  if (!table.mine) return turn({ table, words });
  const meant = meantBy(asked);
  if (meant.length === 0) return refused(asked);
  const told = meant.slice(0, MOST_MOVES).map(one => {
    const { states } = playLine(table.game, look.s, table.actor ?? 0, one.moves);
    // Behind a choice that the board leaves out by itself, or at once.
    const [s, after] = states.slice(-2) as [AnyState, AnyState];
    const { text } = one.candidate;
    const move = table.game.parse(s, one.moves.at(-1)!);
    const gains = table.gains(effectsOf(table.game, s, move), table.actor ?? 0);
    const more = table.orientation.brings?.(look, after) ?? '';
    const seen = one.moves.length === 1 ? (table.orientation.tells?.(look, text) ?? '') : '';
    const said = table.moveText(s, text).replace(/\.$/, '');
    return words.brings(said, [gains, more, seen].filter(Boolean).join('; ') || words.nothing);
  });
  const rest = meant.length - told.length;
  return [...told, ...(rest > 0 ? [words.more(rest)] : [])].join('\n');
}

const MOST_THREATS = 4;

/** Whoever moves next and is not the viewer. */
function nextOpponent({ actor = 0, look, seats }: AskedTable): Seat {
  return actor === look.viewer ? (actor + 1) % seats : actor;
}

function threats({ table, words }: Asked): string {
  const { game, orientation, look } = table;
  if (table.actor === undefined) return words.over;
  const seat = nextOpponent(table);
  const start = orientation.turnOf?.(look.s, seat);
  if (!start) return words.noLook;
  const theirs = { ...look, s: start };
  const matters = (after: typeof start) => (orientation.brings?.(theirs, after) ?? '') !== '';
  const found = outcomesOf(game, start, seat, matters).slice(0, MOST_THREATS);
  if (found.length === 0) return words.noThreats(look.who(seat));
  const told = found.map(({ way, after, effects }) => {
    const more = orientation.brings?.(theirs, after) ?? '';
    const steps = way.map(({ before, move }) => table.moveText(before, move).replace(/\.$/, ''));
    return words.brings(steps.join(' · '), [table.gains(effects, seat), more].filter(Boolean).join('; '));
  });
  const premise = orientation.premise?.(look);
  return [words.threatsOf(look.who(seat)), ...(premise ? [premise] : []), ...told].join('\n');
}

function score({ table }: Asked): string {
  return seatsOf(table)
    .map(seat => `${table.look.who(seat)}: ${table.score(seat)}.`)
    .join(' ');
}

function turn({ table, words }: Pick<Asked, 'table' | 'words'>): string {
  if (table.actor === undefined) return words.over;
  if (!table.mine) return words.notYours(table.look.who(table.actor));
  const more = table.orientation.task?.(table.look) ?? '';
  return [words.yourTurn, table.task, more].filter(Boolean).join(' ');
}

const LATEST = 6;

function last({ table, words }: Asked): string {
  return table.latest(LATEST).join('\n') || words.nothingYet;
}

function moves({ table, words }: Asked): string {
  return table.mine ? choices({ table, words }) : turn({ table, words });
}

/** What can be done is told with “undo” among it: that can be said behind “play”, too. */
function play(asked: Asked): Answer {
  if (!asked.table.mine) return turn(asked);
  const inner = questionFrom(asked.about, asked.vocabulary);
  return 'command' in inner && inner.command === 'undo' && inner.about === '' ? undo(asked) : playMeant(asked);
}

function undo({ table, words }: Asked): string {
  return table.undo() ? words.undone : words.cantUndo;
}

const answers: Readonly<Record<CommandName, (asked: Asked) => Answer>> = {
  help,
  where,
  around,
  brings,
  threats,
  score,
  turn,
  last,
  moves,
  play,
  end: goOn,
  hint: ({ table, words }) => (table.hint() ? words.hinted : words.noHint),
  undo,
};
