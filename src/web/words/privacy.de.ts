import type { PrivacyWords } from './privacy.en.ts';

export const privacy: PrivacyWords = {
  title: 'Was über dich gespeichert ist',
  intro:
    'Diese Seite entsteht aus der Datenbank genau dieses Servers: Jeder Teil davon steht hier, mit allem, was darin ist. Es gibt keine Werbung, nirgends sonst wird etwas über dich gezählt, und nichts wird weitergegeben.',
  onDevice:
    'Spiele gegen den Computer und an einem Gerät bleiben in deinem Browser. In den Einstellungen kannst du sie löschen; kein Server hat sie.',
  howLong: 'Wie lange es bleibt',
  kinds: {
    guests: 'Leute ohne Konto, die an keinem Tisch sitzen und nicht wiederkommen',
    chat: 'Chat an Tischen',
    unfinished: 'Spiele, die niemand weiterspielt',
    finished: 'Beendete Spiele',
    backups: 'Kopien, die der Betreiber anlegt, falls etwas kaputtgeht',
  },
  days: days => (days === 1 ? 'ein Tag' : `${days} Tage`),
  forEver: 'bis es gelöscht wird',
  account: 'Ein Konto',
  accountDays: 'bis du es löschst',
  yours: 'Was dir gehört',
  yoursHint: 'In diesen Teilen stehen Dinge einzelner Leute. Sie verschwinden, wenn du alles über dich löschst.',
  count: count => (count === 1 ? 'eins von dir' : `${count} von dir`),
  none: 'nichts von dir',
  others: 'Was die Spiele brauchen',
  othersHint:
    'Auch hier stehen dein Name und deine Nummer, solange du an einem Tisch sitzt. Wenn du dich löschst, saß dort jemand, und niemand kann mehr sagen, wer.',

  mine: 'Deine Daten',
  mineHint:
    'Du kannst ansehen, was über dich gespeichert ist, es als Datei bekommen und es löschen, ohne jemanden zu fragen.',
  see: 'Ansehen, was gespeichert ist',
  export: 'Alles als Datei speichern',
  file: 'caravanserai-ueber-mich.json',
  exported: 'Die Datei wird gespeichert.',
  erase: 'Alles über mich löschen',
  eraseHint:
    'Dein Name, deine Geräte, Passkeys und Codes, was du an Tischen gesagt hast: All das ist sofort und endgültig weg. Wo du gerade spielst, gibst du auf. In Spielen mit anderen saß jemand auf deinem Platz.',
  eraseCopies: days => `In Kopien des Betreibers kann es danach noch so lange stehen: ${days}.`,
  eraseLabel: name => `Gib deinen Namen ein, ${name}, um alles zu löschen`,
  eraseYes: 'Alles endgültig löschen',
  erased: 'Alles über dich ist gelöscht.',
  trouble: 'Das hat nicht geklappt. Dir fehlt nichts; versuch es gleich noch einmal.',
};
