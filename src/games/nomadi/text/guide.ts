import { phrases } from '../rules/material.ts';

/**
 * The guided first game: where it goes and what is to be done there. Blue learns, Yellow answers from the script. All
 * positions are reached by moves from the set-up that the seed makes, so they obey the rules as every game does; it
 * was chosen for its first roll, one of each, and for the card that lies close to the camp.
 */

function listed(text: string): string[] {
  return text.trim().split(/\s*[,\n]\s*/);
}

const placing = listed(`
  place m16, place n16, place o16, place p16, place n17, place m17, place p17, place o17, place m18, place n18
  place o18, place p18, place n19, place m19, place p19, place o19
`);

const taught = listed(`
  1 o16 n15, 3 m18 m15, 5 p18 l17, offer poor, leave, 6 m19 n14, 2 m16 m14
`);

/** From there on until one of Blue's stones can jump onto a spring. */
const towardsSpring = listed(`
  6 n19 n13, 2 p19 n19, 2 o19 m19, 6 p16 k17, 2 m15 m13
`);

/** On until Yellow has brought a stone of Blue's onto a bad card and praises it. */
const towardsOffer = listed(`
  2 m14 m12, 2 o18 m18, 3 m19 m16, 3 m18 m15, 6 n19 j17, 5 n18 l15, 1 n15 m14, 1 p17 o16, 1 n16 n15, 1 o17 n16
  5 o16 n12, 5 n17 k15, 5 n15 l12, 5 n14 k12, 1 m17 l16, 2 n13 n11, 6 n16 m11, 4 n12 j12, 2 n11 l11, 2 m16 k16
  3 l17 i17, 5 m11 i12, 6 k15 m11, 3 i17 l17, 5 l11 h12, offer treasure
`);

/** On until Blue can be the first to cross the canyon. */
const towardsCanyon = listed(`
  take, 1 h12 i13, offer poor, take, 2 i13 i11, 2 k16 k18, 1 m11 l11, 5 l11 h12, 5 j17 l14, 4 m15 m11, 6 i11 n12
  6 n12 i13, 2 k18 k16, 5 k17 l13, 4 m14 m10, 1 m12 l11, 5 l17 k13, 2 k13 k11, 2 m13 k13, 2 l12 l10
`);

/** On until two stones are in the oasis, and one of Blue's can follow them. */
const towardsEnd = listed(`
  2 m11 m9, 5 k16 l12, 5 l16 j13, 6 l15 j11, 3 k13 k10, 3 k12 k9, 2 j13 h13, 6 l14 i11, 6 l13 h11, offer poor, leave
  3 i13 i10, 3 i12 i9, 2 j12 j10, 4 k11 g11, 6 l12 h10, 2 j11 j9, 1 h13 g12, 1 i11 j11, 5 j11 n10, 5 n10 k8
  6 l11 g10, 2 h12 f12, 4 j10 f10, 2 h11 f11, 3 f12 f9, 3 g12 g9, 2 g9 e9, 2 g11 g9, 1 m9 l8, 1 l8 k7, 6 m10 k6
  2 l10 j10, 6 k10 g8, 6 j10 g7, 6 k6 h9, 4 g10 g6, 2 h10 h8, 2 i10 i8, 5 i8 g5, 1 g8 h7, 3 f11 f8, 6 e9 h6, 2 h7 f7
  4 f10 f6, 1 h8 h7, 3 g7 g4, 1 k9 j8, 1 k7 j7, 1 k8 k7, 2 k7 i7, 6 h9 f5, 6 g9 f4, 6 f9 e4, 6 f8 d4, 3 g4 g7
  5 f6 c4, 1 i9 h8, 3 h8 h5, 3 h5 e5, 5 f7 j6, 5 g7 d5, 5 j9 g7, 1 f4 g4, 2 h6 f6, 2 f6 f4, 1 j6 i6, 2 j8 j6
`);

const beforeSpring = [...placing, ...taught, ...towardsSpring];
const beforeAnswer = [...beforeSpring, ...towardsOffer];
const beforeCanyon = [...beforeAnswer, ...towardsCanyon];

export const guide = {
  seats: 2,
  options: { talers: 'open', trade: false, edition: 2 },
  seed: 'fennel',
  seat: 0,
  pointsFrom: 'foreign',
  steps: [
    { key: 'welcome', task: { kind: 'read' }, from: [] },
    {
      key: 'place',
      task: { kind: 'play', moves: [['m16', 'n16', 'm17', 'n17'].map(field => `place ${field}`)] },
      replies: ['place o18'],
    },
    { key: 'tearTry', task: { kind: 'try', moves: ['1 o16 o15'], rule: 'NO-MOVE-3' }, from: placing },
    { key: 'step', task: { kind: 'play', moves: [['1 o16 n15']] } },
    { key: 'jump', task: { kind: 'play', moves: [['3 m18 m15']] } },
    { key: 'foreign', task: { kind: 'play', moves: [['5 p18 l17']] } },
    { key: 'offer', task: { kind: 'play', moves: [phrases.map(phrase => `offer ${phrase}`)] }, replies: ['leave'] },
    { key: 'rest', task: { kind: 'play', moves: [['6 m19 n14'], ['2 m16 m14', '2 n16 l16']] } },
    { key: 'spring', task: { kind: 'play', moves: [['2 m14 m12']] }, from: beforeSpring },
    { key: 'keep', task: { kind: 'read' } },
    { key: 'answer', task: { kind: 'play', moves: [['take']] }, from: beforeAnswer },
    { key: 'bluff', task: { kind: 'read' } },
    { key: 'canyon', task: { kind: 'play', moves: [['2 m11 m9']] }, from: beforeCanyon },
    { key: 'score', task: { kind: 'read' }, from: [...beforeCanyon, ...towardsEnd] },
    { key: 'last', task: { kind: 'play', moves: [['5 f5 b4']] } },
    { key: 'finish', task: { kind: 'read' } },
  ],
} as const;

export type GuideKey = (typeof guide)['steps'][number]['key'];
