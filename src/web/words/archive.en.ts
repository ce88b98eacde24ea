/** All games of somebody's, to be found again. */
export const archive = {
  search: 'Look for games',
  game: 'Game',
  result: 'Result',
  results: { any: 'Any', won: 'Won', lost: 'Not won', running: 'Not over yet' },
  who: 'Who played?',
  since: 'From',
  until: 'To',
  none: 'There are no games yet. Whatever you play on this device or online is found here.',
  noneFound: 'No game is like that.',
  found: (count: number, isMore: boolean): string => {
    if (isMore) return `${count} games so far; there may be earlier ones.`;
    return count === 1 ? 'One game.' : `${count} games.`;
  },
  more: 'Show more',
  online: 'online',
  review: 'Review',
  notFetched: 'The game could not be fetched. Try again when you are online.',
  files: 'Take all of them along',
  filesHint:
    'One file has all your games, those of this device and those online. Open it on another device, or on the page of another host, and they are there, too.',
  saveAll: 'Save all as a file',
  fetching: (done: number, all: number): string => `Fetching game ${done + 1} of ${all} …`,
};

export type ArchiveWords = typeof archive;
