import { count } from '../../../engine/figures.ts';
import type { ReasonWords } from '../../../engine/reasons.ts';
import type { KingsFacts } from '../ai/reasons.ts';
import { goodNames, place } from './goods.de.ts';

const wares = (n: number) => count(n, 'Ware', 'Waren');
const some = (n: number, name: string) => (n === 1 ? name : `${n} ${name}`);

export const reasons: ReasonWords<KingsFacts> = {
  wins: () => 'gewinnt das Spiel',
  delivers: ({ goods, kinds }) =>
    kinds === 0
      ? `bringt ${wares(goods)} heim`
      : `bringt ${wares(goods)} heim, darunter ${kinds === 1 ? 'eine neue Art' : `${kinds} neue Arten`}`,
  fetches: args => `holt ${some(args.count, goodNames[args.good])}`,
  picksUp: args => `hebt ${some(args.count, goodNames[args.good])} auf`,
  attacks: ({ other, goods }, who) =>
    goods === 0 ? `greift ein Kamel von ${who(other)} an` : `greift ein Kamel von ${who(other)} mit ${wares(goods)} an`,
  costsGoods: ({ other, goods }, who) => `kostet ${who(other)} ${wares(goods)}`,
  costsCamels: ({ other, camels }, who) => `kostet ${who(other)} ${count(camels, 'Kamel', 'Kamele')}`,
  keepsFromHome: ({ other }, who) => `lässt ${who(other)} im nächsten Zug nicht nach Hause laufen`,
  lengthens: ({ other, points }, who) =>
    `macht für ${who(other)} den Heimweg ${count(points, 'Punkt', 'Punkte')} länger`,
  homeNext: () => 'kann im nächsten Zug beladen nach Hause laufen',
  cards: ({ cards }) => `bringt ${count(cards, 'Karte', 'Karten')}`,
  newCamels: ({ camels }) => `bringt ${count(camels, 'weiteres Kamel', 'weitere Kamele')} auf den Plan`,
  morePoints: ({ points }) => `gibt ${points} Punkte mehr zum Laufen`,
  nearer: ({ points }) => `verkürzt den Weg zu dem, was daheim fehlt, um ${count(points, 'Punkt', 'Punkte')}`,
  setsOut: ({ camels }) => `bricht mit ${count(camels, 'Kamel', 'Kamelen')} vom Palast auf`,
  climbs: ({ camels }) => `holt ${count(camels, 'Kamel', 'Kamele')} aus dem Tal, wo der Sand Kamele verschüttet`,
  approaches: ({ good, points }) => `kommt der ${place(good)} ${count(points, 'Punkt', 'Punkte')} näher`,
  keepsAway: ({ other, good, points }, who) =>
    `macht für ${who(other)} den Weg zur ${place(good)} ${count(points, 'Punkt', 'Punkte')} länger`,
  stalks: ({ other }, who) => `kommt in die Nähe eines beladenen Kamels von ${who(other)}`,
  spares: () => 'macht niemandem sonst einen Weg kürzer',
};
