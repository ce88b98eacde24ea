import { signed } from '../../../engine/figures.ts';
import { type Action, type Good, turnedBy } from '../rules/tiles.ts';
import { boardWords } from './board.en.ts';
import { actionNames, sideList, stones, tile, tiles, towards } from './nouns.en.ts';
import { table } from './table.en.ts';

export interface Places {
  readonly seat: number;
  readonly other: number;
  readonly cell: string;
  readonly tile: string;
  readonly angle: number;
  readonly figure: number;
  readonly sides: string;
  readonly action: Action;
  readonly good: Good;
  readonly gained: Good;
  readonly slot: string;
  readonly value: number;
  /** Water stones that are left; fewer than none, if there was none to pay. Undefined where nobody pays. */
  readonly left?: number;
}
type Story = (args: Places, who: (seat: number) => string) => string;

const players: readonly string[] = ['Red', 'Blue', 'Green', 'Yellow'];
const goodOf = (slot: string) => actionNames[slot.slice(0, -1) as Good];

const moving = {
  start: ({ seat, cell }, who) => `${who(seat)}’s caravan begins at ${cell}.`,
  stay: ({ seat }, who) => `${who(seat)}’s caravan stays where it is.`,
  go: ({ seat, cell }, who) => `${who(seat)}’s caravan goes to ${cell}.`,
  drive: ({ seat, cell }, who) => `${who(seat)} pays the driver one water stone: the caravan goes to ${cell}.`,
  discard: ({ seat, tile: kind }, who) =>
    `${who(seat)} takes a tile that fits nowhere out of the game (${tile(kind)}).`,
  bonus: ({ seat }, who) => `${who(seat)} pays the guide one water stone for a bonus turn.`,
  end: ({ seat }, who) => `${who(seat)} ends the turn.`,
} satisfies Record<string, Story>;

const exploring = {
  dealt: ({ seat, tile: kind }, who) => `${who(seat)} begins with a tile: ${tile(kind)}.`,
  draw: ({ seat }, who) => `${who(seat)} draws a tile.`,
  drawn: ({ seat, tile: kind }, who) => `${who(seat)} drew a tile that fits: ${tile(kind)}.`,
  kept: ({ seat, tile: kind }, who) => `${who(seat)} drew a tile that does not fit, and keeps it: ${tile(kind)}.`,
  own: ({ seat, tile: kind }, who) => `${who(seat)} takes a tile from their own display: ${tile(kind)}.`,
  scout: ({ seat, other, tile: kind }, who) =>
    `${who(seat)} pays the scout one water stone and takes a tile from ${who(other)}: ${tile(kind)}.`,
  skip: ({ seat }, who) => `${who(seat)} does not explore.`,
  lay: ({ seat, cell, tile: kind, angle }, who) =>
    `${who(seat)} lays a tile on ${cell}: ${tile(turnedBy(kind, angle))}.`,
  drawAmends: ({ seat }, who) => `${who(seat)} draws a tile as amends.`,
  declineAmends: ({ seat }, who) => `${who(seat)} wants no amends.`,
  amends: ({ seat, tile: kind }, who) => `${who(seat)} gets a tile as amends: ${tile(kind)}.`,
} satisfies Record<string, Story>;

const scoring = {
  set: ({ seat, figure, cell, sides }, who) =>
    `${who(seat)} sets the figure of height ${figure} on ${cell}, into the oasis ${towards(sides)}.`,
  take: ({ seat, figure, cell }, who) => `${who(seat)} takes the figure of height ${figure} back from ${cell}.`,
  pass: ({ seat }, who) => `${who(seat)} sets no figure.`,
  score: ({ cell, other, figure, left }, who) =>
    `The oasis at ${cell} is complete and is scored.${
      left === undefined
        ? ''
        : left < 0
          ? ` ${who(other)} has no water: the figure of height ${figure} leaves the row.`
          : ` ${who(other)} pays one water stone (${left} left).`
    }`,
  occupy: ({ seat, figure, action }, who) => `${who(seat)}’s figure of height ${figure} gets ${actionNames[action]}.`,
  drop: ({ seat, good, gained }, who) =>
    `${who(seat)} drops ${actionNames[good]} to make room for ${actionNames[gained]}.`,
  declineGood: ({ seat, good }, who) => `${who(seat)} has no room for ${actionNames[good]} and declines.`,
} satisfies Record<string, Story>;

const hearing = {
  token: ({ value }) => `The rumour drawn is ${signed(value)}.`,
  put: ({ seat, slot }, who) => `${who(seat)} puts a rumour face down beside ${goodOf(slot)}.`,
  look: ({ seat, slot }, who) => `${who(seat)} looks at a rumour beside ${goodOf(slot)}.`,
  noLook: ({ seat }, who) => `${who(seat)} looks at no rumour.`,
  seen: ({ slot, value }) => `The rumour beside ${goodOf(slot)} is ${signed(value)}.`,
  leave: ({ seat, slot }, who) => `${who(seat)} leaves the rumour beside ${goodOf(slot)}.`,
  remove: ({ seat, slot }, who) => `${who(seat)} takes the rumour beside ${goodOf(slot)} away.`,
  reveal: ({ slot, value }) => `A rumour beside ${goodOf(slot)} is turned up: ${signed(value)}.`,
} satisfies Record<string, Story>;

const story: Readonly<Record<StoryKey, Story>> = { ...moving, ...exploring, ...scoring, ...hearing };
type StoryKey = keyof typeof moving | keyof typeof exploring | keyof typeof scoring | keyof typeof hearing;

/** The source of all languages: a key that is missing elsewhere does not compile. */
export const words = {
  language: 'en' as 'en' | 'de' | 'nl',
  title: 'Im Reich der Wüstensöhne',
  players,
  sources: { myrrh: 'Myrrh', incense: 'Incense', gem: 'Gems', salt: 'Salt' },
  story,
  actions: actionNames,
  tile,
  sides: sideList,
  towards,
  stones,
  tiles,
  ...table,
  board: boardWords,
};

export type Words = typeof words;
