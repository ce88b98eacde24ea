import { expect, test } from 'vitest';
import { copyOf } from '../../../../engine/state.ts';
import { inertInput } from '../../../../web/kit/input/inert-input.ts';
import { beginMove, candidates, type MoveBuilder, pickToken } from '../../../../web/kit/input/move-builder.ts';
import { rulesInput } from '../../../../web/kit/input/rules-input.ts';
import type { BoardInput } from '../../../../web/kit/view.ts';
import { game } from '../../game.ts';
import type { WuestenkoenigeState } from '../../rules/state.ts';
import { position } from '../../text/position.ts';
import { words as de } from '../../words/de.ts';
import { words as en } from '../../words/en.ts';
import { words as nl } from '../../words/nl.ts';
import { clickField, enterField, leapFields, selectableFields } from './choice.ts';
import { cursorText, targetText } from './place-text.ts';

/** Somebody at a table: what is clicked is chosen or played as on the page. */
class Person {
  s: WuestenkoenigeState;
  builder: MoveBuilder;
  readonly played: string[] = [];
  constructor(s: WuestenkoenigeState) {
    this.s = s;
    this.builder = beginMove(game, s);
  }
  input(): BoardInput {
    return inertInput({
      ...rulesInput(game, this.s, this.builder, this.builder.legal),
      chosen: new Set(this.builder.chosen.values()),
      pick: token => this.pick(token),
      playMoves: texts => texts.forEach(text => this.play(text)),
      drop: () => void (this.builder = { ...this.builder, chosen: new Map() }),
    });
  }
  pick(token: string): void {
    this.builder = pickToken(this.builder, token) ?? this.builder;
    const [only, ...others] = candidates(this.builder);
    if (only && others.length === 0 && this.builder.chosen.has(only.tokens.length - 1))
      this.play(only.tokens.join(' '));
  }
  play(text: string): void {
    const move = game.parse(this.s, text);
    if (game.forbids(this.s, move)) throw new Error(`${text} is forbidden`);
    this.s = copyOf(this.s);
    game.apply(this.s, move);
    this.played.push(text);
    this.builder = beginMove(game, this.s);
  }
  click(...fields: readonly string[]): this {
    for (const field of fields) clickField(this.s, this.input(), field);
    return this;
  }
  lit(): string[] {
    return [...selectableFields(this.s, this.input())];
  }
}

const desert = `
     a    b    c    d    e
  1  P0   =    p    p    d
  2     =    p    p1w  d
  3  p0f0w  p  d    p    p
`;

test('a click on a far field walks there step by step', () => {
  const ann = new Person(position(desert, { seats: 2 }));
  expect(ann.lit().toSorted()).toEqual(['a3', 'palace']);
  ann.click('palace', 'd1');
  expect(ann.played).toEqual(['go palace - c1', 'go c1 - d1']);
});

test('a second click on a hex goes on to the next camel there, and then lets go', () => {
  const ann = new Person(position(desert, { seats: 2 }));
  expect(ann.click('a3').input().chosen).toContain('f');
  expect(ann.click('a3').input().chosen).toContain('w');
  ann.click('b3');
  expect(ann.played).toEqual(['go a3 w b3']);
  const bo = new Person(position(desert, { seats: 2 }));
  expect(bo.click('a3', 'a3', 'a3').input().chosen.size).toBe(0);
});

test('whoever clicks a camel while a card could be played skips the card', () => {
  const ann = new Person(position(desert, { seats: 2, step: 'card', hands: [['trek'], []] }));
  ann.click('palace', 'c1');
  expect(ann.played).toEqual(['skip', 'go palace - c1']);
});

test('a card is played by its targets, in the order of the notation or, for a swap, in any order', () => {
  const carpet = new Person(position(desert, { seats: 2, step: 'card', hands: [['carpet'], []] }));
  carpet.pick('carpet');
  expect(carpet.lit().toSorted()).toEqual(['a3', 'palace']);
  carpet.click('palace', 'e1');
  expect(carpet.played).toEqual(['play carpet palace - e1']);
  const two = `
     a    b    c    d
  1  P0   =    p1   p1f
  2     =    p    p2w
`;
  const swap = new Person(position(two, { seats: 3, step: 'card', hands: [['swap'], [], []] }));
  swap.pick('swap');
  swap.click('c2');
  expect(swap.played).toEqual([]);
  swap.click('c1');
  expect(swap.played).toEqual(['play swap c1 1 - c2 2 w']);
});

test('where targets leave a choice, a card waits for the last word', () => {
  const ann = new Person(position(desert, { seats: 2, step: 'card', hands: [['sand'], []] }));
  ann.pick('sand');
  ann.click('e3');
  expect(ann.played).toEqual([]);
  expect([...ann.input().chosen]).toEqual(['sand', 'e3']);
  ann.click('e3');
  expect(ann.input().chosen).not.toContain('e3');
});

