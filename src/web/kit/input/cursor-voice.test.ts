import { expect, test } from 'vitest';
import { announcementIn, askedAgain, type Hands, handedTo, voiceAt } from './cursor-voice.ts';

const mine: Hands = { seat: 0, turn: 0 };
const asked = { turn: 0, note: '', ways: 1 };

test('the cursor says what is there, and before that what a key has to say', () => {
  expect(announcementIn(mine, asked, 'g5: empty sand.')).toBe('g5: empty sand.');
  expect(announcementIn(mine, { ...asked, note: 'There is none.' }, 'g5: empty sand.')).toBe('There is none.');
});

test('what was said is emptied when the board comes into other hands, and stays so when it comes back', () => {
  const theirs = handedTo(mine, undefined);
  expect(announcementIn(theirs, { ...asked, note: 'There is none.' }, 'g5: a camel of Ben.')).toBe('');
  const mineAgain = handedTo(theirs, 0);
  expect(announcementIn(mineAgain, asked, 'g5: a camel of Ben.')).toBe('');
  expect(announcementIn(mineAgain, { ...asked, turn: mineAgain.turn }, 'g5: a camel of Ben.')).toBe(
    'g5: a camel of Ben.',
  );
});

test('as long as nobody else has the board, what was said stays', () => {
  expect(handedTo(mine, 0)).toBe(mine);
});

test('a key that goes somewhere is answered anew, also at the same place; what is done there is not', () => {
  const there = askedAgain(asked, { turn: 0, note: '', went: true });
  expect(there.ways).not.toBe(asked.ways);
  expect(askedAgain(there, { turn: 0, note: '', went: false }).ways).toBe(there.ways);
});

test('what a key has changed is told without what lies around; a move is told by the table, and what stays not at all', () => {
  const open = { whole: 'g5: empty; can be chosen. Rock to the north.', brief: 'g5: empty; can be chosen.' };
  const chosen = { whole: 'g5: empty; chosen. Rock to the north.', brief: 'g5: empty; chosen.' };
  const there = voiceAt({ whole: '', said: '' }, open, true, false);
  expect(there.said).toBe(open.whole);
  expect(voiceAt(there, chosen, false, false).said).toBe(chosen.brief);
  expect(voiceAt(there, open, false, false).said).toBe(open.whole);
  expect(voiceAt(there, chosen, false, true).said).toBe('');
});
