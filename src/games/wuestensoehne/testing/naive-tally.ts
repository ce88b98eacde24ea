import { legalTexts, type Naive, oasesToScore, tilesLeft, tokensAt, winnersOf } from './naive.ts';
import { cellsBehindOpenLines, isComplete, oasisOf } from './naive-board.ts';

/** What a sample of games must have shown before it proves anything. */
export const wonders = [
  'driver hired',
  'caravan that can only stay',
  'drawn tile that fits nowhere',
  'desert laid, and on it goes',
  'scout sent',
  'scout not sent',
  'amends drawn',
  'amends declined',
  'amends impossible',
  'last tile drawn as amends',
  'next stack begun',
  'figure taken back from a complete oasis',
  'complete oasis without figures',
  'two oases at once',
  'oasis with two parts on the laid tile',
  'row of several seats',
  'row in which the front figure leaves',
  'turban in front of a taller figure',
  'turban in a row',
  'row of two in an oasis without fields',
  'figure without a field',
  'good dropped',
  'good declined',
  'good for which nothing can be dropped',
  'water short in the stock',
  'rumour looked at',
  'rumour left',
  'rumour removed',
  'removed rumour drawn again',
  'bonus turn',
  'end after idle rounds',
  'end after the last tile',
  'tie decided by water',
] as const;
export type Wonder = (typeof wonders)[number];
export type Tally = Map<Wonder, number>;

/** What is remembered of a position to see afterwards what an entry brought about. */
export interface Look {
  readonly stage: string;
  readonly seat: number;
  readonly left: number;
  readonly stacks: number;
  readonly stock: number;
  readonly water: readonly number[];
  readonly toScore: number;
  readonly standing: number;
}

export function lookAt(game: Naive): Look {
  return {
    stage: game.stage,
    seat: game.seat,
    left: tilesLeft(game),
    stacks: game.stacks.filter(stack => stack.length > 0).length,
    stock: tokensAt(game, 'stock').length,
    water: game.players.map(({ water }) => water),
    toScore: game.stage === 'figure' || game.stage === 'score' ? oasesToScore(game).length : 0,
    standing: game.figures.filter(({ spot }) => spot).length,
  };
}

/** Counts what the entry just played has brought about. */
export function count(tally: Tally, game: Naive, text: string, before: Look, now: Look): void {
  const seen = [
    ...plainWonders(text, before),
    ...exploringWonders(game, text, before, now),
    ...rowWonders(game, text, before, now),
    ...fieldWonders(game, text, before, now),
    ...endWonders(game, before),
  ];
  for (const wonder of seen) tally.set(wonder, (tally.get(wonder) ?? 0) + 1);
}

function plainWonders(text: string, before: Look): Wonder[] {
  const [verb] = text.split(' ');
  if (verb === 'scout') return ['scout sent'];
  if (verb === 'skip') return ['scout not sent'];
  if (verb === 'drop') return ['good dropped'];
  if (verb === 'look') return ['rumour looked at'];
  if (verb === 'leave') return ['rumour left'];
  if (verb === 'remove') return ['rumour removed'];
  if (verb === 'bonus') return ['bonus turn'];
  if (text.endsWith('driver')) return ['driver hired'];
  if (verb === 'decline') return [before.stage === 'amends' ? 'amends declined' : 'good declined'];
  return verb === 'token' && before.stage === 'token' && before.stock === 1 && before.stacks < 4
    ? ['removed rumour drawn again']
    : [];
}

function exploringWonders(game: Naive, text: string, before: Look, now: Look): Wonder[] {
  const when = (wonder: Wonder, happened: boolean) => (happened ? [wonder] : []);
  const isTile = text.startsWith('tile');
  const amends = before.stage === 'amends drawing';
  const laidDesert = text.startsWith('lay') && game.tile === 'desert';
  return [
    ...when('drawn tile that fits nowhere', before.stage === 'drawing' && now.stage !== 'lay'),
    ...when('desert laid, and on it goes', laidDesert && now.stage === 'move'),
    ...when('amends drawn', amends),
    ...when('amends impossible', text.startsWith('lay') && game.robbed !== undefined && now.stage !== 'amends' && now.left === 0),
    ...when('last tile drawn as amends', amends && now.left === 0),
    ...when('next stack begun', isTile && now.stacks < before.stacks),
    ...when('caravan that can only stay', now.seat !== before.seat && now.stage === 'explore'),
  ];
}
