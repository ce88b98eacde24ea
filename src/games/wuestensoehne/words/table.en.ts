import { signed } from '../../../engine/figures.ts';
import type { WuestensoehneState } from '../rules/state.ts';
import type { Good } from '../rules/tiles.ts';
import { actionNames } from './nouns.en.ts';

/** How far a turn has come: the words chosen for the next move, and what the view has to fill in. */
export interface PromptTurn {
  readonly chosen: readonly string[];
  readonly args: Readonly<Record<string, string | number>>;
}

const cellIn = ({ chosen }: PromptTurn) => chosen.find(token => /^[a-k]\d+$/.test(token));
const figureIn = ({ chosen }: PromptTurn) => chosen.find(token => /^\d+$/.test(token));
/** The sides of an oasis are chosen. */
const isPlaced = ({ chosen }: PromptTurn) => chosen.some(token => /^[NESW]+$/.test(token));
const goodIn = ({ args }: PromptTurn) => actionNames[args.good as Good];

const move = (turn: PromptTurn): string => {
  if (cellIn(turn)) return `${cellIn(turn)} lies behind white lines: hire the driver?`;
  if (turn.chosen.includes('driver')) return 'Choose a field for the caravan: the driver crosses white lines.';
  if (turn.args.bound) return 'You have three tiles: go where one of them fits, or where the scout helps.';
  return 'Move your caravan: choose a field, or stay.';
};
const lay = (turn: PromptTurn): string => {
  if (turn.args.fixed) return 'The tile fits in one way only: lay it.';
  if (cellIn(turn) || turn.args.only) return 'Press the tile to turn it, then lay it.';
  return 'Lay the tile beside your caravan: choose a place.';
};
const figure = (turn: PromptTurn): string => {
  if (figureIn(turn)) return `Choose the oasis for the figure of height ${figureIn(turn)}.`;
  if (isPlaced(turn)) return 'Choose the figure that goes there.';
  if (!turn.args.sets) return 'You may take one of your figures back.';
  if (!turn.args.takes) return 'Set a figure into the oasis, or pass.';
  return 'Set a figure into the oasis, take one back, or pass.';
};

/** Where a turn stops for a while, by the step that comes next. */
const halts: Readonly<Record<string, { readonly task: string; readonly button: string }>> = {
  token: { task: 'You draw a rumour now; you alone will see it.', button: 'Draw the rumour' },
  see: { task: 'You alone will see this rumour.', button: 'Look at it' },
  draw: { task: 'A tile is drawn now, and that can’t be taken back.', button: 'Draw it' },
  others: { task: 'Now others choose: go on, or undo.', button: 'Go on' },
};

const offOn = { false: 'Off', true: 'On' };

export const table = {
  prompts: {
    start: (): string => 'Choose the end of the cross where your caravan begins.',
    move,
    explore: ({ args }: PromptTurn): string =>
      args.draws ? 'Explore: draw a tile, or choose one from a display.' : 'Explore: choose a tile from a display.',
    lay,
    amends: (): string => 'A tile was taken from you. Draw another as amends?',
    figure,
    score: ({ args }: PromptTurn): string =>
      args.many ? 'Several oases are complete: which one is scored next?' : 'The oasis is complete: it is scored now.',
    occupy: ({ args }: PromptTurn): string => `Your figure of height ${args.rank} is in front: choose an action field.`,
    room: (turn: PromptTurn): string => `Your camels are full. What do you drop for ${goodIn(turn)}?`,
    put: ({ args }: PromptTurn): string => `You alone see it: ${signed(Number(args.value))}. Put it beside a good.`,
    look: (): string => 'You may look at one rumour: choose it on the board.',
    keep: ({ args }: PromptTurn): string =>
      `You alone see it: ${signed(Number(args.value))}. Leave it or take it away?`,
    guide: (): string => 'Pay the guide one water stone for a bonus turn?',
  },
  buttons: {
    lay: (): string => 'Lay it here',
    draw: (): string => 'Draw a tile',
    stay: (): string => 'Stay here',
    driver: (): string => 'Driver (1 water)',
    skip: (): string => 'Don’t explore',
    decline: (): string => 'No, thanks',
    pass: ({ args }: PromptTurn): string =>
      args.step === 'look' ? 'Look at none' : args.laid === 0 ? 'Take none' : 'No figure',
    leave: (): string => 'Leave it',
    remove: (): string => 'Take it away',
    bonus: (): string => 'Bonus turn (1 water)',
    end: (): string => 'End turn',
  },
  moveLabels: {
    stay: (): string => 'Stay here',
    go: ([, cell]: readonly string[]): string => `Go to ${cell}`,
    draw: (): string => 'Draw a tile',
    own: (): string => 'Lay a tile from your display',
    scout: (): string => 'Scout',
    discard: (): string => 'Discard the tile',
    skip: (): string => 'Don’t explore',
    lay: ([, cell]: readonly string[]): string => `Lay the tile on ${cell}`,
    set: ([, rank]: readonly string[]): string => `Set the figure of height ${rank}`,
    take: ([, rank]: readonly string[]): string => `Take figure ${rank} back`,
    pass: (): string => 'Pass',
    score: (): string => 'Score the oasis',
    occupy: ([, action]: readonly string[]): string => `Take ${actionNames[action as Good]}`,
    drop: ([, good]: readonly string[]): string => `Drop ${actionNames[good as Good]}`,
    decline: (): string => 'Decline',
    put: ([, slot]: readonly string[]): string => `Put it beside ${actionNames[slot.slice(0, -1) as Good]}`,
    look: (): string => 'Look at it',
    leave: (): string => 'Leave it',
    remove: (): string => 'Take it away',
    bonus: (): string => 'Bonus turn',
    end: (): string => 'End turn',
  },
  halt: ({ args }: PromptTurn) => halts[String(args.step)],
  ended: ({ stacks }: WuestensoehneState): string =>
    stacks.some(left => left > 0)
      ? 'Nobody laid a tile any more.'
      : 'All tiles are drawn, and everybody has had their last turn.',
  planned: { draw: true, drawAmends: true, end: true } as Readonly<Record<string, true>>,
  quiet: true as boolean,
  tokens: { ...actionNames, driver: 'with the driver' } as Readonly<Record<string, string>>,
  gains: {
    myrrh: (points: number): string => `${signed(points)} myrrh`,
    incense: (points: number): string => `${signed(points)} incense`,
    gem: (points: number): string => `${signed(points)} gems`,
    salt: (points: number): string => `${signed(points)} salt`,
  },
  options: {
    allStacks: {
      name: 'All stacks for two',
      hint: 'Two players use stack 1 as well: it takes longer.',
      values: offOn,
    },
    freeStart: {
      name: 'Free start',
      hint: 'You choose the end of the cross where your caravan begins.',
      values: offOn,
    },
    duty: {
      name: 'Full display binds',
      hint: 'With three tiles you must go, if you can, where one fits or the scout helps.',
      values: offOn,
    },
  },
};

export type TableWords = typeof table;
