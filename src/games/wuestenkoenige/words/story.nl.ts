import { cardWords } from './cards.nl.ts';
import { carrying, goodNames, groundNames, laden, load, place } from './goods.nl.ts';
import type { StoryWords } from './story.en.ts';
import { buriedBySeat } from './turn.ts';

const camels = (number: number): string => `${number} ${number === 1 ? 'kameel' : 'kamelen'}`;
const buries = (buried: string, who: (seat: number) => string): string => {
  const told = buriedBySeat(buried).map(([seat, number]) => `${camels(number)} van ${who(seat)}`);
  return told.length === 0 ? '' : ` en bedelft ${told.join(' en ')}`;
};
const points = (cost: number): string => `${cost} ${cost === 1 ? 'punt' : 'punten'}`;

export const story: StoryWords = {
  tile: ({ hex, side }) => `Op ${hex} ligt een tegel: ${groundNames[side]}.`,
  draw: ({ seat, card }, who) => `${who(seat)} trekt een kaart: ${cardWords[card].name}.`,
  discard: ({ seat, card }, who) => `${who(seat)} legt een kaart weg: ${cardWords[card].name}.`,
  reveal: ({ seat, card }, who) => `${who(seat)} ligt eruit en toont een kaart: ${cardWords[card].name}.`,
  skip: ({ seat }, who) => `${who(seat)} speelt geen kaart.`,
  sand: ({ seat, hex, side, buried }, who) =>
    `${who(seat)} speelt Zand: een tegel op ${hex}, boven ${groundNames[side]}${buries(buried, who)}.`,
  drift: ({ seat, hex }, who) => `${who(seat)} speelt Stuifzand: de tegel op ${hex} waait weg.`,
  storm: ({ seat }, who) => `${who(seat)} speelt Zandstorm: drie tegels veranderen.`,
  calf: ({ seat, hex }, who) => `${who(seat)} speelt Drachtige kameel: op ${hex} staat een jonge kameel.`,
  carpet: ({ seat, from, to, load: cargo }, who) =>
    `${who(seat)} speelt Vliegend tapijt: een kameel ${laden(cargo)} vliegt van ${place(from)} naar ${to}.`,
  trek: ({ seat }, who) => `${who(seat)} speelt Kamelentocht: vier bewegingspunten extra.`,
  swap: ({ seat, foe, hex, other, place: there }, who) =>
    `${who(seat)} speelt Kamelenruil: ${who(foe)} op ${hex} en ${who(other)} op ${there} wisselen van plaats.`,
  loss: ({ seat, foe, hex, good }, who) =>
    `${who(seat)} speelt Verloren lading: ${who(foe)} verliest ${goodNames[good]} op ${hex}.`,
  plague: ({ seat, oasis, camels: number }, who) =>
    `${who(seat)} speelt Epidemie: ${camels(number)} ${number === 1 ? 'verlaat' : 'verlaten'} ${place(oasis)}.`,
  go: ({ seat, from, to, load: cargo, cost }, who) =>
    from === to
      ? `${who(seat)}: een kameel${carrying(cargo)} loopt heen en terug, ${points(cost)}, en staat weer op ${to}.`
      : `${who(seat)}: een kameel${carrying(cargo)} loopt van ${place(from)} naar ${to}, ${points(cost)}.`,
  visit: ({ seat, to, got, joined }, who) =>
    got === 0
      ? `${who(seat)} komt in ${place(to)}, maar die is leeg.`
      : `${who(seat)} komt in ${place(to)} en laadt een waar${joined === 0 ? '' : `; ${camels(joined)} met elk één ${joined === 1 ? 'komt' : 'komen'} erbij`}.`,
  deliver: ({ seat, load: cargo }, who) => `${who(seat)} brengt ${load(cargo)} thuis in het paleis.`,
  take: ({ seat, hex, good }, who) => `${who(seat)} raapt ${goodNames[good]} op ${hex} op.`,
  attack: ({ seat, foe, hex, load: cargo }, who) =>
    `${who(seat)} valt op ${hex} een kameel ${laden(cargo)} van ${who(foe)} aan.`,
  spare: ({ seat }, who) => `${who(seat)} trekt in vrede verder.`,
  win: ({ seat, foe, load: cargo }, who) =>
    `Een 1: de kameel van ${who(foe)} gaat naar huis, ${who(seat)} neemt zijn plaats in${load(cargo) === '' ? '' : ` en krijgt ${load(cargo)}`}.`,
  rob: ({ seat, foe, die }, who) => `Een ${die}: ${who(foe)} moet ${who(seat)} een waar geven.`,
  miss: ({ seat, foe }, who) => `Een 4: tussen ${who(seat)} en ${who(foe)} gebeurt niets.`,
  pay: ({ seat, foe }, who) => `Een 5: ${who(seat)} moet ${who(foe)} een waar geven.`,
  lose: ({ seat, foe, load: cargo }, who) =>
    `Een 6: de kameel van ${who(seat)} gaat naar huis, ${who(foe)} neemt zijn plaats in${load(cargo) === '' ? '' : ` en krijgt ${load(cargo)}`}.`,
  vain: ({ die }) => `Een ${die}: een waar zou van eigenaar wisselen, maar er is er geen.`,
  give: ({ seat, foe, good }, who) => `${who(seat)} geeft ${who(foe)} ${goodNames[good]}.`,
  end: ({ seat }, who) => `De kamelen van ${who(seat)} rusten.`,
  turn: ({ seat, hex, side }, who) => `${who(seat)} draait de tegel op ${hex} om: nu ${groundNames[side]}.`,
  shift: ({ seat, from, to, buried }, who) =>
    `${who(seat)} schuift een tegel van ${from} naar ${to}${buries(buried, who)}.`,
  pass: ({ seat }, who) => `${who(seat)} vindt geen tegel om te veranderen.`,
};
