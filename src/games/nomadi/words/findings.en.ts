/**
 * How the best computer players play. The figures are from docs/games.md and docs/strength.md, and from sixteen openings of
 * `strong` for two.
 */
export const findings = {
  opening: [
    'They begin with other people’s stones: 361 of their first 556 steps.',
    'Their own stay in the camp as long as they can. Of 290 stones that they moved out of it only 54 were their own: the last to leave brings its owner 5 talers.',
    'Cards they reach with stones of their own, 27 of the first 37, and half of them on the springs, where the best ones lie.',
  ] as readonly string[],
  values: [
    'The order of the dice is most of the search: what can’t be used costs. Of about 200 dice in a game for two twelve are left over.',
    'They take two in three of the cards they are offered (68%), and three in four with five players: who is behind gains by chance itself.',
    'They listen: praise sounds less good to them than silence, and a warning better. For bad cards are praised every other time.',
    'Near the goal they take care not to leave anybody a stone that is one die from home. One game of two masters took 53 turns for it.',
  ] as readonly string[],
  sample: 'Two masters. Watch who is left in the camp, and how often they move what is not theirs.',
};

export type FindingsTexts = typeof findings;
