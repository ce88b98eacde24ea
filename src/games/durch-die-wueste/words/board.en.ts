import { count } from '../../../engine/figures.ts';
import type { Colour } from '../rules/state.ts';

/** What the board and the stock say: to the eye, and to those who listen. */
export const boardWords = {
  label: (hexes: number, camels: number): string =>
    `The desert: ${hexes} hexes, ${count(camels, 'camel', 'camels')} on them.`,
  keys: 'Arrow keys move from hex to hex. N and P jump to the next and previous hex you can choose. Enter chooses, Escape lets go. 1 to 5 choose a colour. Plus, minus and 0 zoom.',
  sand: 'empty sand',
  palm: 'a palm',
  water: (value: number): string => `a water hole worth ${value}`,
  camel: (colour: Colour, who: string): string => `a ${colour} camel of ${who}`,
  rider: (colour: Colour, who: string): string => `a rider of ${who} on a ${colour} camel`,
  inside: (colour: Colour, who: string): string => `enclosed by the ${colour} caravan of ${who}`,
  open: 'can be chosen',
  shut: 'can’t be chosen now',
  chosen: 'chosen',
  /** What is still to be chosen for a hex, by key. */
  colourKeys: (listed: string): string => `Keys choose the colour: ${listed}.`,
  until: (colour: Colour, camels: number): string =>
    camels === 0 ? 'The game is over' : `${count(camels, `${colour} camel`, `${colour} camels`)} to the end`,
  untilWhy: 'The game ends as soon as the last camel of any colour is placed.',
  find: 'Find caravans',
  findSeat: (who: string): string => `Light up ${who}`,
  findColour: (colour: Colour): string => `Light up ${colour}`,
  boardText: {
    title: 'The board in words',
    none: 'no caravans yet',
    caravan: (colour: Colour, camels: number): string => `${colour} caravan, ${count(camels, 'camel', 'camels')}`,
    rider: (hex: string): string => `rider on ${hex}`,
    camels: (hexes: string): string => `also on ${hexes}`,
    oases: (palms: string): string => `oases reached: ${palms}`,
    land: (points: number, hexes: string): string => `enclosed land worth ${points}: ${hexes}`,
    water: 'Water holes',
    holes: (value: number, hexes: string): string => `worth ${value}: ${hexes}`,
    dry: 'All taken.',
    palms: 'Palms',
    stock: 'Camels left',
  },
};
