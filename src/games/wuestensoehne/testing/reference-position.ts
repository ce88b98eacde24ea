import type { PositionSetting } from '../text/position.ts';
import { type ReferenceState, referenceGame } from './reference.ts';
import { partsOf, textOf, turned } from './reference-board.ts';

/** The same positions as `position.ts` makes, for the reference: a seat is about to move its caravan. */
export function referenceFrom(drawing: string, setting: PositionSetting): ReferenceState {
  const game: ReferenceState = { ...referenceGame(setting.seats, setting.options), stage: 'move' };
  for (const [cell, token] of tokensIn(drawing)) if (!'.+'.includes(token)) layTile(game, cell, token);
  game.players.forEach((player, seat) => {
    player.caravan = setting.caravans?.[seat] ?? player.caravan;
    player.water = setting.water?.[seat] ?? player.water;
    player.camels = setting.camels?.[seat] ?? player.camels;
    player.goods = wordsOf(setting.goods?.[seat]);
    player.display = wordsOf(setting.displays?.[seat]);
    for (const kind of player.display) useTile(game, kind);
  });
  setFigures(game, setting.figures ?? {});
  setTokens(game, setting.rumours ?? {});
  game.turban = setting.turban ?? 0;
  game.seat = setting.seat ?? 0;
  game.bonus = setting.bonus ?? false;
  game.idle = setting.idle ?? 0;
  game.last = setting.last;
  if (setting.left !== undefined) game.stacks.splice(0, game.stacks.length, wordsOf(setting.left));
  return game;
}

function wordsOf(text = ''): string[] {
  return text.split(' ').filter(word => word !== '');
}

/** Every token stands below the letter of its column. */
function tokensIn(drawing: string): [cell: string, token: string][] {
  const [header = '', ...rows] = drawing.split('\n').filter(line => line.trim() !== '');
  const columns = [...header].flatMap((letter, at) => (letter === ' ' ? [] : [{ letter, at }]));
  return rows.flatMap(row =>
    columns.map(({ letter, at }): [string, string] => [
      `${letter}${Number.parseInt(row, 10)}`,
      row.slice(at).split(' ')[0],
    ]),
  );
}

function layTile(game: ReferenceState, cell: string, token: string): void {
  const kinds = new Set(game.stacks.flat());
  const isTurned = (kind: string) => [0, 90, 180, 270].some(angle => textOf(turned(partsOf(kind), angle)) === token);
  useTile(game, [...kinds].find(isTurned) ?? token);
  game.board.set(cell, partsOf(token));
}

function useTile(game: ReferenceState, kind: string): void {
  const stack = game.stacks.find(tiles => tiles.includes(kind));
  if (!stack) throw new Error(`no tile "${kind}" is left`);
  stack.splice(stack.indexOf(kind), 1);
}

function setFigures(game: ReferenceState, figures: Readonly<Record<number, string>>): void {
  for (const figure of game.figures) {
    const [cell, sides = ''] = figures[figure.height]?.split(' ') ?? [];
    if (cell) figure.spot = { cell, sides };
  }
}

function setTokens(game: ReferenceState, tokens: NonNullable<PositionSetting['rumours']>): void {
  for (const [place, { value }] of Object.entries(tokens)) {
    const token = game.tokens.find(each => each.value === value && each.place === 'stock');
    if (token && place !== 'beside') token.place = place;
  }
}
