import { boardFor, CIRCLE, PALM_HEX } from '../../dist/node/games/durch-die-wueste/rules/board.js';

// The two boards as numbers, so that the trainer's rules need no map of their own: for each board the number of cells,
// then a line for each cell with its six neighbours (the number of cells where there is none) and C, P or -.
for (const seats of [2, 4]) {
  const { grid, marks } = boardFor(seats);
  process.stdout.write(`${grid.size}\n`);
  for (let cell = 0; cell < grid.size; cell++) {
    const mark = marks[cell] === CIRCLE ? 'C' : marks[cell] === PALM_HEX ? 'P' : '-';
    process.stdout.write(`${[...grid.neighbours.slice(cell * 6, cell * 6 + 6), mark].join(' ')}\n`);
  }
}
