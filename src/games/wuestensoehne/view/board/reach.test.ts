import { expect, test } from 'vitest';
import { CHANCE, movesOf, NOBODY } from '../../../../engine/game.ts';
import { seeded } from '../../../../engine/random.ts';
import { copyOf } from '../../../../engine/state.ts';
import { candidateFor } from '../../../../web/kit/candidate.ts';
import type { Offer } from '../../../../web/kit/view.ts';
import { game } from '../../game.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import { words as de } from '../../words/de.ts';
import { words as en } from '../../words/en.ts';
import { words as nl } from '../../words/nl.ts';
import { seatInWords } from '../board-text.tsx';
import { pictureOf } from '../scene/picture.ts';
import { cursorText } from '../scene/place-text.ts';
import { targetsOf } from '../scene/targets.ts';
import { buttons, task } from '../scene/tasks.ts';

/** Positions in which a seat is to move, as that seat sees them. */
function positions(seats: number, seed: string): WuestensoehneState[] {
  const random = seeded(seed);
  const s = game.initial(seats, {});
  const met: WuestensoehneState[] = [];
  while (game.actor(s) !== NOBODY) {
    const actor = game.actor(s);
    if (actor !== CHANCE) {
      const seen = copyOf(s);
      game.mask(seen, actor);
      met.push(seen);
    }
    const moves = movesOf(game, s);
    game.apply(s, actor === CHANCE ? game.sample(s, random) : moves[random.below(moves.length)]);
  }
  return met;
}

const games = [positions(2, 'reach 2'), positions(4, 'reach 4')].flat();
const picture = pictureOf(false);

const legalIn = (s: WuestensoehneState) => movesOf(game, s).map(move => candidateFor(move, game.format(s, move)));

function offerIn(s: WuestensoehneState): Offer<WuestensoehneState> {
  const legal = legalIn(s);
  return { state: s, who: String, made: 0, chosen: [], args: task(s, legal).args, legal, candidates: legal };
}

/** Tiles, figures and angles are clicked in the stock, or turned by hand; everything else stands somewhere. */
const isElsewhere = (verb: string | undefined, token: string) =>
  ['own', 'scout', 'discard'].includes(verb ?? '') || /^\d+$/.test(token);

test('whatever can be done can be clicked: on the board, in the stock or at the prompt', () => {
  const lost = new Set<string>();
  for (const s of games) {
    const said = new Set([
      ...targetsOf(s, picture).map(({ token }) => token),
      ...buttons(offerIn(s), en).flatMap(({ token }) => token.split(' ')),
    ]);
    for (const { tokens } of legalIn(s)) {
      const [verb, ...rest] = tokens;
      for (const token of rest) if (!isElsewhere(verb, token) && !said.has(token)) lost.add(`${verb} ${token}`);
    }
  }
  expect([...lost]).toEqual([]);
});

test('a verb that stands alone is a button, in every language', () => {
  for (const s of games)
    for (const words of [en, de, nl]) {
      const alone = legalIn(s)
        .filter(({ tokens }) => tokens.length === 1)
        .map(({ text }) => text);
      const pressed = buttons(offerIn(s), words)
        .filter(({ label }) => label !== '')
        .map(({ token }) => token);
      expect(pressed).toEqual(expect.arrayContaining(alone));
    }
});

test('what is to be done is said in every language, with nothing left open', () => {
  for (const s of games) {
    const { key, args } = task(s, legalIn(s));
    for (const words of [en, de, nl]) {
      const say = words.prompts[key as keyof typeof words.prompts];
      expect(say({ chosen: [], args })).toMatch(/^(?!.*(undefined|NaN)).{10,}[.?]$/);
    }
  }
});

test('every place can be told in every language, with nothing left open', () => {
  for (const s of games.filter((_, i) => i % 40 === 0))
    for (const words of [en, de, nl]) {
      const who = (seat: number) => words.players[seat];
      for (const target of targetsOf(s, picture))
        expect(cursorText(s, target, words, who, undefined)).toMatch(/^(?!.*(undefined|NaN))[\w/]+: .+\.$/);
      for (const line of seatInWords(s, 0, words, who)) expect(line).not.toMatch(/undefined|NaN/);
    }
});

test('nobody is asked to take back a figure who has none to take back, nor to set one that can’t be set', () => {
  const asked = new Set<string>();
  for (const s of games) {
    const legal = legalIn(s);
    const { key, args } = task(s, legal);
    if (key !== 'figure') continue;
    const said = en.prompts.figure({ chosen: [], args });
    const can = (verb: string) => legal.some(({ tokens }) => tokens[0] === verb);
    asked.add(`${/back/.test(said) === can('take')} ${/Set/.test(said) === can('set')}`);
  }
  expect([...asked]).toEqual(['true true']);
});
