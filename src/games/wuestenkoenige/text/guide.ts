/**
 * The guided first game: where it goes and what is to be done there. Red learns, Blue answers from the script. All
 * positions are reached by moves from the set-up that the seed makes, so they obey the rules as every game does.
 */

function listed(text: string): string[] {
  return text.trim().split(/\s*[,\n]\s*/);
}

/** A walk of one camel over these fields, as the steps of a task. */
function walk(load: string, way: string): string[][] {
  const fields = way.split(' ');
  return fields.slice(1).map((to, i) => [`go ${fields[i]} ${load} ${to}`]);
}

/** The first round: Red sets out for the water, Blue for the vegetation. */
const opening = listed(`
  skip, go palace - c1, go c1 - d1, go d1 - e1, turn j9
  skip, go palace - b3, go b3 - b4, go b4 - b5, go b5 - a6, go a6 - b7, turn f8
`);

/** Blue walks into the valley that Red has laid bare. */
const trapped = listed('skip, go palace - b2, end, turn d7');

const taught = listed(`
  play trek, go e1 - f1, go f1 - g1, go g1 - h1, go h1 - water
  go water w h1, go h1 w g1, go g1 w f1, go f1 w e1, shift b2 b3
  ${trapped.join(', ')}
  skip, go e1 w d1, go d1 w c1, go c1 w palace, end, shift c1 b2
`);

/** Two rounds later Blue comes back from the oasis, past the gates of the palace. */
const meeting = listed(`
  skip, go b7 - b8, go b8 - b9, go b9 - vegetation, go vegetation v b9, go b9 v b8, go b8 v b7, turn h9
  skip, go palace - b3, go b3 - c3, go c3 - d3, go d3 - e3, go e3 - e4, go e4 - f5, turn i5
  skip, go b7 v b6, go b6 v b5, go b5 v a4, go a4 v a3, turn h9
`);

const robbed = listed('skip, go palace - a3, attack 1 v, give v, go a3 v* palace');

/** From there on until a camel of Red's with fire is almost home. */
const ending = listed(`
  go f5 - g5, go g5 - g6, go g6 - h7, turn a4
  skip, go vegetation v b9, go b9 v b8, go b8 v b7, go b7 v b6, go b6 v b5, turn j3
  skip, go h7 - h8, go h8 - i9, go i9 - fire, discard storm, go fire f i9, go i9 f h9, turn j5
  skip, go b5 v a4, go a4 v a3, go a3 v palace, discard drift, end, turn j3
  skip, go h9 f g9, go g9 f f8, go f8 f e8, go e8 f e7, go e7 f d6, go d6 f e5, turn j5
  skip, go a3 - b3, go b3 - c3, go c3 - d3, go d3 - e3, go e3 - f3, go f3 - f2, turn j3
`);

export const guide = {
  seats: 2,
  options: {},
  seed: 'saffron',
  seat: 0,
  pointsFrom: 'score',
  steps: [
    { key: 'welcome', task: { kind: 'read' }, from: opening },
    { key: 'card', task: { kind: 'play', moves: [['play trek']] } },
    { key: 'walk', task: { kind: 'play', moves: walk('-', 'e1 f1 g1 h1') } },
    { key: 'oasis', task: { kind: 'play', moves: walk('-', 'h1 water') } },
    { key: 'leave', task: { kind: 'play', moves: walk('w', 'water h1') } },
    { key: 'oasisTry', task: { kind: 'try', moves: ['go h1 w water'], rule: 'WK-OASIS-1' } },
    { key: 'back', task: { kind: 'play', moves: walk('w', 'h1 g1 f1 e1') } },
    { key: 'desert', task: { kind: 'play', moves: [['shift b2 b3']] }, replies: trapped },
    { key: 'deliver', task: { kind: 'play', moves: [['skip'], ...walk('w', 'e1 d1 c1 palace')] } },
    { key: 'bury', task: { kind: 'play', moves: [['end'], ['shift c1 b2', 'shift c2 b2']] } },
    {
      key: 'fight',
      task: { kind: 'play', moves: [['skip'], ['go palace - a3'], ['attack 1 v']] },
      from: [...opening, ...taught, ...meeting],
      replies: ['give v'],
    },
    { key: 'robbed', task: { kind: 'play', moves: walk('v*', 'a3 palace') } },
    { key: 'score', task: { kind: 'read' } },
    {
      key: 'last',
      task: { kind: 'play', moves: [['skip'], ...walk('f', 'e5 d4 d3 c3 b3 palace')] },
      from: [...opening, ...taught, ...meeting, ...robbed, ...ending],
    },
    { key: 'finish', task: { kind: 'read' } },
  ],
} as const;

export type GuideKey = (typeof guide)['steps'][number]['key'];
