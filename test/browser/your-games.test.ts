import { keptMatch, windowWith } from './matches.ts';
import { expect, test } from './visitor.ts';

test('each row of one’s games says which game it is, who won and by how much, and when', async ({ visitor }) => {
  const kept = [
    { seats: 3, played: 1 },
    { game: 'wuestensoehne', seats: 2, played: 0.5 },
    { game: 'nomadi', seats: 2, played: 0.4 },
  ] as const;
  const page = await windowWith(await visitor.arrive(), visitor.home, kept);
  await page.goto(`${visitor.home}/#/`);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Replay: / }) });
  const ended = rows.filter({ has: page.getByRole('heading', { name: 'Durch die Wüste' }) });
  await ended.getByText(/^Bot blue won by 15, you came third · 92 moves · today, \d\d:\d\d$/).waitFor();
  await ended
    .getByRole('link', {
      name: /^Replay: Durch die Wüste, Ann, Bot blue, Bot green: Bot blue won by 15, you came third, .*today/,
    })
    .waitFor();
  await rows.getByText(/^Your turn · (?:You lead|Bot blue leads) after \d+ moves · today/).waitFor();
  // Found out once: it is kept with the match.
  await expect.poll(async () => (await keptMatch(page, 'with-3')).standing).toMatchObject({ winners: [1] });
});

test('the last step of a replay is headed by the result', async ({ visitor }) => {
  const page = await windowWith(await visitor.arrive(), visitor.home, [{ seats: 3, played: 1 }]);
  await page.goto(`${visitor.home}/#/replay/with-3?at=9999`);
  await page.getByRole('status').getByText('Bot blue wins with 67 points.').waitFor();
});
