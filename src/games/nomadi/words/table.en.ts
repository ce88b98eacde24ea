import { count, signed } from '../../../engine/figures.ts';
import { DICE } from '../rules/material.ts';
import { cardFrom } from './deals.en.ts';
import { phraseWords } from './phrases.en.ts';
import { chosenOf, type Halt, type PromptTurn } from './turn.ts';

const talers = (n: number) => count(n, 'taler', 'talers');

const step = (turn: PromptTurn): string => {
  const { die, from, to } = chosenOf(turn);
  const left = Number(turn.args.left);
  if (from !== undefined) return `Where does the stone on ${from} go?`;
  if (to !== undefined) return `Which stone goes to ${to}?`;
  if (die !== undefined) return `Which stone uses the ${die}? Those that can are marked.`;
  return left === DICE
    ? `Choose a die or a stone: any stone, yours or not.${turn.args.offers === 1 ? ' Or accept an offer.' : ''}`
    : `${count(left, 'die', 'dice')} left: ${turn.made === 0 ? 'go on.' : 'go on, or undo.'}`;
};

const use = ([die, from, to]: readonly string[]): string => `Use the ${die}: ${from} to ${to}`;

const stops: Readonly<Record<string, (turn: PromptTurn) => Halt>> = {
  card: () => ({
    task: 'A card! Undo now, or turn it over: then there is no going back.',
    button: 'Turn it over',
  }),
  answer: ({ args, who }) => ({
    task:
      args.phrase === 'silent'
        ? `You hold the card out to ${who(Number(args.owner))} without a word.`
        : `You say to ${who(Number(args.owner))}: “${phraseWords[args.phrase as keyof typeof phraseWords]}”`,
    button: 'Offer it',
  }),
  end: () => ({ task: 'The third stone is home: the journey ends. Or undo.', button: 'End the journey' }),
};

export const table = {
  prompts: {
    lay: ({ args }: PromptTurn): string =>
      `Lay a card face down on any field of the desert. ${count(Number(args.left), 'card is', 'cards are')} still to be laid.`,
    bid: (turn: PromptTurn): string => {
      const { die, from, to } = chosenOf(turn);
      const mover = turn.who(Number(turn.args.seat));
      if (die ?? from ?? to) return step(turn);
      return `What would you like ${mover} to do? Choose a die and a stone as if it were your turn, then a price. Or make no offer.`;
    },
    price: ({ args, who }: PromptTurn): string =>
      args.selling === 1
        ? `What do you ask ${who(Number(args.seat))} for the card?`
        : `What do you give ${who(Number(args.seat))} for it? If it is accepted, it binds you both.`,
    place: ({ args }: PromptTurn): string =>
      `Set a stone anywhere in the camp. You have ${count(Number(args.left), 'stone', 'stones')} left.`,
    step,
    offer: ({ args, who }: PromptTurn): string =>
      `The card says ${signed(Number(args.value))}. What do you tell ${who(Number(args.owner))}? It need not be true.`,
    answer: ({ args, who }: PromptTurn): string =>
      args.phrase === 'silent'
        ? `${who(Number(args.seat))} holds out ${cardFrom(Number(args.spring))} without a word. Take it unseen?`
        : `${who(Number(args.seat))} offers ${cardFrom(Number(args.spring))}: “${phraseWords[args.phrase as keyof typeof phraseWords]}” Take it unseen?`,
  },
  moveLabels: {
    card: ([, field]: readonly string[]): string => `Lay the card on ${field}`,
    place: ([, field]: readonly string[]): string => `Set the stone on ${field}`,
    '1': use,
    '2': use,
    '3': use,
    '4': use,
    '5': use,
    '6': use,
  },
  buttons: {
    take: (): string => 'Take it unseen',
    leave: (): string => 'Leave it',
  },
  halt: (turn: PromptTurn): Halt | undefined => stops[String(turn.args.stop)]?.(turn),
  quiet: true,
  planned: { offer: true } as Readonly<Record<string, true>>,
  tokens: { ...phraseWords } as Readonly<Record<string, string>>,
  gains: {
    purse: (points: number): string => `${signed(points)} purse`,
    dice: (points: number): string => `${signed(points)} for dice not used`,
    finds: (points: number): string => `${signed(points)} for the find`,
    start: (points: number): string => `${signed(points)} last out of the camp`,
    canyon: (points: number): string => (points > 0 ? `+${points} first across` : `−${-points} last across`),
    goal: (points: number): string => `${signed(points)} oasis`,
    gifts: (points: number): string => `${signed(points)} trade`,
    cards: (points: number): string => `${signed(points)} card`,
  },
  options: {
    oasis: {
      name: 'Oasis',
      hint: 'For a shorter game lay the movable oasis beyond the canyon. A place is named by its top left field.',
      none: 'The printed one: the long journey',
      values: { f1: 'f1: the usual short journey' } as Readonly<Record<string, string>>,
    },
    talers: {
      name: 'Talers',
      hint: 'Talers of the others: only how many coins, or also what they are worth.',
      values: { down: 'Face down', open: 'Open' },
    },
    trade: {
      name: 'Trading',
      hint: 'Gifts: talers at any time, and promises bind nobody. Binding offers: after each roll the others may offer talers or a card for a move, or a card for talers.',
      values: { false: 'Off', true: 'Gifts', bind: 'Binding offers' },
    },
    cards: {
      name: 'Cards',
      hint: 'Who lays the 13 cards that lie on no spring: chance, or all of you, one card after the other.',
      values: { chance: 'Laid by chance', seats: 'Laid by the players' },
    },
  },
  talers,
};

export type TableWords = typeof table;
