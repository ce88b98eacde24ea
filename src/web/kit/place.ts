import type { Description } from '../../engine/game.ts';

/** The place on the board that a line of the story ends at, by its name: what the mark of the latest move shows. */
export function placeTold(args: Description['args']): string | undefined {
  const place = args.hex ?? args.to ?? args.field ?? args.cell;
  return place === undefined ? undefined : String(place);
}
