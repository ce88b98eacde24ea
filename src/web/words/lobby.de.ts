import type { LobbyWords } from './lobby.en.ts';

export const lobby: LobbyWords = {
  title: 'Mit anderen spielen',
  withOthers: 'Mit anderen …',
  allGames: 'Alle Spiele',
  whichGame: 'Welches Spiel?',
  seeking: 'Tische werden gesucht …',
  absent:
    'Hier gibt es keine Tische: Diese Seite wird ohne ihren Server ausgeliefert. Du kannst gegen den Computer spielen und mit anderen an diesem Gerät.',
  offline:
    'Du bist offline, oder der Server ist nicht zu erreichen. Sobald die Verbindung wieder da ist, erscheinen hier die Tische; Spiele an diesem Gerät gehen auch so weiter.',
  lost: 'Die Verbindung ist unterbrochen. Sie kommt von selbst wieder.',
  tryAgain: 'Noch einmal versuchen',

  youAre: name => `Du bist ${name}`,
  changeName: 'Namen ändern',
  nameTitle: 'Wie heißt du?',
  nameHint: 'Die anderen am Tisch sehen den Namen. Anmelden musst du dich nicht.',
  nameLabel: 'Dein Name',
  nameSave: 'Das bin ich',
  nameSaved: name => `Von nun an bist du ${name}.`,
  nameRefused: most => `Ein Name hat 1 bis ${most} Buchstaben.`,
  trouble: code => `Das hat nicht geklappt. Versuch es gleich noch einmal. (${code})`,

  mine: 'Deine Tische',
  yourTurn: 'Du bist am Zug',
  open: 'Offene Tische',
  none: 'Gerade wartet niemand. Mach einen Tisch auf: Andere sehen ihn hier sofort.',
  seatsTaken: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
  freeSeat: 'frei',
  join: 'Mitspielen',
  watch: 'Zuschauen',
  toTable: 'Zum Tisch',
  toTableOf: (what, game, names) => `${what}: ${game}, ${names}`,
  openTable: 'Tisch aufmachen',

  openTitle: 'Einen Tisch aufmachen',
  you: 'Du',
  anybody: 'Jemand anderes',
  access: 'Wer darf mitspielen?',
  accesses: { everybody: 'Alle', link: 'Nur mit dem Link' },
  accessHints: {
    everybody: 'Der Tisch steht für alle sichtbar auf der Liste.',
    link: 'Den Tisch sieht nur, wer von dir seine Adresse bekommt.',
  },
  pace: 'Bedenkzeit',
  paces: {
    relaxed: { name: '5 Minuten je Zug', hint: 'Für jeden Zug hat man bis zu fünf Minuten.' },
    brisk: {
      name: '15 Minuten je Spiel',
      hint: 'Fünfzehn Minuten für jeden im ganzen Spiel, und mit jedem Zug 20 Sekunden mehr.',
    },
    swift: {
      name: '5 Minuten je Spiel',
      hint: 'Fünf Minuten für jeden im ganzen Spiel, und mit jedem Zug 8 Sekunden mehr.',
    },
    day: { name: 'Ein Tag je Zug', hint: 'Spielt, wann es euch passt: ein Tag für jeden Zug.' },
    threeDays: { name: '3 Tage je Zug', hint: 'Spielt, wann es euch passt: drei Tage für jeden Zug.' },
    week: { name: 'Eine Woche je Zug', hint: 'Spielt, wann es euch passt: eine Woche für jeden Zug.' },
  },
  openIt: 'Tisch aufmachen',
  onlyYou: 'Niemand kann dazukommen: Alle anderen Plätze hat der Computer.',

  account: 'Mit anderen spielen',
  device: 'Dich selbst auf ein anderes Gerät mitnehmen',
  deviceHint: 'Mit einem Code bist du auch dort du: mit deinem Namen und deinen Tischen.',
  showCode: 'Code zeigen',
  codeIs: 'Gib diesen Code auf dem anderen Gerät in den Einstellungen ein:',
  codeLasts: minutes => `Er gilt einmal und ${minutes} Minuten lang. Gib ihn sonst niemandem.`,
  enterCode: 'Code von einem anderen Gerät',
  enterHint: name =>
    name === ''
      ? 'Dieses Gerät bist dann auch du.'
      : `Dieses Gerät ist dann nicht mehr ${name}: Tische, die nur dieses Gerät kennt, sind nicht mehr zu erreichen.`,
  useCode: 'Code einlösen',
  codeWrong:
    'Diesen Code gibt es nicht, er ist zu alt oder wurde schon benutzt. Lass dir auf dem anderen Gerät einen neuen zeigen.',
  codeUsed: name => `Dieses Gerät ist jetzt ${name}.`,
  nobodyYet: 'Du hast noch keinen Namen. Danach wirst du gefragt, wenn du dich das erste Mal an einen Tisch setzt.',

  notifyMe: 'Sag mir Bescheid, wenn ich am Zug bin',
  notifyStop: 'Mir nicht mehr Bescheid sagen',
  bellOn: 'Du bekommst Bescheid, wenn du an diesem Tisch am Zug bist, auch wenn die Seite geschlossen ist.',
  bellOpen: 'Du bekommst Bescheid, wenn du an diesem Tisch am Zug bist, solange die Seite irgendwo offen ist.',
  bellOff: 'Zu diesem Tisch bekommst du keinen Bescheid mehr.',
  bellBlocked:
    'Dieser Browser darf keine Mitteilungen dieser Seite zeigen. Erlaube sie in den Einstellungen des Browsers und läute dann noch einmal.',
  bellMissing:
    'Dieser Browser kann hier keine Mitteilungen zeigen. Der Titel der Seite zählt trotzdem die Tische, die auf dich warten.',
  bellTrouble: 'Das hat nicht geklappt. Prüfe die Verbindung und versuch es noch einmal.',
  waitingTables: count => (count === 1 ? 'Ein Tisch wartet auf dich' : `${count} Tische warten auf dich`),
};
