import { count } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { KingsFacts } from '../ai/reasons.ts';
import { goodNames, place } from './goods.en.ts';

const wares = (n: number) => count(n, 'good', 'goods');
const some = (n: number, name: string) => (n === 1 ? name : `${n} ${name}`);

export const reasons: ReasonWords<KingsFacts> = {
  wins: () => 'wins the game',
  delivers: ({ goods, kinds }) =>
    kinds === 0
      ? `brings home ${wares(goods)}`
      : `brings home ${wares(goods)}, with ${count(kinds, 'new kind', 'new kinds')} among them`,
  fetches: args => `fetches ${some(args.count, goodNames[args.good])}`,
  picksUp: args => `picks up ${some(args.count, goodNames[args.good])}`,
  attacks: ({ other, goods }, who) =>
    goods === 0 ? `attacks a camel of ${who(other)}` : `attacks a camel of ${who(other)} with ${wares(goods)}`,
  costsGoods: ({ other, goods }, who) => `costs ${who(other)} ${wares(goods)}`,
  costsCamels: ({ other, camels }, who) => `costs ${who(other)} ${count(camels, 'camel', 'camels')}`,
  keepsFromHome: ({ other }, who) => `keeps ${who(other)} from walking home next turn`,
  lengthens: ({ other, points }, who) =>
    `makes the way home ${count(points, 'point', 'points')} longer for ${who(other)}`,
  homeNext: () => 'can walk home with a load next turn',
  cards: ({ cards }) => `brings ${count(cards, 'card', 'cards')}`,
  newCamels: ({ camels }) => `brings ${count(camels, 'more camel', 'more camels')} onto the board`,
  morePoints: ({ points }) => `gives ${points} more points to walk with`,
  nearer: ({ points }) => `shortens the way to what is missing at home by ${count(points, 'point', 'points')}`,
  setsOut: ({ camels }) => `sets out from the palace with ${count(camels, 'camel', 'camels')}`,
  climbs: ({ camels }) => `brings ${count(camels, 'camel', 'camels')} out of the valley, where sand buries camels`,
  approaches: ({ good, points }) => `comes ${count(points, 'point', 'points')} nearer to ${place(good)}`,
  keepsAway: ({ other, good, points }, who) =>
    `makes the way to ${place(good)} ${count(points, 'point', 'points')} longer for ${who(other)}`,
  stalks: ({ other }, who) => `comes within reach of a laden camel of ${who(other)}`,
  spares: () => 'gives nobody else a shorter way',
};
