import { count, signed } from '../../../engine/figures.ts';
import { DICE } from '../rules/material.ts';
import { phraseWords } from './phrases.en.ts';
import { chosenOf, type Halt, type PromptTurn } from './turn.ts';

const talers = (n: number) => count(n, 'taler', 'talers');

const step = (turn: PromptTurn): string => {
  const { die, from, to } = chosenOf(turn);
  const left = Number(turn.args.left);
  if (from !== undefined) return `Where does the stone on ${from} go?`;
  if (to !== undefined) return `Which stone goes to ${to}?`;
  if (die !== undefined) return `Which stone uses the ${die}? Those that can are lit.`;
  return left === DICE
    ? 'Choose a die or a stone: any stone, yours or not.'
    : `${count(left, 'die', 'dice')} left: go on, or undo.`;
};

const use = ([die, from, to]: readonly string[]): string => `Use the ${die}: ${from} to ${to}`;

const stops: Readonly<Record<string, (turn: PromptTurn) => Halt>> = {
  card: () => ({
    task: 'A card! Turn it over, and there is no way back; or undo.',
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
    place: ({ args }: PromptTurn): string =>
      `Set a stone anywhere in the camp. You have ${count(Number(args.left), 'stone', 'stones')} left.`,
    step,
    offer: ({ args, who }: PromptTurn): string =>
      `The card says ${signed(Number(args.value))}. What do you tell ${who(Number(args.owner))}? It need not be true.`,
    answer: ({ args, who }: PromptTurn): string =>
      args.phrase === 'silent'
        ? `${who(Number(args.seat))} holds out a card without a word. Take it unseen?`
        : `${who(Number(args.seat))} offers a card: “${phraseWords[args.phrase as keyof typeof phraseWords]}” Take it unseen?`,
  },
  moveLabels: {
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
  tokens: { ...phraseWords } as Readonly<Record<string, string>>,
  gains: {
    purse: (points: number): string => `${signed(points)} purse`,
    dice: (points: number): string => `${signed(points)} for dice not used`,
    finds: (points: number): string => `${signed(points)} find`,
    start: (points: number): string => `${signed(points)} last out of the camp`,
    canyon: (points: number): string => (points > 0 ? `+${points} first across` : `−${-points} last across`),
    goal: (points: number): string => `${signed(points)} oasis`,
    gifts: (points: number): string => `${signed(points)} gift`,
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
      hint: 'Give talers to each other at any time. No promise that goes with it binds anybody.',
      values: { false: 'Off', true: 'On' },
    },
  },
  talers,
};

export type TableWords = typeof table;
