import type { ArchiveWords } from './archive.en.ts';

export const archive: ArchiveWords = {
  search: 'Spiele suchen',
  game: 'Spiel',
  result: 'Ergebnis',
  results: { any: 'Alle', won: 'Gewonnen', lost: 'Nicht gewonnen', running: 'Noch nicht zu Ende' },
  who: 'Wer hat gespielt?',
  since: 'Von',
  until: 'Bis',
  none: 'Noch gibt es keine Spiele. Was du auf diesem Gerät oder online spielst, findest du hier.',
  noneFound: 'So ein Spiel gibt es nicht.',
  found: (count, isMore) => {
    if (isMore) return `Bis hierher ${count} Spiele; vielleicht gibt es noch frühere.`;
    return count === 1 ? 'Ein Spiel.' : `${count} Spiele.`;
  },
  more: 'Mehr zeigen',
  online: 'online',
  review: 'Analyse',
  notFetched: 'Das Spiel ließ sich nicht holen. Versuch es noch einmal, wenn du online bist.',
  files: 'Alle mitnehmen',
  filesHint:
    'Eine Datei enthält alle deine Spiele, die von diesem Gerät und die online. Öffne sie auf einem anderen Gerät oder auf der Seite eines anderen Servers, dann sind sie auch dort.',
  saveAll: 'Alle als Datei speichern',
  fetching: (done, all) => `Hole Spiel ${done + 1} von ${all} …`,
};
