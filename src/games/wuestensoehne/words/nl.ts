import { signed } from '../../../engine/figures.ts';
import { type Good, turnedBy } from '../rules/tiles.ts';
import { boardWords } from './board.nl.ts';
import type { Words } from './en.ts';
import { actionNames, sideList, stones, tile, tiles, towards } from './nouns.nl.ts';
import { table } from './table.nl.ts';

const players = ['Rood', 'Blauw', 'Groen', 'Geel'];
const goodOf = (slot: string) => actionNames[slot.slice(0, -1) as Good];

const story: Words['story'] = {
  start: ({ seat, cell }, who) => `${who(seat)}: de karavaan begint op ${cell}.`,
  stay: ({ seat }, who) => `${who(seat)}: de karavaan blijft staan.`,
  go: ({ seat, cell }, who) => `${who(seat)}: de karavaan gaat naar ${cell}.`,
  drive: ({ seat, cell }, who) =>
    `${who(seat)} betaalt de kameeldrijver een watersteen: de karavaan gaat naar ${cell}.`,
  discard: ({ seat, tile: kind }, who) => `${who(seat)} neemt een tegel die nergens past uit het spel (${tile(kind)}).`,
  bonus: ({ seat }, who) => `${who(seat)} betaalt de gids een watersteen voor een bonusbeurt.`,
  end: ({ seat }, who) => `${who(seat)} beëindigt de beurt.`,
  dealt: ({ seat, tile: kind }, who) => `${who(seat)} begint met een tegel: ${tile(kind)}.`,
  draw: ({ seat }, who) => `${who(seat)} trekt een tegel.`,
  drawn: ({ seat, tile: kind }, who) => `${who(seat)} trok een tegel die past: ${tile(kind)}.`,
  kept: ({ seat, tile: kind }, who) => `${who(seat)} trok een tegel die niet past en houdt die: ${tile(kind)}.`,
  own: ({ seat, tile: kind }, who) => `${who(seat)} neemt een tegel uit de eigen voorraad: ${tile(kind)}.`,
  scout: ({ seat, other, tile: kind }, who) =>
    `${who(seat)} betaalt de verkenner een watersteen en neemt een tegel van ${who(other)}: ${tile(kind)}.`,
  skip: ({ seat }, who) => `${who(seat)} ontdekt niets.`,
  lay: ({ seat, cell, tile: kind, angle }, who) =>
    `${who(seat)} legt een tegel op ${cell}: ${tile(turnedBy(kind, angle))}.`,
  drawAmends: ({ seat }, who) => `${who(seat)} trekt een tegel als vergoeding.`,
  declineAmends: ({ seat }, who) => `${who(seat)} wil geen vergoeding.`,
  amends: ({ seat, tile: kind }, who) => `${who(seat)} krijgt een tegel als vergoeding: ${tile(kind)}.`,
  set: ({ seat, figure, cell, sides }, who) =>
    `${who(seat)} zet de figuur met hoogte ${figure} op ${cell}, in de oase ${towards(sides)}.`,
  take: ({ seat, figure, cell }, who) => `${who(seat)} neemt de figuur met hoogte ${figure} terug van ${cell}.`,
  pass: ({ seat }, who) => `${who(seat)} zet geen figuur neer.`,
  score: ({ cell, other, figure, left }, who) =>
    `De oase bij ${cell} is compleet en wordt gewaardeerd.${
      left === undefined
        ? ''
        : left < 0
          ? ` ${who(other)} heeft geen water: de figuur met hoogte ${figure} verlaat de rij.`
          : ` ${who(other)} betaalt een watersteen (nog ${left}).`
    }`,
  occupy: ({ seat, figure, action }, who) =>
    `${who(seat)}: de figuur met hoogte ${figure} krijgt ${actionNames[action]}.`,
  drop: ({ seat, good, gained }, who) => `${who(seat)} ruilt ${actionNames[good]} voor ${actionNames[gained]}.`,
  declineGood: ({ seat, good }, who) => `${who(seat)} heeft geen plaats voor ${actionNames[good]} en ziet ervan af.`,
  token: ({ value }) => `Het getrokken gerucht is ${signed(value)}.`,
  put: ({ seat, slot }, who) => `${who(seat)} legt een gerucht gedekt bij ${goodOf(slot)}.`,
  look: ({ seat, slot }, who) => `${who(seat)} bekijkt een gerucht bij ${goodOf(slot)}.`,
  noLook: ({ seat }, who) => `${who(seat)} bekijkt geen gerucht.`,
  seen: ({ slot, value }) => `Het gerucht bij ${goodOf(slot)} is ${signed(value)}.`,
  leave: ({ seat, slot }, who) => `${who(seat)} laat het gerucht bij ${goodOf(slot)} liggen.`,
  remove: ({ seat, slot }, who) => `${who(seat)} neemt het gerucht bij ${goodOf(slot)} weg.`,
  reveal: ({ slot, value }) => `Een gerucht bij ${goodOf(slot)} wordt omgedraaid: ${signed(value)}.`,
};

export const words: Words = {
  language: 'nl',
  title: 'Im Reich der Wüstensöhne',
  players,
  sources: { myrrh: 'Mirre', incense: 'Wierook', gem: 'Edelstenen', salt: 'Zout' },
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
