/**
 * How the best computer players play. The figures are from docs/games.md and docs/strength.md, and from sixteen openings of
 * `strong` for two.
 */
export const findings = {
  opening: [
    'They draw: in 104 of 130 layings they took a new tile, and only in 24 one of their own display, which they keep for the place where it fits best.',
    'Whoever lays a tile with an oasis sets a figure on it at once, 85 times of 116.',
    'The first oases to be scored are small. Of the first sixteen action fields, five gave water and ten goods: water is needed later, to be in front.',
  ] as readonly string[],
  values: [
    'Large oases are worth waiting for, but not long: a bot that waits a little longer than usual wins (73% of 24 games), one that waits much longer loses (28% of 30).',
    'Half of the oases they score have three tiles or more, and in half of them stand several figures.',
    'They save water for the front: where several figures stand in an oasis, the front one can’t pay in 16% of cases only; with the level “fair” it is 33%.',
    'Whoever thinks longer sees more of what others wait for: the master wins 79% of games for two against “strong”.',
  ] as readonly string[],
  sample: 'Two masters. Watch how long they wait before an oasis is closed, and who has water then.',
};

export type FindingsTexts = typeof findings;
