import { expect, test } from 'vitest';
import type { ChairInfo, TableInfo } from '../../protocol/replies.ts';
import { online } from '../words/online.en.ts';
import { awayNote, changesText, spanText, waitingText } from './presence-text.ts';
import { lacksOf } from './readiness.ts';

const MINUTE = 60_000;

function tableOf(ben: Partial<ChairInfo>, more: Partial<TableInfo> = {}): TableInfo {
  const chairs: ChairInfo[] = [
    { colour: 'red', name: 'Anna', mine: true },
    { colour: 'blue', name: 'Ben', ...ben },
  ];
  const base = { match: 'm', game: 'g', version: 1, options: {}, listed: true, commitment: '', nonces: ['a', 'b'] };
  return { ...base, stage: 'playing', pace: 'relaxed', chairs, ...more };
}

test('the prompt says that somebody is away, and for how long, instead of that they think', () => {
  expect(waitingText(tableOf({}), 1, 0, online)).toBeUndefined();
  expect(waitingText(tableOf({ absent: 0 }), 1, 30_000, online)).toBe('Ben is away');
  expect(waitingText(tableOf({ absent: 0 }), 1, 2 * MINUTE, online)).toBe('Ben has been away for 2 min');
  expect(waitingText(tableOf({ absent: 0 }, { pace: 'week' }), 1, 61 * MINUTE, online)).toBe(
    'Ben was here 1 h 1 min ago',
  );
  expect(waitingText(tableOf({ absent: 0, away: true }), 1, 0, online)).toBe('A computer plays for Ben');
  const clock = { since: 0, left: [], paused: 5 };
  expect(waitingText(tableOf({ absent: 0 }, { clock }), 1, 0, online)).toBe('The game is paused');
});

test('what follows when somebody stays away is said as long as it can be changed, by the time of that table', () => {
  const clock = { since: 0, left: [60_000, 90_000] };
  const noted = (ben: Partial<ChairInfo>, more: Partial<TableInfo> = {}, now = 0) =>
    awayNote(tableOf(ben, { clock, ...more }), 1, now, online);
  const pauses = 'If nobody is left here, the game pauses.';
  expect(noted({ absent: 0 })).toBe(`If Ben isn’t back in 5 min, a computer plays for them until they are. ${pauses}`);
  expect(noted({ absent: 0 }, { pace: 'swift' })).toContain('back in 1 min');
  expect(noted({ absent: 0 }, {}, 4.5 * MINUTE)).toContain('back within a minute');
  expect(noted({ absent: 0 }, { event: 'e' })).not.toContain('pauses');
  expect(noted({ absent: 0 }, { pace: 'week' })).toBe(
    'If Ben isn’t back in 7 d 0 h, a computer plays for them until they are.',
  );
  expect(noted({})).toBeUndefined();
  expect(noted({ absent: 0, away: true })).toBeUndefined();
  expect(noted({ absent: 0 }, { clock: { ...clock, paused: 5 } })).toBeUndefined();
});

test('what has changed is said once: who has gone, come back, or is played for; never of oneself', () => {
  const [here, away, bot] = [tableOf({}), tableOf({ absent: 0 }), tableOf({ absent: 0, away: true })];
  const then = 'When their time for it is up, a computer makes Ben’s moves until they are back.';
  expect(changesText(here, away, online)).toBe(`Ben is away. ${then}`);
  expect(changesText(away, away, online)).toBe('');
  expect(changesText(away, bot, online)).toBe('A computer plays for Ben now.');
  expect(changesText(bot, here, online)).toBe('Ben is back.');
  const gone = { ...here, chairs: here.chairs.map(chair => ({ ...chair, absent: 0 })) };
  expect(changesText(here, gone, online)).toBe(`Ben is away. ${then}`);
  const gathering = { ...away, stage: 'gathering' } as const;
  expect(changesText(here, gathering, online)).toBe('Ben is away.');
});

test('spans are told in the two largest units', () => {
  expect(spanText(59_999, online)).toBeUndefined();
  expect([MINUTE, 90 * MINUTE, 49 * 60 * MINUTE].map(span => spanText(span, online))).toEqual([
    '1 min',
    '1 h 30 min',
    '2 d 1 h',
  ]);
});

test('a game waits for seats, answers, and those who have gone, except where there are days for a turn', () => {
  expect(lacksOf(tableOf({}))).toEqual({ free: 0, silent: [], gone: [] });
  expect(lacksOf(tableOf({}, { nonces: ['', ''] }))).toMatchObject({ silent: ['Ben'] });
  expect(lacksOf(tableOf({ absent: 0 }))).toMatchObject({ gone: ['Ben'] });
  expect(lacksOf(tableOf({ absent: 0 }, { pace: 'day' }))).toMatchObject({ gone: [] });
  expect(lacksOf(tableOf({ bot: 'easy' }, { nonces: ['a', ''] }))).toMatchObject({ silent: [] });
});
