import type { CommandName } from './ask-commands.ts';

/** What can be typed, by command; several words where people may think of either. */
const commands: Readonly<Record<CommandName, readonly string[]>> = {
  help: ['help', 'commands'],
  where: ['where is', 'where are', 'where', 'find'],
  around: ['what lies around', 'what is around', 'around', 'what is on', 'what is at', 'look at', 'look'],
  brings: ['what would', 'what does', 'what brings', 'brings', 'what if'],
  threats: ['threats', 'threat', 'what threatens', 'danger'],
  score: ['score', 'scores', 'points', 'who leads'],
  turn: ['whose turn', 'turn', 'who is to move', 'task'],
  last: ['last moves', 'last', 'what happened', 'log'],
  moves: ['what can i do', 'moves', 'choices'],
  play: ['play', 'move', 'do'],
  end: ['end turn', 'end the turn', 'end', 'go on', 'continue', 'done'],
  hint: ['hint', 'hints', 'advice', 'what should i do'],
  undo: ['undo', 'take back'],
};

export const asking = {
  title: 'Ask or play by typing',
  field: 'Question or move',
  send: 'Answer',
  placeholder: 'where is …, around d5, threats, help',
  answers: 'Answers',
  commands,
  /** Words that say nothing: left out before something is looked for. */
  fillers: ['am', 'the', 'a', 'an', 'is', 'are', 'on', 'at', 'of', 'bring', 'to', 'around', 'my', 'me'],
  /** Further words that say nothing about a move. */
  idle: ['from', 'in', 'into', 'with', 'and', 'please', 'then', 'it', 'there', 'here', 'want'],
  me: ['me', 'my', 'i', 'mine'],
  help: [
    '“where is” and a name: a player, “me”, a piece or a place.',
    '“around” and a field: what is there and what lies around it.',
    '“what would” and a field or a move: what it would bring.',
    '“threats”: what the next player could gain in their next turn.',
    '“score”, “whose turn”, “last moves”, “what can I do”.',
    '“play” and a move, in words or as the game writes it; “end turn”; “undo”; “hint”.',
  ] as readonly string[],
  askable: (names: string): string => `You can ask where these are: ${names}.`,
  unknown: (text: string, nearest: string): string =>
    `“${text}” is not understood. Did you mean “${nearest}”? “help” tells what can be asked.`,
  nobodyCalled: (text: string): string => `Nothing here is called “${text}”.`,
  noPlace: (text: string): string => `There is no place called “${text}”.`,
  missing: (example: string): string => `Say what you mean, such as “${example}”.`,
  notYours: (who: string): string => `It is not your turn: ${who} is to move.`,
  over: 'The game is over.',
  toMove: (who: string): string => `${who} to move.`,
  yourTurn: 'It is your turn.',
  nothing: 'nothing',
  brings: (move: string, gains: string): string => `${move}: ${gains}`,
  more: (count: number): string => `and ${count} more`,
  threatsOf: (who: string): string => `What ${who} could gain in one turn, at a quick look, without thinking ahead:`,
  noThreats: (who: string): string => `At a quick look, there is nothing that ${who} could gain in one turn.`,
  noLook: 'That can’t be told at this point of the game.',
  several: (moves: string): string => `That could mean several moves: ${moves}. Say more.`,
  noMove: (text: string): string => `“${text}” is not a move here. “what can I do” lists the moves.`,
  forbidden: (rule: string): string => `That is not allowed. ${rule}`,
  played: (move: string): string => `Done: ${move}`,
  ended: 'The turn is ended.',
  cantEnd: 'The turn can’t be ended yet.',
  undone: 'Taken back.',
  cantUndo: 'There is nothing to take back.',
  /** `next` is what can come behind the first word, where that is not much. */
  ways: (count: number, next: string, example: string): string =>
    `${count} ways${next && ` (${next})`}, such as “${example}”`,
  narrower:
    'Type a part of a move, such as its field, and those with it are listed. On the board, N leaps to the next.',
  quoted: (text: string): string => `“${text}”`,
  perhaps: (text: string, moves: string): string => `“${text}” is not understood. Perhaps you mean: ${moves}.`,
  goneOn: 'Done. Your turn may go on.',
  hinted: 'The hints are beside the board. H closes them and opens them again.',
  noHint: 'There are no hints at this point.',
  nothingYet: 'Nothing has happened yet.',
};

export type AskingWords = typeof asking;
