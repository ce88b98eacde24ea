import { count } from '../../../engine/figures.ts';
import type { Side } from '../rules/state.ts';
import { carrying, goodNames, groundNames, listed, load, place } from './goods.en.ts';

const camels = (number: number): string => count(number, 'camel', 'camels');

/** What the board and the stock say: to the eye, and to those who listen. */
export const boardWords = {
  label: (abroad: number): string => `The desert between the palace and three oases, ${camels(abroad)} in it.`,
  keys: 'Arrow keys move from field to field. N and P jump to the next and previous field you can choose. Enter chooses, Escape lets go. 1 to 5 choose a card. Plus, minus and 0 zoom.',
  place,
  ground: (ground: Side | 'valley', layers: number): string =>
    layers < 2 ? groundNames[ground] : `${groundNames[ground]}, ${layers} tiles high`,
  flock: (number: number, who: string, cargo: string): string => `${camels(number)} of ${who}${carrying(cargo)}`,
  own: (number: number, cargo: string): string => `${camels(number)}${carrying(cargo)}`,
  attacked: 'has attacked',
  loose: (cargo: string): string => `${load(cargo)} lying there`,
  buried: (cargo: string): string => `${load(cargo)} buried`,
  left: (number: number): string => count(number, 'good', 'goods'),
  cost: (points: number): string => count(points, 'movement point', 'movement points'),
  open: 'can be chosen',
  shut: 'can’t be chosen now',
  chosen: 'chosen',
  /** What choosing a field does once a tile is chosen. */
  changes: { shift: 'move it here', turn: 'once more turns it over', other: 'takes this tile instead' },
  withoutCard: 'without playing a card',
  /** What Enter does at a field, for those who hear it before they press. */
  enter: {
    skip: 'Enter goes on without playing a card, Backspace takes that back',
    walk: 'Enter walks here',
    other: 'Enter takes a camel from here instead',
  },
  listed,
};

/** What lies beside the board. */
export const stock = {
  title: 'Hands and goods',
  steps: ['Card', 'Camels', 'Desert'] as readonly string[],
  step: (name: string, current: boolean): string => (current ? `${name}, now` : name),
  points: (number: number): string => `${count(number, 'movement point', 'movement points')} left`,
  round: (number: number, last: number): string => `Round ${number} of at most ${last}`,
  hand: 'Your cards',
  handOf: (who: string): string => `Cards of ${who}`,
  empty: 'No cards in hand',
  untold: (number: number): string => `${count(number, 'card', 'cards')} in hand, any of these:`,
  secret: 'Hands are hidden now.',
  card: (name: string, number: number): string => (number === 1 ? name : `${name}, ${number} of them`),
  camels: (number: number): string => `${camels(number)} in stock`,
  cards: (number: number): string => count(number, 'card', 'cards'),
  brought: (good: keyof typeof goodNames, number: number): string =>
    number === 0 ? `no ${goodNames[good]} yet` : `${number} ${goodNames[good]} brought home`,
  out: 'out of the game',
  deck: (number: number): string => `${count(number, 'card', 'cards')} in the deck`,
  discard: (number: number): string => `${count(number, 'card', 'cards')} discarded`,
  reserve: (number: number): string => `${count(number, 'tile', 'tiles')} in reserve`,
  dig: 'Show what lies buried',
};

/** A fight, as a short scene. */
export const fight = {
  title: (attacker: string, target: string, hex: string): string => `${attacker} attacks ${target} on ${hex}`,
};

export const boardText = {
  title: 'The board in words',
  places: 'Palace and oases',
  desert: 'The desert, row by row',
  row: (number: number): string => `Row ${number}`,
  nobody: 'nobody',
  camels: 'Camels',
  brought: (cargo: string): string =>
    load(cargo) === '' ? 'nothing brought home yet' : `brought home: ${load(cargo)}`,
  loose: 'Loose and buried goods',
  none: 'none',
};
