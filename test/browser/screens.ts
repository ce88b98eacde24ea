import { readFileSync } from 'node:fs';
import type { Page, ViewportSize } from 'playwright-core';
import { gameCard, gameIds, loadGame } from '../../src/games/registry.ts';
import { readPuzzles } from '../../src/table/puzzle.ts';
import { randomRecording } from '../../src/web/recording/recording.ts';
import { packText } from '../../src/web/recording/share-link.ts';
import { studyText } from '../../src/web/recording/study-file.ts';
import { studyFrom } from '../../src/web/recording/study-making.ts';
import { mouse } from './hands.ts';
import { GAME, goOutside, idOf, keepMatch, playedMatch, type Wish } from './matches.ts';

/** A screen, what it needs to find on the device, and what shows that it is there. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly kept: readonly Wish[];
  readonly ready: (page: Page) => Promise<void>;
  /** Everything needed lies on one screen, on a laptop and on a phone. */
  readonly fits?: true;
  /** It is there only where the screen is higher than wide. */
  readonly tall?: true;
}

const [{ id: firstPuzzle } = { id: '' }] = readPuzzles(
  GAME,
  readFileSync(`src/web/catalogue/puzzle-files/${GAME}.jsonl`, 'utf8'),
);
const early = { seats: 3, played: 0.4 };
const nomads = { game: 'nomadi', seats: 3, played: 0.3 } as const;
const offering = { game: 'nomadi', seats: 2, played: 0.1, next: 'offer' } as const;
const manyNomads = { game: 'nomadi', seats: 5, played: 0.6 } as const;
const kings = { game: 'wuestenkoenige', seats: 4, played: 0.5 } as const;
const cardPlayers = { game: 'wuestenkoenige', seats: 3, played: 0.2, next: 'play' } as const;
const kingsFinished = { game: 'wuestenkoenige', seats: 3, played: 1, policy: 'hunch' } as const;
const kingsInTurn = { game: 'wuestenkoenige', seats: 2, played: 0.4, people: 2 } as const;
const hotSeat = { ...early, people: 3 };
const printed = { ...early, people: 2, byHand: true } as const;
const crowded = { seats: 5, played: 0.9 };
const finished = { seats: 4, played: 1 };

const sons = { game: 'wuestensoehne', seats: 3, played: 0.4 } as const;
const manySons = { game: 'wuestensoehne', seats: 4, played: 0.8 } as const;

const litHex = (page: Page) => page.locator('[data-lit]').first().waitFor();
const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' }).waitFor();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().waitFor();

const bestTwo = (page: Page) => page.getByText('Two masters. Watch').waitFor();

const openMenu = (entry: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: entry }).click();
  await page.getByRole('dialog').waitFor();
};

const pressed = (first: (page: Page) => Promise<void>, name: string) => async (page: Page) => {
  await first(page);
  await page.getByRole('button', { name, exact: true }).click();
};

