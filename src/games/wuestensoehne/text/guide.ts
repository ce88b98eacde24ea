/**
 * The guided first game: where it goes and what is to be done there. Red learns, Blue answers from the script. All
 * positions are reached by moves from the set-up that the seed makes, so they obey the rules as every game does.
 */

function listed(text: string): string[] {
  return text.trim().split(/\s*[,\n]\s*/);
}

/** Three rounds after which Red holds a tile that completes an oasis, beyond a white line. */
const opening = listed(`
  go f4, draw, lay e4 90, set 16 ES, end, go e6, draw, lay e5 180, set 2 NSW, end
  go f4, own desert, lay g4 0, stay, draw, lay g5 90, set 11 EW, end, go e4, own NE:myrrh, lay d4 270, set 5 NW, end
  stay, draw, pass, end, go e4, draw, pass, end
`);

const taught = listed(`
  go d4 driver, own N:rumour, lay d5 90, set 6 E, score E, occupy gem, occupy rumour, put gem1, occupy salt
`);

/** From there on to the last turn of the game, which is Red's. */
const ending = listed(`
  stay, draw, pass, end, go g5, draw, lay h5 180, set 16 SW, score SW, occupy incense, go d4, own NES:myrrh, lay c4 90
  set 15 ESW, end, go h6, draw, lay h7 90, set 1 EW, go d4, own NE:gem|SW, lay d3 270, set 2 NW, end, go f7, draw
  lay e7 90, set 6 E, score E, occupy camel, stay, draw, lay d2 0, set 12 NS, end, go h7, draw, lay h8 0, stay, draw
  lay i8 0, set 16 NE, go d3, draw, lay c3 270, take 5, end, go h8, draw, lay h9 270, set 6 W, go d3, draw, lay e3 270
  set 5 W, end, go h8, draw, lay g8 270, set 11 NW, stay, draw, lay e2 0, take 5, end, go h7, draw, pass, go d2, draw
  take 2, end, go h9, own NS:incense, lay i9 90, take 6, stay, draw, lay d1 180, set 5 S, score S, occupy gem
  occupy water, bonus, stay, own desert, lay c1 0, go d1, draw, lay e1 0, set 5 NS, score NS, occupy water, go i8
  draw, lay i7 90, set 6 SW, go d5, draw, lay c5 270, set 2 NW, bonus, stay, draw, take 15, go h7, draw, take 6, go c4
  own N:rumour, lay b4 90, set 15 E, bonus, stay, draw, lay b5 90, set 5 E, score E, occupy myrrh, occupy myrrh
  occupy myrrh, drop salt, go i8, own NS:myrrh, lay j8 90, set 6 EW, go b6, draw, end, stay, draw, lay k8 90, take 11
  go f11, draw, lay g11 180, pass, end, go j8, draw, lay j9 90, set 11 ESW, go b5, draw, lay a5 270, set 5 NW, end
  go i9, draw, lay i10 90, take 16, go a6, draw, lay a7 90, set 15 EW, end, go j9, draw, lay k9 180, set 16 S, go a5
  draw, pass, end, go j9, draw, lay j10 270, pass, go a7, own desert, lay a8 0, stay, own desert, lay b8 0, go a8
  draw, lay a9 270, set 12 W, score W, occupy rumour, put gem2, end, stay, draw, lay k10 0, pass, score NE
  occupy salt, go a5, draw, lay a4 180, set 2 S, score S, occupy salt, decline, occupy water, end, go j10, draw
  lay j11 0, go i10, draw, lay i11 180, set 16 S, score S, occupy rumour, put incense1, go b6, draw, lay b7 270
  set 2 NW, score NW, occupy salt, decline, occupy camel, end, go j11, draw, lay k11 180, set 16 S, score S
  occupy incense, go c6, draw, end, go i10, draw, lay h10 90, set 16 ES, go j6, draw, lay j7 270, set 5 NEW, end
  go h9, draw, lay g9 90, take 16, go k8, own NS:myrrh, lay k7 90, set 12 EW, score EW, occupy salt, occupy myrrh
  go h7, draw, pass, go g6, draw, go f8, own NS:incense, lay e8 0, set 16 NS, go f1, own N:water, lay g1 90, set 2 E
  stay, draw, lay e9 270, take 16, stay, draw, lay h1 180, set 12 NW, score NW, occupy myrrh, drop salt, go h7, draw
  pass, go g1, draw, lay g2 270, set 15 W, score W, occupy camel, go h5, own N:water, lay i5 90, set 16 E, go b4, draw
  lay b3 270, set 15 NEW, stay, draw, lay i4 270, take 1, go c3, draw, pass, go h5, draw, lay h4 90, set 1 E, score E
  occupy rumour, put incense2, stay, draw, lay c2 180, set 5 S, go i4, draw, lay j4 0, set 1 NE, go c6, own desert
  lay c7 0, go b3, draw, lay b2 0, set 12 NS, go i4, draw, lay i3 0, go i5, draw, take 11, go b3, draw, lay a3 0
  set 2 NE, go j4, draw, lay k4 90, set 11 EW, go b2, draw, lay a2 180, take 2, go j4, draw, lay j3 0, pass, score S
  occupy incense, go b2, pass
`);

/** Any figure on the tile just laid, however it is turned. */
const anyFigure = [16, 11, 6, 1].flatMap(figure => [`set ${figure} NE`, `set ${figure} ES`]);

export const guide = {
  seats: 2,
  options: {},
  seed: 'spice',
  seat: 0,
  pointsFrom: 'score',
  steps: [
    { key: 'welcome', task: { kind: 'read' }, from: [] },
    { key: 'move', task: { kind: 'play', moves: [['go f4']] } },
    { key: 'draw', task: { kind: 'play', moves: [['draw']] } },
    { key: 'lay', task: { kind: 'play', moves: [['lay e4 0', 'lay e4 90', 'lay g4 0', 'lay g4 90']] } },
    { key: 'figure', task: { kind: 'play', moves: [anyFigure] } },
    { key: 'end', task: { kind: 'play', moves: [['end']] } },
    { key: 'whiteTry', task: { kind: 'try', moves: ['go d4'], rule: 'WS-MOVE-2' }, from: opening },
    { key: 'driver', task: { kind: 'play', moves: [['go d4 driver']] } },
    { key: 'own', task: { kind: 'play', moves: [['own N:rumour'], ['lay d5 90']] } },
    { key: 'second', task: { kind: 'play', moves: [['set 6 E']] } },
    { key: 'score', task: { kind: 'play', moves: [['score E'], ['occupy gem']] } },
    { key: 'rumour', task: { kind: 'play', moves: [['occupy rumour']] } },
    { key: 'put', task: { kind: 'play', moves: [['put gem1']] }, replies: ['occupy salt'] },
    { key: 'worth', task: { kind: 'read' } },
    {
      key: 'last',
      task: {
        kind: 'play',
        moves: [
          ['go e9'],
          ['own N:salt|S'],
          ['lay d9 90', 'lay d9 270'],
          ['set 1 E', 'set 11 E'],
          ['score E'],
          ['occupy gem'],
        ],
      },
      from: [...opening, ...taught, ...ending],
    },
    { key: 'finish', task: { kind: 'read' } },
  ],
} as const;

export type GuideKey = (typeof guide)['steps'][number]['key'];