test('a second click turns a tile over, one beside it shifts it, another tile takes its place', () => {
  const turned = new Person(position(desert, { seats: 2, step: 'desert' }));
  expect(turned.click('e3', 'e3').played).toEqual(['turn e3']);
  const shifted = new Person(position(desert, { seats: 2, step: 'desert' }));
  expect(shifted.click('e3', 'd3').played).toEqual(['shift e3 d3']);
  const other = new Person(position(desert, { seats: 2, step: 'desert' }));
  expect(other.click('e3', 'b3').played).toEqual([]);
  expect(other.input().chosen).toContain('b3');
});

test('a card that can’t be played is answered with what it needs, a field with the order of the steps', () => {
  const person = new Person(position('1 P001', { seats: 2, step: 'card', hands: [['calf', 'loss']] }));
  expect(person.builder.legal.map(({ text }) => text)).toEqual(['skip']);
  const told = (token: string) => person.input().whyNot(token);
  expect(told('calf')).toContain('WK-CALF-1');
  expect(told('loss')).toContain('WK-LOSS-1');
  expect(told('d5')).toEqual(['WK-TURN-1']);
});

test('once a tile is chosen, each field says what choosing it would do with it, and keys leap to those alone', () => {
  const ann = new Person(position(desert, { seats: 2, step: 'desert' })).click('e3');
  const board = { ...ann.input(), selectable: new Set(ann.lit()) };
  const said = (name: string, words = en) =>
    cursorText(ann.s, ann.s.board.fieldNamed(name), words, seat => `${seat}`, board);
  expect(said('d3')).toMatch(/; move it here\.$/);
  expect(said('e3')).toMatch(/; chosen, once more turns it over\.$/);
  expect(said('b3')).toMatch(/; takes this tile instead\.$/);
  expect(said('d3', de)).toMatch(/; hierher verschieben\.$/);
  expect(said('d3', nl)).toMatch(/; hierheen schuiven\.$/);
  expect(targetText(ann.s, ann.s.board.fieldNamed('d3'), en, seat => `${seat}`, board)).toMatch(/; move it here$/);
  expect(ann.lit()).toContain('b3');
  expect([...leapFields(ann.s, board)]).toEqual(expect.arrayContaining(['e3', 'd3']));
  expect([...leapFields(ann.s, board)]).not.toContain('b3');
});

test('a camel that would leave out a card says so', () => {
  const ann = new Person(position(desert, { seats: 2, step: 'card', hands: [['trek'], []] }));
  const heard = (words = en) => {
    const board = { ...ann.input(), selectable: new Set(ann.lit()) };
    return cursorText(ann.s, ann.s.board.fieldNamed('palace'), words, seat => `${seat}`, board);
  };
  expect(heard()).toMatch(/; Enter goes on without playing a card, Backspace takes that back\.$/);
  expect(heard(de)).toMatch(/; Enter zieht weiter, ohne eine Karte zu spielen, die Rücktaste nimmt das zurück\.$/);
  expect(heard(nl)).toMatch(/; Enter gaat verder zonder een kaart te spelen, Backspace neemt dat terug\.$/);
  const board = { ...ann.input(), selectable: new Set(ann.lit()) };
  const target = targetText(ann.s, ann.s.board.fieldNamed('palace'), en, seat => `${seat}`, board);
  expect(target).toMatch(/; without playing a card$/);
  ann.play('skip');
  expect(heard()).toMatch(/; can be chosen\.$/);
});

test('by keys a card is left out by itself: one key takes that back, and nothing else has been done', () => {
  const ann = new Person(position(desert, { seats: 2, step: 'card', hands: [['trek'], []] }));
  const enter = () => enterField(ann.s, { ...ann.input(), selectable: new Set(ann.lit()) }, 'palace');
  enter();
  expect(ann.played).toEqual(['skip']);
  expect(ann.input().chosen.size).toBe(0);
  enter();
  expect([...ann.input().chosen]).toEqual(['palace']);
});

test('once a camel is chosen, each field says what Enter would do there, and keys leap to its ways alone', () => {
  const wide = '1 P0 = p d d d d p0';
  const ann = new Person(position(wide, { seats: 2 })).click('palace');
  const board = { ...ann.input(), selectable: new Set(ann.lit()) };
  const said = (name: string) => cursorText(ann.s, ann.s.board.fieldNamed(name), en, seat => `${seat}`, board);
  expect(said('c1')).toMatch(/; Enter walks here, 1 movement point\.$/);
  expect(said('palace')).toMatch(/; chosen\.$/);
  expect(said('h1')).toMatch(/; Enter takes a camel from here instead\.$/);
  expect([...leapFields(ann.s, board)]).toEqual(expect.arrayContaining(['palace', 'c1']));
  expect(leapFields(ann.s, board)).not.toContain('h1');
});
