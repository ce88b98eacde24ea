import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGameWords } from '../catalogue/game-words.ts';
import { hues } from '../kit/players.tsx';
import type { GameView } from '../kit/view.ts';
import { en } from '../words/en.ts';
import { recordingFrom } from './recording.ts';
import { replayContextOf } from './replay-context.ts';
import { shareCardOf } from './share-card.ts';
import { shareHues, shareInks, sharePicture } from './share-picture.ts';
import { desert, played } from './testing/played.ts';

const board =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="400" height="200"><path stroke-width="3"/></svg>';

const card = {
  title: 'Durch die Wüste',
  result: 'Ann won by 7',
  when: '5 March 2026',
  rows: [
    { rank: 1, name: 'Ann', hue: 'red', points: '19', won: true },
    { rank: 2, name: 'B <b> & C', hue: 'blue', points: '−12', won: false },
  ],
  theme: 'light',
} as const;

test('game, result, date, names, ranks and points are written on it, whatever signs are in them', () => {
  const drawn = sharePicture(card, board);
  const texts = [...drawn.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  expect(texts).toEqual([
    'Durch die Wüste',
    'Ann won by 7',
    '5 March 2026',
    '1',
    'Ann',
    '19',
    '2',
    'B &lt;b&gt; &amp; C',
    '−12',
    'Caravanserai',
  ]);
});

test('the board lies in it as wide as there is room, with its own measures inside', () => {
  const drawn = sharePicture(card, board);
  expect(drawn).toContain('<svg x="40" y="150" width="920" height="460"');
  expect(drawn).toContain('viewBox="0 0 200 100"><path stroke-width="3"/>');
  expect(/^<svg [^>]*width="1000" height="(\d+)"/.exec(drawn)?.[1]).toBe(String(150 + 460 + 20 + 2 * 58 + 64));
});

test('a high board leaves room for the names', () => {
  expect(sharePicture(card, board.replace('0 0 200 100', '0 0 100 200'))).toContain('width="380" height="760"');
});

test('its colours are those of the page', () => {
  const [theme, kit] = ['../app/theme.css', '../kit/kit.css'].map(path =>
    readFileSync(new URL(path, import.meta.url), 'utf8'),
  );
  for (const name of Object.keys(shareInks.light) as (keyof typeof shareInks.light)[])
    expect(theme).toContain(`--${name}: light-dark(${shareInks.light[name]}, ${shareInks.dark[name]});`);
  for (const hue of hues) expect(kit).toContain(`.hue-${hue} {\n  --hue: ${shareHues[hue]};`);
});

const gameWords = await loadGameWords('durch-die-wueste', 'en');
const { match, entries } = played(3);
const asked = { when: '', theme: 'light', language: 'en' } as const;

function cardAt(at: number, view: Partial<GameView> = {}) {
  const recording = recordingFrom(desert, match, entries);
  return shareCardOf(replayContextOf(recording, view as GameView, en, gameWords), { ...asked, at });
}

test('a card tells a finished match from the first place to the last', () => {
  const { rows, result } = cardAt(entries.length);
  expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  expect(rows.map(({ won }) => won)).toEqual([true, false, false]);
  expect(rows.map(({ name }) => name).sort()).toEqual(match.players.map(({ name }) => name).sort());
  const [first, second] = rows.map(({ points }) => Number(points));
  expect(result).toBe(`${rows[0].name} won by ${first - second}`);
});

test('whoever gave no name is called by their colour, not a guest', () => {
  const nameless = {
    ...match,
    players: match.players.map((player, seat) => (seat === 0 ? { ...player, name: '' } : player)),
  };
  const recording = recordingFrom(desert, nameless, entries);
  const context = replayContextOf(recording, {} as GameView, en, gameWords);
  const names = shareCardOf(context, { ...asked, at: entries.length }).rows.map(({ name }) => name);
  expect(names).toContain(en.common.colours[match.players[0].colour]);
  expect(names).not.toContain(en.common.guest);
});

test('earlier it tells who leads, and where points only rank what there is of each', () => {
  expect(cardAt(entries.length - 20).result).toMatch(/ leads after \d+ moves$|^Level after/);
  const units = { water: 1, oases: 5, caravans: 5, areas: 1 };
  expect(cardAt(entries.length, { units }).rows[0].points).toMatch(
    /^Water \d+ · Oases \d+ · Caravans \d+ · Areas \d+$/,
  );
});
