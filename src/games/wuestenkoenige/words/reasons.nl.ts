import { count } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { KingsFacts } from '../ai/reasons.ts';
import { goodNames, place } from './goods.nl.ts';

const wares = (n: number) => count(n, 'waar', 'waren');
const some = (n: number, name: string) => (n === 1 ? name : `${n} ${name}`);

export const reasons: ReasonWords<KingsFacts> = {
  wins: () => 'wint de partij',
  delivers: ({ goods, kinds }) =>
    kinds === 0
      ? `brengt ${wares(goods)} thuis`
      : `brengt ${wares(goods)} thuis, waaronder ${count(kinds, 'nieuwe soort', 'nieuwe soorten')}`,
  fetches: args => `haalt ${some(args.count, goodNames[args.good])}`,
  picksUp: args => `raapt ${some(args.count, goodNames[args.good])} op`,
  attacks: ({ other, goods }, who) =>
    goods === 0 ? `valt een kameel van ${who(other)} aan` : `valt een kameel van ${who(other)} met ${wares(goods)} aan`,
  costsGoods: ({ other, goods }, who) => `kost ${who(other)} ${wares(goods)}`,
  costsCamels: ({ other, camels }, who) => `kost ${who(other)} ${count(camels, 'kameel', 'kamelen')}`,
  keepsFromHome: ({ other }, who) => `houdt ${who(other)} in de volgende beurt van huis`,
  lengthens: ({ other, points }, who) =>
    `maakt de weg naar huis voor ${who(other)} ${count(points, 'punt', 'punten')} langer`,
  homeNext: () => 'kan in de volgende beurt beladen naar huis lopen',
  cards: ({ cards }) => `levert ${count(cards, 'kaart', 'kaarten')} op`,
  newCamels: ({ camels }) => `brengt ${count(camels, 'extra kameel', 'extra kamelen')} op het bord`,
  morePoints: ({ points }) => `geeft ${points} punten meer om te lopen`,
  nearer: ({ points }) => `verkort de weg naar wat thuis ontbreekt met ${count(points, 'punt', 'punten')}`,
  setsOut: ({ camels }) => `vertrekt met ${count(camels, 'kameel', 'kamelen')} uit het paleis`,
  climbs: ({ camels }) => `haalt ${count(camels, 'kameel', 'kamelen')} uit het dal, waar zand kamelen bedelft`,
  approaches: ({ good, points }) => `komt ${count(points, 'punt', 'punten')} dichter bij ${place(good)}`,
  keepsAway: ({ other, good, points }, who) =>
    `maakt de weg naar ${place(good)} voor ${who(other)} ${count(points, 'punt', 'punten')} langer`,
  stalks: ({ other }, who) => `komt in de buurt van een beladen kameel van ${who(other)}`,
  spares: () => 'maakt voor niemand anders een weg korter',
};
