import { expect, test } from 'vitest';
import { seeded } from '../../engine/random.ts';
import { withSecondEdition } from '../../engine/testing/editions.ts';
import { loadGame } from '../../games/registry.ts';
import type { Player } from '../../table/match.ts';
import { botsToldApart, namesakes } from '../../table/players.ts';
import { openTable } from '../../table/table.ts';
import {
  matchFrom,
  readSetup,
  rematchOf,
  type Setup,
  shiftedLevel,
  usualSetup,
  withColour,
  withLevel,
  withName,
  withOwnName,
  withSeats,
  withUsualOptions,
} from './setup.ts';

const desert = await loadGame('durch-die-wueste');
const usual = usualSetup(desert);
const fresh = (id: string) => ({ id, seed: '00'.repeat(32), random: seeded(id) });
const colours = (setup: Setup) => setup.players.map(player => player.colour);

test('the usual match is one person against two bots', () => {
  expect(usual.players.map(player => player.bot)).toEqual([undefined, 'easy', 'easy']);
  expect(usual.options).toEqual({ chips: 'open' });
});

test('chips are open against bots alone, face down as soon as a second person plays, and as chosen if chosen', () => {
  const two = withUsualOptions(desert, usual, withLevel(usual, 1, ''));
  expect(two.options).toEqual({ chips: 'down' });
  expect(withUsualOptions(desert, two, withLevel(two, 1, 'easy')).options).toEqual({ chips: 'open' });
  const chosen = { ...two, options: { chips: 'open' } };
  expect(withUsualOptions(desert, chosen, withLevel(chosen, 1, 'easy')).options).toEqual({ chips: 'open' });
  // Choosing itself changes nobody.
  expect(withUsualOptions(desert, two, chosen)).toBe(chosen);
});

test('the usual match remembers the name and the colour of the time before, and nothing else', () => {
  const before = withSeats(withColour(withName(withLevel(usual, 1, ''), 1, 'Ann'), 1, 'green'), 4);
  const alone = { ...before, players: before.players.slice(1) };
  expect(usualSetup(desert, alone).players).toEqual([
    { name: 'Ann', colour: 'green' },
    { name: 'Idris', colour: 'blue', bot: 'easy' },
    { name: 'Amira', colour: 'red', bot: 'easy' },
  ]);
});

test('whoever plays alone against bots has the name given before; several people name themselves', () => {
  expect(withOwnName(usual, 'Ann').players[0]).toEqual({ name: 'Ann', colour: 'red' });
  expect(withOwnName(withName(usual, 0, 'Ben'), undefined).players[0]?.name).toBe('Ben');
  const two = withLevel(usual, 1, '');
  expect(withOwnName(two, 'Ann')).toEqual(two);
});

test('a bot that is called like the person gets a name that nobody has', () => {
  const names = (setup: Setup) => setup.players.map(player => player.name);
  expect(names(withOwnName(usual, 'leila '))).toEqual(['leila ', 'Idris', 'Amira']);
  expect(names(withOwnName(withSeats(usual, 5), 'Idris'))).toEqual(['Idris', 'Amira', 'Leila', 'Tarek', 'Zahra']);
  // The name may also be one of before, when several played and nobody was asked for their own.
  expect(names(withOwnName(withName(usual, 0, 'Idris'), undefined))).toEqual(['Idris', 'Amira', 'Leila']);
});

test('people who are called alike keep their names, and a bot for whom none is left goes by its colour', () => {
  const people = ['Ann', 'Ann'].map((name, i) => ({ name, colour: usual.players[i].colour }));
  expect(botsToldApart(people)).toEqual(people);
  const everyone = ['Amira', 'Idris', 'Leila', 'Tarek', 'Zahra'].map(name => ({ ...people[0], name }));
  expect(botsToldApart([...everyone, usual.players[1]]).at(-1)?.name).toBe('');
});

test('a name of pictures is kept as it was given', () => {
  const setup = withName(usual, 0, '🐪'.repeat(30));
  expect(setup.players[0]?.name).toBe('🐪'.repeat(24));
  expect(readSetup(desert, JSON.stringify(setup))).toEqual(setup);
});

test('seats come as bots with colours of their own, and leave from the end', () => {
  const five = withSeats(usual, 5);
  expect(new Set(colours(five)).size).toBe(5);
  expect(five.players.slice(3).every(player => player.bot === 'easy')).toBe(true);
  expect(withSeats(five, 2)).toEqual({ ...usual, players: usual.players.slice(0, 2) });
});

test('a colour that is taken is exchanged, and a bot goes by the name of its colour', () => {
  const swapped = withColour(usual, 0, 'blue');
  expect(colours(swapped)).toEqual(['blue', 'red', 'green']);
  expect(swapped.players[1]?.name).toBe('Amira');
  expect(withColour(usual, 0, 'black').players[1]).toEqual(usual.players[1]);
});

test('a person who takes a bot’s seat does not inherit its name', () => {
  const person = withLevel(usual, 1, '');
  expect(person.players[1]).toEqual({ name: '', colour: 'blue' });
  expect(withLevel(withName(usual, 0, 'Ann'), 0, '').players[0]?.name).toBe('Ann');
  expect(withLevel(person, 1, 'fair').players[1]).toEqual({ name: 'Idris', colour: 'blue', bot: 'fair' });
});

