import type { ArchiveWords } from './archive.en.ts';

export const archive: ArchiveWords = {
  search: 'Partijen zoeken',
  game: 'Spel',
  result: 'Uitslag',
  results: { any: 'Alle', won: 'Gewonnen', lost: 'Niet gewonnen', running: 'Nog niet afgelopen' },
  who: 'Wie speelde er mee?',
  since: 'Van',
  until: 'Tot en met',
  none: 'Er zijn nog geen partijen. Wat je op dit apparaat of online speelt, vind je hier terug.',
  noneFound: 'Zo’n partij is er niet.',
  found: (count, isMore) => {
    if (isMore) return `Tot nu toe ${count} partijen; misschien zijn er nog eerdere.`;
    return count === 1 ? 'Eén partij.' : `${count} partijen.`;
  },
  more: 'Meer tonen',
  online: 'online',
  review: 'Analyse',
  notFetched: 'De partij kon niet worden opgehaald. Probeer het nog eens als je online bent.',
  files: 'Alles meenemen',
  filesHint:
    'Eén bestand bevat al je partijen, die van dit apparaat en die online. Open het op een ander apparaat of op de pagina van een andere server, dan zijn ze daar ook.',
  saveAll: 'Alles als bestand bewaren',
  fetching: (done, all) => `Partij ${done + 1} van ${all} wordt opgehaald …`,
};
