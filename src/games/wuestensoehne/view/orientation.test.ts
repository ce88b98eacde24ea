import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { copyOf } from '../../../engine/state.ts';
import { candidateFor } from '../../../web/kit/candidate.ts';
import { inertInput } from '../../../web/kit/input/inert-input.ts';
import type { Standpoint } from '../../../web/kit/orientation/orientation.ts';
import { game } from '../game.ts';
import { CELLS, grid, NOWHERE } from '../rules/board.ts';
import { blankSurvey, countFields, figuresIn, surveyFrom } from '../rules/oases.ts';
import { At, Phase, partOn, type WuestensoehneState } from '../rules/state.ts';
import { ACTIONS, actions, faceParts } from '../rules/tiles.ts';
import { words as en } from '../words/en.ts';
import { orientation as told } from '../words/orientation.en.ts';
import { orientation } from './orientation.ts';
import { oasesOn, oasisWith } from './scene/oases.ts';
import { pictureOf } from './scene/picture.ts';
import { cursorText, turnedText } from './scene/place-text.ts';
import { standingFigures } from './scene/scene.ts';
import { targetsOf } from './scene/targets.ts';

function lookAt(s: WuestensoehneState, viewer = 0): Standpoint<WuestensoehneState, typeof en, typeof told> {
  return {
    s,
    words: en,
    told,
    who: seat => ['Ada', 'Bo', 'Cy', 'Di'][seat],
    viewer,
    turned: false,
    legal: movesOf(game, s).map(move => candidateFor(move, game.format(s, move))),
    after: text => {
      const after = copyOf(s);
      game.apply(after, game.parse(s, text));
      return after;
    },
  };
}

function played(seats: number, seed: string, until: (s: WuestensoehneState) => boolean): WuestensoehneState {
  const random = seeded(seed);
  const s = game.initial(seats, {});
  while (game.actor(s) !== NOBODY && !until(s)) {
    const moves = movesOf(game, s);
    game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : moves[random.below(moves.length)]);
  }
  return s;
}

test('which cells are one oasis, what is open, what lies in it and who stands in it: as the rules have it', () => {
  const survey = blankSurvey();
  const fields = new Uint8Array(ACTIONS);
  let checked = 0;
  for (const seed of ['one', 'two', 'three']) {
    const s = played(3, seed, () => false);
    for (let cell = 0; cell < CELLS; cell++)
      for (const { sides } of faceParts[s.tiles[cell] - 1] ?? []) {
        surveyFrom(s, partOn(cell, sides), survey);
        countFields(s, survey, fields);
        const oasis = oasisWith(s, cell, sides);
        const cells = Array.from(survey.parts.subarray(0, survey.count), part => grid.names[part >> 2]);
        expect(oasis.cells).toEqual([...new Set(cells)].toSorted());
        expect(oasis.ends.length === 0).toBe(survey.complete);
        expect(oasis.fields.toSorted()).toEqual(
          actions.flatMap((action, i) => Array.from({ length: fields[i] }, () => action)).toSorted(),
        );
        expect(oasis.figures.reduce((bits, figure) => bits | (1 << figure), 0)).toBe(figuresIn(s, survey));
        checked++;
      }
  }
  expect(checked).toBeGreaterThan(200);
});

test('each way to lay the tile in hand is told as it would lie', () => {
  const s = played(
    2,
    'laying',
    state => movesOf(game, state).filter(move => game.format(state, move).startsWith('lay')).length > 2,
  );
  const look = lookAt(s, game.actor(s));
  const lays = look.legal.filter(({ tokens: [verb] }) => verb === 'lay');
  expect(lays.length).toBeGreaterThan(2);
  for (const { text, tokens } of lays) {
    const after = look.after(text);
    const cell = grid.cellNamed(tokens[1]);
    const heard = orientation.around(look, tokens[1]);
    for (const { sides } of oasesOn(after, cell)) expect(heard).toContain(told.part(en.towards(sides), '').trimEnd());
    expect(orientation.task?.(look)).toContain(`On ${tokens[1]} it fits so`);
    // What becomes of an oasis is told by the ways; what it is now is told where nothing can be laid.
    expect(heard).not.toMatch(/oasis of \w+ \(/);
  }
});

test('a way of laying that concerns no oasis ends with the tile', () => {
  expect(told.way(1, 'desert on all sides', '')).toBe('Way 1: desert on all sides');
  expect(told.way(2, 'oasis to the north', 'The oasis')).toBe('Way 2: oasis to the north. The oasis');
});

test('the field of the tile just laid does not repeat what the task has told, and answers in full when asked', () => {
  const s = played(2, 'laid', state => state.turn[At.Phase] === Phase.Figure && state.turn[At.Laid] !== NOWHERE);
  const look = lookAt(s, game.actor(s));
  const cell = grid.names[s.turn[At.Laid]];
  const oasis = /The oasis [^:]+: [^.]+/.exec(orientation.task?.(look) ?? '')?.[0] ?? '';
  expect(oasis).not.toBe('');
  expect(orientation.around(look, cell, true)).not.toContain(oasis);
  expect(orientation.around(look, cell)).toContain(oasis);
});

test('a discovered field says what its sides border on, and an undiscovered one what lies around it', () => {
  const s = played(2, 'start', state => game.actor(state) !== CHANCE);
  const look = lookAt(s);
  expect(orientation.around(look, 'f1')).toBe(
    'the edge of the board to the north, an open desert line to the east and west, desert way to f2 to the south',
  );
  expect(orientation.at(look, 'f1')).toBe('f1: start cross, desert on all sides, caravan of Ada');
  expect(orientation.around(look, 'a1')).toContain('the edge of the board to the north and west');
  expect(orientation.around(look, 'a1')).toContain('undiscovered land to the east and south');
});

test('an oasis tells with whom it is one, what is open and who stands there', () => {
  const s = played(2, 'figures', state => state.figures.some(part => part < CELLS * 4));
  const figure = [...s.figures.keys()].find(one => s.figures[one] < CELLS * 4)!;
  const cell = s.figures[figure] >> 2;
  const [{ oasis }] = oasesOn(s, cell).filter(one => one.oasis.figures.includes(figure));
  const heard = orientation.around(lookAt(s), grid.names[cell]);
  for (const { cell: end, side } of oasis.ends) expect(heard).toContain(told.end(end, en.towards(side)));
  expect(heard).toContain(`figure ${figure + 1}`);
});

test('the board in words says which oases are one and what is open', () => {
  const s = played(2, 'words', state =>
    [...state.tiles.keys()].some(cell =>
      oasesOn(state, cell).some(({ oasis }) => oasis.cells.length > 1 && oasis.ends.length > 0),
    ),
  );
  const { title, lines } = orientation.text!(lookAt(s));
  expect(title).toBe('Open oases');
  expect(lines.some(line => /^\w+: one with .*; \d open sides?: .*; (fields|no action field).*/.test(line))).toBe(true);
});

test('what would complete an oasis with a figure in it is told', () => {
  const random = seeded('completing');
  let heard = '';
  const s = game.initial(2, {});
  while (game.actor(s) !== NOBODY && heard === '') {
    const look = lookAt(s);
    const lays = look.legal.filter(({ tokens: [verb] }) => verb === 'lay');
    for (const { text } of lays) heard ||= orientation.brings?.(look, look.after(text)) ?? '';
    const moves = movesOf(game, s);
    game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : moves[random.below(moves.length)]);
  }
  expect(heard).toMatch(/^completes the oasis of .* with (your )?figure \d+/);
});