/** On a device held upright the switch is behind a button. */
const inLargeType = async (page: Page) => {
  await button('Say how it stands')(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Large type' }).click();
};

const resigning = async (page: Page) => {
  await litHex(page);
  await openMenu('Resign …')(page);
};

const details = async (page: Page) => {
  await pressed(litHex, 'Scores and log')(page);
  await page.getByRole('dialog', { name: 'Scores and log' }).waitFor();
};

const lookBack = async (page: Page) => {
  await litHex(page);
  await page.getByRole('button', { name: /new turns?$/ }).waitFor();
  // Step by step: what plays by itself may be over before anybody looks.
  await page.keyboard.press(',');
  await page.getByRole('region', { name: /^Looking back/ }).waitFor();
};

const passing = (page: Page) => page.getByText('Pass the device to Ann.').first().waitFor();

const tab = (name: string) => async (page: Page) => {
  await slider(page);
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel', { name }).waitFor();
};

/** Figures that still change would be judged in between. */
const hint = async (page: Page) => {
  await pressed(litHex, 'Hint')(page);
  const hints = page.getByRole('region', { name: 'Hint' });
  await hints.getByRole('listitem').first().waitFor();
  await hints.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
};

/** As much of a review as says something about everybody. */
const review = async (page: Page) => {
  await tab('Review')(page);
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.getByText(/^(?:[4-9]|\d\d) of \d+ decisions/).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
};

/** A hex that can't be chosen is clicked: the answer takes the place of the task. */
const objection = async (page: Page) => {
  await litHex(page);
  const shut = await page.locator('[data-place]:not([data-lit])').nth(20).getAttribute('data-place');
  await mouse.hex(page, shut ?? '');
  await page.getByRole('link', { name: 'Read the rule' }).first().waitFor();
};

const tilesLeft = async (page: Page) => {
  await litHex(page);
  await page.locator('.owner.stacks').click();
};

/** On a device that has not met the game. */
const firstPlay = async (page: Page) => {
  await page.evaluate(game => localStorage.setItem(`caravanserai.met.${game}`, ''), GAME);
  await page.getByRole('button', { name: 'Play Durch die Wüste' }).click();
  await page.getByRole('button', { name: 'Just play' }).waitFor();
};

const coached = async (page: Page) => {
  await firstPlay(page);
  await page.getByRole('button', { name: 'Play with a coach' }).click();
  await page.locator('.coach-bubble').waitFor();
};

/** A study with two lines and a comment, as it travels in a link. */
async function studyAddress(): Promise<string> {
  const recording = randomRecording(await loadGame(GAME), 3, '7');
  const whole = studyFrom(recording, 90);
  const study = { ...whole, name: 'Race for the palms', moves: whole.moves.slice(0, 6) };
  const noted = { ...study.moves[1], comment: 'Water now, palms later.', sign: '!?' as const };
  const text = studyText({ ...study, moves: [study.moves[0], noted, ...study.moves.slice(2)] });
  return `#/study?text=${await packText(text)}`;
}

/** A score sheet that is filled in: the numbers of row after row. */
const filledSheet =
  (...numbers: readonly number[]) =>
  async (page: Page) => {
    const places = page.locator('.sheet-rows input');
    await places.first().waitFor();
    for (const [i, number] of numbers.entries()) await places.nth(i).fill(String(number));
  };
/** A board set up by chance beside its text, with a field chosen on it. */
const position = async (page: Page) => {
  await page.getByRole('combobox', { name: /^Write one/ }).selectOption({ label: 'Durch die Wüste, 3 seats' });
  const board = page.getByRole('region', { name: 'The board of the text' });
  await board.scrollIntoViewIfNeeded();
  await mouse.hex(page, 'k7');
  await board.getByRole('button', { name: 'W1 on k7', exact: true }).scrollIntoViewIfNeeded();
};

const startByHand = async (page: Page) => {
  await button('Start the game')(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.outcomes').waitFor();
};

const caravans = [4, 3, 5, 2, 4, 1, 3, 3, 2, 2, 4, 1, 6, 0, 9, 7, 7, 5, 6, 4, 8, 3, 9, 2, 5, 5, 5, 8, 2, 4];

const picked: readonly Screen[] = [
  { name: 'printed', address: `#/printed/${GAME}`, kept: [], ready: heading('The printed game') },
  { name: 'score-sheet', address: `#/printed/${GAME}?part=scores`, kept: [], ready: filledSheet(...caravans) },
  { name: 'printed-rules', address: '#/printed/nomadi?part=summary', kept: [], ready: heading('Your turn') },
  { name: 'printed-sheet', address: '#/printed/wuestensoehne?part=blank', kept: [], ready: button('Print this page') },
  { name: 'printed-board', address: `#/printed/${GAME}?part=board`, kept: [], ready: button('Print this page') },
  {
    name: 'score-sheet-wrong',
    address: '#/printed/nomadi?part=scores',
    kept: [],
    ready: filledSheet(11, -4, 7, 3, 3),
  },
  { name: 'position', address: '#/study', kept: [], ready: position },
  { name: 'laying', address: `#/new/${GAME}?chance=hand`, kept: [], ready: startByHand },
  { name: 'sons-drawn', address: '#/new/wuestensoehne?chance=hand', kept: [], ready: startByHand },
  { name: 'start', address: '#/', kept: [], ready: button('Play Durch die Wüste') },
  { name: 'day', address: '#/day', kept: [], ready: button('Play the desert of the day: Durch die Wüste') },
  { name: 'puzzles', address: '#/puzzles', kept: [], ready: heading('Puzzles') },
  { name: 'puzzles-of-game', address: `#/puzzles/${GAME}`, kept: [], ready: heading('By theme') },
  { name: 'course', address: `#/puzzles/${GAME}?course=water`, kept: [], ready: heading('Water') },
  { name: 'puzzle', address: `#/puzzles/${GAME}?puzzle=${firstPuzzle}`, kept: [], ready: litHex, fits: true },
  {
    name: 'puzzle-solution',
    address: `#/puzzles/${GAME}?puzzle=${firstPuzzle}`,
    kept: [],
    ready: pressed(litHex, 'Solution'),
    fits: true,
  },
  { name: 'start-with-games', address: '#/', kept: [early, finished], ready: heading('Your games') },
  { name: 'archive', address: '#/archive', kept: [early, finished], ready: heading('All your games') },
  { name: 'profile', address: '#/profile', kept: [finished], ready: heading('The ladder') },
  { name: 'first-play', address: '#/', kept: [], ready: firstPlay },
  { name: 'coach', address: '#/', kept: [], ready: coached },
  { name: 'new', address: `#/new/${GAME}`, kept: [], ready: button('Start the game') },
  { name: 'table', address: '#/play/with-3', kept: [early], ready: litHex, fits: true },
  { name: 'table-crowded', address: '#/play/with-5', kept: [crowded], ready: litHex, fits: true },
  { name: 'hint', address: '#/play/with-3', kept: [early], ready: hint, fits: true },
  { name: 'hint-crowded', address: '#/play/with-5', kept: [crowded], ready: hint, fits: true },
  { name: 'nomadi', address: '#/play/nomadi-3', kept: [nomads], ready: litHex, fits: true },
  { name: 'nomadi-crowded', address: '#/play/nomadi-5', kept: [manyNomads], ready: litHex, fits: true },
  { name: 'nomadi-offer', address: '#/play/nomadi-2', kept: [offering], ready: button('Say nothing'), fits: true },
  { name: 'kings', address: '#/play/wuestenkoenige-4', kept: [kings], ready: litHex, fits: true },
  { name: 'kings-card', address: '#/play/wuestenkoenige-3', kept: [cardPlayers], ready: litHex, fits: true },
  { name: 'kings-hand-over', address: '#/play/wuestenkoenige-2', kept: [kingsInTurn], ready: passing, fits: true },
  { name: 'sons', address: '#/play/wuestensoehne-3', kept: [sons], ready: litHex, fits: true },
  { name: 'sons-crowded', address: '#/play/wuestensoehne-4', kept: [manySons], ready: litHex, fits: true },
  { name: 'sons-tiles', address: '#/play/wuestensoehne-3', kept: [sons], ready: tilesLeft, fits: true },
  { name: 'objection', address: '#/play/with-3', kept: [early], ready: objection },
  { name: 'resigning', address: '#/play/with-3', kept: [early], ready: resigning },
  { name: 'details', address: '#/play/with-3', kept: [early], ready: details, tall: true },
  { name: 'look-back', address: '#/play/with-3', kept: [early], ready: lookBack, fits: true },
  { name: 'hand-over', address: '#/play/with-3', kept: [hotSeat], ready: passing, fits: true },
  { name: 'referee', address: '#/play/with-3', kept: [printed], ready: button('Say how it stands') },
  {
    name: 'referee-large',
    address: '#/play/with-3',
    kept: [printed],
    ready: inLargeType,
  },
  {
    name: 'correcting',
    address: '#/play/with-3',
    kept: [printed],
    ready: pressed(button('Say how it stands'), 'Correct …'),
  },
  { name: 'result', address: '#/play/with-4', kept: [finished], ready: button('Play again') },
  { name: 'kings-result', address: '#/play/wuestenkoenige-3', kept: [kingsFinished], ready: button('Play again') },
  { name: 'replay', address: '#/replay/with-4?at=130', kept: [finished], ready: slider, fits: true },
  { name: 'graph', address: '#/replay/with-4?at=130', kept: [finished], ready: tab('Graph'), fits: true },
  { name: 'review-first', address: '#/replay/with-4?at=130', kept: [finished], ready: tab('Review'), fits: true },
  { name: 'review', address: '#/replay/with-4?at=130', kept: [finished], ready: review, fits: true },
  { name: 'facts', address: '#/replay/with-4?at=130', kept: [finished], ready: tab('Game'), fits: true },
  { name: 'watch', address: `#/watch/${GAME}?seats=4&seed=7&at=90`, kept: [], ready: slider, fits: true },
  { name: 'watch-best', address: '#/watch/nomadi', kept: [], ready: bestTwo, fits: true },
  { name: 'studies', address: '#/study', kept: [], ready: heading('Your studies') },
  { name: 'study', address: await studyAddress(), kept: [], ready: litHex, fits: true },
  { name: 'sharing', address: '#/replay/with-4?at=9', kept: [finished], ready: pressed(slider, 'Share and save') },
  { name: 'forking', address: '#/replay/with-4?at=90', kept: [finished], ready: pressed(slider, 'Play on from here') },
  { name: 'rules', address: `#/rules/${GAME}?rule=DW-CAMEL-4`, kept: [], ready: heading('Durch die Wüste') },
  { name: 'guide', address: `#/guide/${GAME}`, kept: [], ready: button('Next'), fits: true },
  { name: 'sons-rules', address: '#/rules/wuestensoehne?rule=WS-LAY-2', kept: [], ready: heading('Im Reich') },
  { name: 'sons-guide', address: '#/guide/wuestensoehne', kept: [], ready: button('Next'), fits: true },
  { name: 'kings-rules', address: '#/rules/wuestenkoenige?rule=WK-OASIS-3', kept: [], ready: heading('Wüstenkönige') },
  { name: 'kings-guide', address: '#/guide/wuestenkoenige', kept: [], ready: button('Next'), fits: true },
  { name: 'nomadi-rules', address: '#/rules/nomadi?rule=NO-MOVE-3', kept: [], ready: heading('Nomadi') },
  { name: 'nomadi-guide', address: '#/guide/nomadi', kept: [], ready: button('Next'), fits: true },
  { name: 'settings', address: '#/settings', kept: [], ready: heading('Settings') },
  { name: 'settings-dialog', address: '#/', kept: [], ready: openMenu('Settings') },
  { name: 'install', address: '#/', kept: [], ready: openMenu('Install Caravanserai') },
  { name: 'help-dialog', address: '#/', kept: [], ready: openMenu('Keys and help') },
  { name: 'lost', address: '#/nowhere', kept: [], ready: heading('This path leads into the sand') },
];

/** A table of every game that nothing above shows: a new game is looked at without a line here. */
const shown = new Set(picked.flatMap(({ kept }) => kept.map(({ game = GAME }) => game)));
const others = gameIds
  .filter(id => !shown.has(id))
  .map((game): Screen => {
    const wish = { game, seats: gameCard(game)!.seats[0], played: 0.4 };
    return { name: game, address: `#/play/${idOf(wish)}`, kept: [wish], ready: litHex };
  });

const screens = [...picked, ...others];

/** The screens that there are in a window of this size. */
export function screensIn({ width, height }: ViewportSize): readonly Screen[] {
  return screens.filter(({ tall }) => !tall || height > width);
}

/** Shows a screen as if nobody had ever been here before. */
export async function show(page: Page, home: string, { kept, address, ready }: Screen): Promise<void> {
  await goOutside(page, home);
  await forgetEverything(page);
  for (const wish of kept) await keepMatch(page, await playedMatch(wish));
  await page.goto(new URL(address, home).href);
  await ready(page);
}

async function forgetEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const removed = (name = '') =>
      new Promise((resolve, reject) => {
        const removing = indexedDB.deleteDatabase(name);
        removing.onsuccess = resolve;
        removing.onerror = () => reject(removing.error);
      });
    for (const { name } of await indexedDB.databases()) await removed(name);
  });
  await page.mouse.move(0, 0);
}
