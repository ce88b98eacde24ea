import type { ArchiveWords } from './archive.en.ts';

export const archive: ArchiveWords = {
  search: 'Partien suchen',
  game: 'Spiel',
  result: 'Ergebnis',
  results: { any: 'Alle', won: 'Gewonnen', lost: 'Nicht gewonnen', running: 'Noch nicht zu Ende' },
  who: 'Wer hat gespielt?',
  since: 'Von',
  until: 'Bis',
  none: 'Noch gibt es keine Partien. Was du auf diesem Gerät oder online spielst, findest du hier.',
  noneFound: 'So eine Partie gibt es nicht.',
  found: (count, isMore) => {
    if (isMore) return `Bis hierher ${count} Partien; vielleicht gibt es noch frühere.`;
    return count === 1 ? 'Eine Partie.' : `${count} Partien.`;
  },
  more: 'Mehr zeigen',
  online: 'online',
  review: 'Analyse',
  notFetched: 'Die Partie ließ sich nicht holen. Versuch es noch einmal, wenn du online bist.',
  files: 'Alle mitnehmen',
  filesHint:
    'Eine Datei enthält alle deine Partien, die von diesem Gerät und die online. Öffne sie auf einem anderen Gerät oder auf der Seite eines anderen Servers, dann sind sie auch dort.',
  saveAll: 'Alle als Datei speichern',
  fetching: (done, all) => `Hole Partie ${done + 1} von ${all} …`,
};
