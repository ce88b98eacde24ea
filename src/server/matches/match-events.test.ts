import { expect, test } from 'vitest';
import type { MatchSummary } from './disclosure.ts';
import { type CommitEvent, hasEnded, newStage, peopleConcerned, startedTurn } from './match-events.ts';

const gathering: MatchSummary = {
  game: 'nomadi',
  stage: 'gathering',
  pace: 'relaxed',
  chairs: [],
  people: ['anna', undefined],
};
const playing: MatchSummary = { ...gathering, stage: 'playing', people: ['anna', 'ben'], turn: 0 };

function commit(before: MatchSummary | undefined, after: MatchSummary): CommitEvent {
  return { match: 'm', moves: 1, dueAt: undefined, listing: { listed: true, before, after } };
}

test('a turn starts when another person is to move', () => {
  expect(startedTurn(commit(gathering, playing))).toEqual({ match: 'm', game: 'nomadi', person: 'anna' });
  expect(startedTurn(commit(playing, { ...playing, turn: 1 }))).toMatchObject({ person: 'ben' });
});

test('no turn starts where the same person goes on, a bot moves, or lists say the same as before', () => {
  expect(startedTurn(commit(playing, { ...playing, chairs: [] }))).toBeUndefined();
  const { turn: _turn, ...nobodys } = playing;
  expect(startedTurn(commit(playing, nobodys))).toBeUndefined();
  expect(startedTurn({ match: 'm', moves: 1, dueAt: undefined })).toBeUndefined();
});

test('a stage is new for a match that was opened, and where it has changed', () => {
  expect(newStage(commit(undefined, gathering))).toBe('gathering');
  expect(newStage(commit(gathering, playing))).toBe('playing');
  expect(newStage(commit(playing, { ...playing, turn: 1 }))).toBeUndefined();
  expect(newStage({ match: 'm', moves: 1, dueAt: undefined })).toBeUndefined();
});

test('a match ends once, when it is over or closed', () => {
  const over: MatchSummary = { ...playing, stage: 'over' };
  expect(hasEnded(commit(playing, over))).toBe(true);
  expect(hasEnded(commit(gathering, { ...gathering, stage: 'closed' }))).toBe(true);
  expect(hasEnded(commit(over, { ...over, stage: 'closed' }))).toBe(false);
  expect(hasEnded(commit(gathering, playing))).toBe(false);
});

test('a change concerns those who sat there and those who sit there now', () => {
  expect(peopleConcerned({ listed: true, before: playing, after: gathering })).toEqual(['anna', 'ben', 'anna']);
  expect(peopleConcerned({ listed: true, before: undefined, after: gathering })).toEqual(['anna']);
});
