import { count } from '../../../engine/figures.ts';
import type { CardId } from '../rules/deck.ts';
import { KIND } from '../rules/material.ts';
import { cardWords } from './cards.en.ts';
import { good, groundNames, laden, place } from './goods.en.ts';
import { chanceAt } from './halts.ts';
import { cardIn, fieldsIn, hexIn, type PromptTurn } from './turn.ts';

/** What is still to be chosen for a card, by how many fields are chosen. */
const targets: Readonly<Record<CardId, readonly string[]>> = {
  sand: ['choose a hex for the tile.', 'which side is up?'],
  drift: ['choose the tile that is blown away.'],
  storm: [''],
  calf: ['choose a hex for the young camel.'],
  carpet: ['choose a camel of yours.', 'choose where it lands.'],
  trek: [''],
  swap: ['choose a camel of another player.', 'choose the camel it changes places with.', 'which camels?'],
  loss: ['choose a laden camel of another player.', 'what does it drop?'],
  plague: ['choose an oasis.'],
};
const card = (turn: PromptTurn): string => {
  const chosen = cardIn(turn);
  if (chosen) return `${cardWords[chosen].name}: ${targets[chosen][fieldsIn(turn)] ?? ''}`;
  return 'Play a card, or choose a camel to move it.';
};
const points = (turn: PromptTurn): string => count(Number(turn.args.left), 'point', 'points');
/** Of camels laden alike, one that has attacked is another one. */
const camel = (load: string): string => `Camel ${laden(load)}${load.endsWith('*') ? ' that has attacked' : ''}`;
const tile = (turn: PromptTurn): string =>
  `Press ${hexIn(turn)} again to turn the tile over, or a field beside it to move it there.`;

export const table = {
  quiet: true,
  prompts: {
    card,
    storm: (turn: PromptTurn): string =>
      hexIn(turn)
        ? tile(turn)
        : `The storm changes ${count(Number(turn.args.left), 'more tile', 'more tiles')}: choose one.`,
    move: (turn: PromptTurn): string =>
      fieldsIn(turn) > 0
        ? `Choose where it goes: each field within reach says what the way there costs. ${points(turn)} left.`
        : `Move camels, ${points(turn)} left: choose one of yours${turn.made > 0 ? ', or undo' : ''}.`,
    fight: (turn: PromptTurn): string => `Others stand on ${turn.args.hex}. Attack, or go in peace?`,
    give: (): string => 'Which good do you give away?',
    desert: (turn: PromptTurn): string => (hexIn(turn) ? tile(turn) : 'Change the desert: choose a tile.'),
    discard: (turn: PromptTurn): string =>
      `You hold ${count(Number(turn.args.over), 'card', 'cards')} too many: discard one.`,
    pass: (): string => 'There is no tile on the board to change.',
  },
  moveLabels: {
    skip: (): string => 'Play no card',
    end: (): string => 'No more steps',
    spare: (): string => 'Go in peace',
    pass: (): string => 'Go on',
    give: ([, what = '']: readonly string[]): string => `Give ${good(what)}`,
    take: ([, , , what = '']: readonly string[]): string => `Pick up ${good(what)}`,
    turn: ([, hex]: readonly string[]): string => `Turn ${hex} over`,
    shift: ([, from, to]: readonly string[]): string => `Move the tile from ${from} to ${to}`,
    discard: ([, what]: readonly string[]): string => `Discard: ${cardWords[what as CardId].name}`,
    go: ([, from = '', load = '', to = '']: readonly string[]): string =>
      `${camel(load)} from ${place(from)} to ${place(to)}`,
  },
  choices: {
    attack: (who: string, load: string): string => `Attack ${who}: camel ${laden(load)}`,
    camel,
    side: (side: 'plain' | 'dune'): string => (side === 'dune' ? 'Dune side up' : 'Plain side up'),
    loss: (who: string, load: string, what: string): string => `${who}, camel ${laden(load)}: drop ${good(what)}`,
    swap: (one: string, load: string, other: string, cargo: string): string =>
      `${one} ${laden(load)} ↔ ${other} ${laden(cargo)}`,
  },
  halt: ({ state }: PromptTurn): { task: string; button: string } | undefined => {
    const chance = chanceAt(state);
    if (chance === 'roll')
      return { task: 'The die decides the fight. After that nothing can be undone.', button: 'Roll' };
    if (chance === 'draw')
      return { task: 'Cards are drawn now. After that nothing can be undone.', button: 'Draw cards' };
    return undefined;
  },
  tokens: { f: good('f'), v: good('v'), w: good('w'), dune: groundNames.dune, plain: groundNames.plain },
  gains: {
    kinds: (worth: number): string =>
      worth > 0 ? count(worth / KIND, 'new kind of goods', 'new kinds of goods') : 'a kind of goods less',
    goods: (number: number): string => (number > 0 ? `+${count(number, 'good', 'goods')}` : `−${-number}`),
  },
  options: {},
};

export type TableWords = typeof table;
