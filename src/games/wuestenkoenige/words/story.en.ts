import { count } from '../../../engine/figures.ts';
import type { CardId } from '../rules/deck.ts';
import type { Good } from '../rules/goods.ts';
import type { Side } from '../rules/state.ts';
import { cardWords } from './cards.en.ts';
import { carrying, goodNames, groundNames, laden, load, place } from './goods.en.ts';
import { buriedBySeat } from './turn.ts';

/** What the lines of the story are told with; see story.ts of the rules. */
export interface Told {
  readonly seat: number;
  readonly foe: number;
  readonly other: number;
  readonly hex: string;
  readonly place: string;
  readonly from: string;
  readonly to: string;
  readonly load: string;
  readonly cargo: string;
  readonly side: Side;
  readonly card: CardId;
  readonly good: Good;
  readonly oasis: Good;
  readonly cost: number;
  readonly goods: number;
  readonly got: number;
  readonly joined: number;
  readonly camels: number;
  /** The owners of the camels that are buried, one for each. */
  readonly buried: string;
  readonly die: number;
}
export type Story = (told: Told, who: (seat: number) => string) => string;

const buries = (buried: string, who: (seat: number) => string): string => {
  const told = buriedBySeat(buried).map(([seat, camels]) => `${camels} of ${who(seat)}’s camels`);
  return told.length === 0 ? '' : ` and buries ${told.join(' and ')}`;
};
const points = (cost: number): string => count(cost, 'point', 'points');

export const story = {
  tile: ({ hex, side }) => `A tile lies on ${hex}: ${groundNames[side]}.`,
  draw: ({ seat, card }, who) => `${who(seat)} draws a card: ${cardWords[card].name}.`,
  discard: ({ seat, card }, who) => `${who(seat)} discards a card: ${cardWords[card].name}.`,
  reveal: ({ seat, card }, who) => `${who(seat)} is out and shows a card: ${cardWords[card].name}.`,
  skip: ({ seat }, who) => `${who(seat)} plays no card.`,
  sand: ({ seat, hex, side, buried }, who) =>
    `${who(seat)} plays Sand: a tile on ${hex}, ${groundNames[side]} side up${buries(buried, who)}.`,
  drift: ({ seat, hex }, who) => `${who(seat)} plays Drifting sand: the tile on ${hex} is blown away.`,
  storm: ({ seat }, who) => `${who(seat)} plays Sandstorm: three tiles change.`,
  calf: ({ seat, hex }, who) => `${who(seat)} plays Pregnant camel: a young camel stands on ${hex}.`,
  carpet: ({ seat, from, to, load: cargo }, who) =>
    `${who(seat)} plays Flying carpet: a camel ${laden(cargo)} flies from ${place(from)} to ${place(to)}.`,
  trek: ({ seat }, who) => `${who(seat)} plays Camel trek: four more movement points.`,
  swap: ({ seat, foe, hex, other, place: there }, who) =>
    `${who(seat)} plays Camel swap: ${who(foe)} on ${hex} and ${who(other)} on ${there} change places.`,
  loss: ({ seat, foe, hex, good }, who) =>
    `${who(seat)} plays Lost load: ${who(foe)} drops ${goodNames[good]} on ${hex}.`,
  plague: ({ seat, oasis, camels }, who) =>
    `${who(seat)} plays Epidemic: ${count(camels, 'camel leaves', 'camels leave')} ${place(oasis)}.`,
  go: ({ seat, from, to, load: cargo, cost }, who) =>
    from === to
      ? `${who(seat)}’s camel${carrying(cargo)} walks there and back for ${points(cost)} and stands on ${to} again.`
      : `${who(seat)}’s camel${carrying(cargo)} walks from ${place(from)} to ${to} for ${points(cost)}.`,
  visit: ({ seat, to, got, joined }, who) =>
    got === 0
      ? `${who(seat)} enters ${place(to)}, which is empty.`
      : `${who(seat)} enters ${place(to)} and takes a good${joined === 0 ? '' : `; ${count(joined, 'camel joins', 'camels join')} with one each`}.`,
  deliver: ({ seat, load: cargo }, who) => `${who(seat)} brings ${load(cargo)} home to the palace.`,
  take: ({ seat, hex, good }, who) => `${who(seat)} picks up ${goodNames[good]} on ${hex}.`,
  attack: ({ seat, foe, hex, load: cargo }, who) =>
    `${who(seat)} attacks ${who(foe)}’s camel ${laden(cargo)} on ${hex}.`,
  spare: ({ seat }, who) => `${who(seat)} goes in peace.`,
  win: ({ seat, foe, load: cargo }, who) =>
    `A 1: ${who(foe)}’s camel goes home, ${who(seat)} takes its place${load(cargo) === '' ? '' : ` and its ${load(cargo)}`}.`,
  rob: ({ seat, foe, die }, who) => `A ${die}: ${who(foe)} has to give ${who(seat)} a good.`,
  miss: ({ seat, foe }, who) => `A 4: nothing happens between ${who(seat)} and ${who(foe)}.`,
  pay: ({ seat, foe }, who) => `A 5: ${who(seat)} has to give ${who(foe)} a good.`,
  lose: ({ seat, foe, load: cargo }, who) =>
    `A 6: ${who(seat)}’s camel goes home, ${who(foe)} takes its place${load(cargo) === '' ? '' : ` and its ${load(cargo)}`}.`,
  vain: ({ die }) => `A ${die}: a good would change hands, but there is none.`,
  give: ({ seat, foe, good }, who) => `${who(seat)} gives ${who(foe)} ${goodNames[good]}.`,
  end: ({ seat }, who) => `${who(seat)}’s camels rest.`,
  turn: ({ seat, hex, side }, who) => `${who(seat)} turns the tile on ${hex} over: ${groundNames[side]} now.`,
  shift: ({ seat, from, to, buried }, who) => `${who(seat)} moves a tile from ${from} to ${to}${buries(buried, who)}.`,
  pass: ({ seat }, who) => `${who(seat)} finds no tile to change.`,
} satisfies Readonly<Record<string, Story>>;

export type StoryWords = Readonly<Record<keyof typeof story, Story>>;
