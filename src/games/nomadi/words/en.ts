import { signed } from '../../../engine/figures.ts';
import { boardWords } from './board.en.ts';
import { dealStory, deals } from './deals.en.ts';
import { phraseWords } from './phrases.en.ts';
import type { Story } from './places.ts';
import { table } from './table.en.ts';

const players: readonly string[] = ['Blue', 'Yellow', 'Red', 'Green', 'Black'];
const card: Story<'field'> = ({ field }) => `A card is laid face down on ${field}.`;
const place: Story<'seat' | 'field'> = ({ seat, field }, who) => `${who(seat)} sets a stone on ${field}.`;
const roll: Story<'seat' | 'dice'> = ({ seat, dice }, who) => `${who(seat)} rolls ${dice}.`;
const again: Story<'seat' | 'dice'> = ({ seat, dice }, who) => `No die is of use: ${who(seat)} rolls again, ${dice}.`;
const step: Story<'seat' | 'die' | 'from' | 'to'> = ({ seat, die, from, to }, who) =>
  `${who(seat)} goes from ${from} to ${to} with a ${die}.`;
const push: Story<'seat' | 'owner' | 'die' | 'from' | 'to'> = ({ seat, owner, die, from, to }, who) =>
  `${who(seat)} moves ${who(owner)}’s stone from ${from} to ${to} with a ${die}.`;
const steps: Story<'seat' | 'dice' | 'from' | 'to'> = ({ seat, dice, from, to }, who) =>
  `${who(seat)} goes from ${from} to ${to} with ${dice}.`;
const pushes: Story<'seat' | 'owner' | 'dice' | 'from' | 'to'> = ({ seat, owner, dice, from, to }, who) =>
  `${who(seat)} moves ${who(owner)}’s stone from ${from} to ${to} with ${dice}.`;
const find: Story<'seat' | 'value'> = ({ seat, value }, who) => `${who(seat)} turns a card over: ${signed(value)}.`;
const look: Story<'seat' | 'value'> = ({ seat, value }, who) =>
  `${who(seat)} looks at the card taken: ${signed(value)}.`;
const offer: Story<'seat' | 'owner' | 'phrase'> = ({ seat, owner, phrase }, who) =>
  phrase === 'silent'
    ? `${who(seat)} offers ${who(owner)} the card without a word.`
    : `${who(seat)} offers ${who(owner)} the card: “${phraseWords[phrase]}”`;
const take: Story<'seat' | 'mover'> = ({ seat }, who) => `${who(seat)} takes the card unseen.`;
const leave: Story<'seat' | 'mover'> = ({ seat, mover }, who) => `${who(seat)} leaves the card to ${who(mover)}.`;
const open: Story<'seat' | 'value'> = ({ seat, value }, who) => `${who(seat)} shows a card: ${signed(value)}.`;
const give: Story<'seat' | 'receiver' | 'talers'> = ({ seat, receiver, talers }, who) =>
  `${who(seat)} gives ${who(receiver)} ${table.talers(talers)}.`;

/** The source of all languages: a key that is missing elsewhere does not compile. */
export const words = {
  language: 'en' as 'en' | 'de' | 'nl',
  title: 'Nomadi',
  players,
  sources: {
    talers: 'Talers',
    purse: 'Purse',
    dice: 'Unused dice',
    finds: 'Finds',
    start: 'Last out',
    canyon: 'Canyon',
    goal: 'Oasis',
    gifts: 'Trade',
    cards: 'Cards',
  },
  story: {
    card,
    place,
    roll,
    again,
    step,
    push,
    steps,
    pushes,
    find,
    look,
    offer,
    take,
    leave,
    open,
    give,
    ...dealStory,
  },
  phrases: phraseWords,
  ...table,
  deals,
  board: boardWords,
};

export type Words = typeof words;