test('equal names are found, however they are written; no name is nobody’s double', () => {
  const both = withName(withName(usual, 0, 'ann '), 2, 'Ann');
  expect(namesakes(both.players)).toEqual([0, 2]);
  expect(namesakes(withName(withName(usual, 0, ''), 2, '').players)).toEqual([]);
});

test('a set-up that was kept is read back, and one that does not fit is not', () => {
  const kept = { ...withSeats(withName(usual, 0, 'Ann'), 4), words: 'old words' };
  expect(readSetup(desert, JSON.stringify(kept))).toEqual({ ...kept, words: '' });
  const broken: unknown[] = [
    { ...kept, players: kept.players.slice(0, 1) },
    { ...kept, players: kept.players.map(player => ({ ...player, colour: 'red' })) },
    { ...kept, players: kept.players.map(player => ({ ...player, bot: 'genius' })) },
    { ...kept, players: kept.players.map(player => ({ ...player, name: 'x'.repeat(25) })) },
    { ...kept, options: { chips: 'sideways' } },
    { ...kept, order: 'never' },
    { players: 3 },
    'x',
  ];
  for (const one of broken) expect(readSetup(desert, JSON.stringify(one))).toBeUndefined();
  expect(readSetup(desert, undefined)).toBeUndefined();
  expect(readSetup(desert, '{')).toBeUndefined();
});

test('the same words give the same desert in another match, other words another one', () => {
  const moves = (words: string, id: string) =>
    openTable(desert, matchFrom(desert, { ...usual, words }, fresh(id))).entries.map(
      entry => 'move' in entry && entry.move,
    );
  expect(moves('Blue  moon ', 'a')).toEqual(moves('blue moon', 'b'));
  expect(moves('blue moon', 'a')).not.toEqual(moves('red moon', 'a'));
  expect(moves('', 'a')).not.toEqual(moves('', 'b'));
});

test('chance shuffles the seats unless the list says who begins', () => {
  const orders = new Set(
    Array.from({ length: 40 }, (_, i) => matchFrom(desert, usual, fresh(`m${i}`)).players[0]?.colour),
  );
  expect(orders.size).toBe(3);
  const listed = matchFrom(desert, { ...usual, order: 'listed' }, fresh('m'));
  expect(listed.players).toEqual(usual.players);
});

test('in a rematch everybody sits one seat further on', () => {
  const match = matchFrom(desert, { ...usual, order: 'listed' }, fresh('m'));
  const again = matchFrom(desert, rematchOf(match), fresh('n'));
  expect(again.players.map(player => player.colour)).toEqual(['green', 'red', 'blue']);
});

test('in a rematch bots can be one level stronger or weaker, as far as there are any; people stay as they are', () => {
  const levels = (...bots: (string | undefined)[]) => ({
    game: 'wuestensoehne',
    options: {},
    players: bots.map(
      (bot, seat): Player => ({ name: '', colour: usual.players[seat].colour, ...(bot !== undefined && { bot }) }),
    ),
  });
  const after = (match: ReturnType<typeof levels>, by: number) => rematchOf(match, by).players.map(({ bot }) => bot);
  expect(after(levels(undefined, 'easy', 'easy'), 1)).toEqual(['fair', undefined, 'fair']);
  expect(after(levels(undefined, 'learning', 'fair'), -1)).toEqual(['easy', undefined, 'learning']);
  expect(shiftedLevel(levels(undefined, 'easy', 'easy'), 1)).toBe('fair');
  expect(shiftedLevel(levels(undefined, 'easy', 'strong'), 1)).toBe('mixed');
  expect(shiftedLevel(levels(undefined, 'master', 'master'), 1)).toBeUndefined();
  expect(shiftedLevel(levels(undefined, 'learning'), -1)).toBeUndefined();
  expect(shiftedLevel(levels(undefined, undefined), 1)).toBeUndefined();
  expect(shiftedLevel({ ...levels(undefined, 'master'), game: desert.id }, 1)).toBe('grandmaster');
  expect(shiftedLevel({ ...levels(undefined, 'grandmaster'), game: desert.id }, 1)).toBeUndefined();
});

test('a new match takes the newest edition, whatever was kept of the time before', () => {
  const edited = withSecondEdition(desert);
  expect(usualSetup(edited).options).toEqual({ chips: 'open', edition: 2 });
  const kept = readSetup(edited, JSON.stringify(usual));
  expect(kept?.options).toEqual({ chips: 'open', edition: 2 });
  const old = { ...matchFrom(desert, usual, fresh('old')), options: { chips: 'down', edition: 1 } };
  expect(matchFrom(edited, rematchOf(old), fresh('again')).options).toEqual({ chips: 'down', edition: 2 });
});

test('chance by hand is part of a match and of its rematch, and asked for anew with every set-up', () => {
  const setup = { ...usualSetup(desert), byHand: true };
  const match = matchFrom(desert, setup, fresh('hand'));
  expect(match.byHand).toBe(true);
  expect(matchFrom(desert, rematchOf(match), fresh('again')).byHand).toBe(true);
  expect(matchFrom(desert, usualSetup(desert), fresh('not'))).not.toHaveProperty('byHand');
  expect(readSetup(desert, JSON.stringify(setup))).toEqual(usualSetup(desert));
});
