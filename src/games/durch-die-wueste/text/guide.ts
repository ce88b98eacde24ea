/**
 * The guided first game: where it goes and what is to be done there. Red learns, Blue answers from the script. All
 * positions are reached by moves from the set-up that the seed makes, so they obey the rules as every game does.
 */

function listed(text: string): string[] {
  return text.trim().split(/\s*[,\n]\s*/);
}

function each(what: string, hexes: string): string[] {
  return hexes.split(' ').map(hex => `${what} ${hex}`);
}

const riders = listed(`
  rider pink n1, rider white n6, rider white k4, rider pink g3, rider green e4
  rider green c6, rider blue h10, rider blue e11, rider violet o8, rider violet q6
`);

/** A few turns in which Blue's pink caravan grows past Red's, so that Red's next camels bring just what is taught. */
const opening = listed(`
  camel green e5
  camel pink h4, camel pink h5, camel white k5, camel white l6
  camel pink i5, camel pink i3, camel blue g9, camel blue h11
  camel white o5, camel white n5, camel violet o7, camel green e6
  camel pink f3, camel pink h3
`);

const taught = listed(`
  camel pink n2, camel pink o2, camel violet r6, camel violet q7
  camel pink p3, camel white k6, camel green c5, camel blue e12
  camel pink q2, camel pink r3
`);

/** From there on until one pink camel is left, with Red to move. */
const ending = listed(`
  camel white n7, camel green c7, camel pink r4, camel pink m1
  camel pink e2, camel pink h2, camel green e3, camel pink o3
  camel white p5, camel blue e10, camel violet n8, camel white l7
  camel white q4, camel violet q8, camel white k3, camel blue h9
  camel pink g5, camel white m4, camel pink l2, camel pink k2
  camel pink f5, camel pink f4
`);

export const guide = {
  seats: 2,
  options: { chips: 'open' },
  seed: 'desert',
  seat: 0,
  pointsFrom: 'midgame',
  steps: [
    { key: 'welcome', task: { kind: 'read' }, from: [] },
    {
      key: 'riderTry',
      task: { kind: 'try', moves: each('rider pink', 'q2 q4 p3 p4 r3 r4'), rule: 'DW-RIDER-6' },
    },
    {
      key: 'firstRider',
      task: { kind: 'play', moves: [each('rider pink', 'n1 n2 m2')] },
      replies: ['rider white n6'],
    },
    {
      key: 'secondRider',
      task: {
        kind: 'play',
        moves: [['white', 'blue', 'green', 'violet'].flatMap(colour => each(`rider ${colour}`, 'e4 k4 h6'))],
      },
      replies: ['rider pink g3'],
    },
    { key: 'midgame', task: { kind: 'read' }, from: [...riders, ...opening], spotlight: { seat: 0 } },
    {
      key: 'water',
      task: { kind: 'play', moves: [['camel pink n2'], ['camel pink o2']] },
      replies: ['camel violet r6', 'camel violet q7'],
    },
    { key: 'oasis', task: { kind: 'play', moves: [['camel pink p3']] } },
    { key: 'camelTry', task: { kind: 'try', moves: each('camel white', 'm5 m6'), rule: 'DW-CAMEL-4' } },
    {
      key: 'otherColour',
      task: { kind: 'play', moves: [each('camel white', 'j5 j6 k6')] },
      replies: ['camel green c5', 'camel blue e12'],
    },
    { key: 'area', task: { kind: 'play', moves: [['camel pink q2'], ['camel pink r3']] } },
    { key: 'score', task: { kind: 'read' } },
    {
      key: 'lastCamel',
      task: { kind: 'play', moves: [each('camel pink', 'j2 l3 m2 n3 n4 o4 p4 r5')] },
      from: [...riders, ...opening, ...taught, ...ending],
    },
    { key: 'largest', task: { kind: 'read' }, spotlight: { key: 'pink' } },
    { key: 'finish', task: { kind: 'read' } },
  ],
} as const;

export type GuideKey = (typeof guide)['steps'][number]['key'];