/** Own figures that can be taken back here. */
const takes = (s: WuestensoehneState) =>
  movesOf(game, s).flatMap(move => {
    const [verb, rank] = game.format(s, move).split(' ');
    return verb === 'take' && rank ? [rank] : [];
  });

test('a figure that can be taken back is offered in words, and the cursor says so where it stands', () => {
  const s = played(2, 'back', now => game.actor(now) !== CHANCE && takes(now).length > 0);
  const look = lookAt(s, game.actor(s));
  const [rank] = takes(s);
  const cell = standingFigures(s).find(({ figure }) => String(figure + 1) === rank)!.cell;
  expect(orientation.task!(look)).toMatch(
    new RegExp(`You can take back: .*figure ${rank} of .*\\(${grid.names[cell]}\\)`),
  );
  const target = targetsOf(s, pictureOf(false)).find(({ name }) => name === grid.names[cell])!;
  const input = inertInput({ legal: look.legal, selectable: new Set([rank]) });
  expect(cursorText(s, target, en, look.who, input)).toContain(`; figure ${rank} can be taken back`);
});

test('turning a tile says only how it lies now, and whether it fits where the cursor is', () => {
  const isTurning = (now: WuestensoehneState) => {
    const angles = movesOf(game, now)
      .map(move => game.format(now, move))
      .filter(text => text.startsWith('lay '));
    return angles.length > 1 && new Set(angles.map(text => text.split(' ')[1])).size === 1;
  };
  const s = played(2, 'turn', now => game.actor(now) !== CHANCE && isTurning(now));
  const { legal } = lookAt(s);
  const [, cell] = legal[0].tokens;
  const targets = targetsOf(s, pictureOf(false));
  const input = inertInput({ legal, pointed: cell });
  const at = (wanted: string | undefined) =>
    turnedText(
      s,
      input,
      targets.find(({ token }) => token === wanted),
      en,
    );
  expect(at(cell)).toMatch(/^Now .+; fits\.$/);
  expect(at('a1')).toMatch(/^Now .+; does not fit here\.$/);
  expect(turnedText(s, inertInput(), undefined, en)).toBe('');
});

test('whoever pays water for the row of a scored oasis is told, with what is left', () => {
  const scored = (seed: string) => {
    const isScoring = (now: WuestensoehneState) =>
      game.actor(now) !== CHANCE && movesOf(game, now).some(move => 'left' in game.describe(now, move).args);
    const s = played(4, seed, isScoring);
    return { s, move: movesOf(game, s).find(move => 'left' in game.describe(s, move).args) };
  };
  const { s, move } = ['a', 'b', 'c', 'd', 'e', 'f'].map(scored).find(found => found.move !== undefined)!;
  const { key, args } = game.describe(s, move!);
  const after = copyOf(s);
  game.apply(after, move!);
  const [other, left] = [Number(args.other), Number(args.left)];
  expect(after.water[other]).toBe(Math.max(0, left));
  expect(s.water[other]).toBe(left + 1);
  const who = (seat: number) => ['Ada', 'Bo', 'Cy', 'Di'][seat];
  expect(key).toBe('score');
  expect(en.story.score(args as never, who)).toContain(
    left < 0 ? `${who(other)} has no water` : `${who(other)} pays one water stone (${left} left).`,
  );
});
