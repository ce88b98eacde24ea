import type { LobbyWords } from './lobby.en.ts';

export const lobby: LobbyWords = {
  title: 'Mit anderen spielen',
  withOthers: 'Mit anderen …',
  allGames: 'Alle Spiele',
  whichGame: 'Welches Spiel?',
  seeking: 'Tische werden gesucht …',
  absent:
    'Hier gibt es keine Tische: Diese Seite läuft ohne Server. Du kannst gegen den Computer spielen oder mit anderen an diesem Gerät.',
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
  nameTaken: 'Diesen Namen, oder einen ähnlichen, hat schon jemand.',
  trouble: code => `Das hat nicht geklappt. Versuch es gleich noch einmal. (${code})`,

  rated: 'gewertet',
  ratings: 'Rangliste',
  mine: 'Deine Tische',
  yourTurn: 'Du bist am Zug',
  open: 'Offene Tische',
  none: 'Gerade wartet niemand.',
  paused: 'Ruht: niemand ist da',
  seatsTaken: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
  freeSeat: 'frei',
  somebody: 'Jemand',
  join: 'Mitspielen',
  watch: 'Zuschauen',
  toTable: 'Zum Tisch',
  toTableOf: (what, game, names) => `${what}: ${game}, ${names}`,
  openTable: 'Tisch eröffnen',

  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  copyByHand: 'Kopieren geht hier nicht. Markiere den Link und kopiere ihn selbst.',
  share: 'Teilen …',
  qrOf: link => `QR-Code des Links ${link}`,

  others: count => {
    if (count === 0) return 'Du bist gerade allein hier.';
    return count === 1 ? 'Noch jemand ist gerade hier.' : `${count} andere sind gerade hier.`;
  },
  running: 'Spiele zum Zuschauen',
  openHint: 'Eröffne einen Tisch: Andere sehen ihn hier sofort.',
  bot: 'Inzwischen gegen den Computer spielen',
  botHint: 'Du erfährst es, sobald jemand einen Tisch eröffnet oder sich an deinen setzt.',
  demo: 'Computern beim Spielen zuschauen',
  demoHint: 'Öffentlich spielt gerade niemand, aber der Computer zeigt dir gern ein Spiel.',
  invite: 'Jemanden einladen',
  inviteHint: 'Wer diesen Link öffnet oder den Code scannt, kommt in diese Lobby.',
  news: {
    sat: (name, game) => `${name} hat sich an deinen Tisch gesetzt: ${game}.`,
    begun: (_, game) => `Das Spiel an deinem Tisch hat begonnen: ${game}.`,
    opened: (name, game) => `${name} hat einen Tisch eröffnet: ${game}.`,
  },
  later: 'Später',

  openTitle: 'Einen Tisch eröffnen',
  you: 'Du',
  anybody: 'Jemand anderes',
  access: 'Wer darf mitspielen?',
  accesses: { everybody: 'Alle', link: 'Nur mit dem Link' },
  accessHints: {
    everybody: 'Der Tisch steht für alle sichtbar in der Lobby.',
    link: 'Den Tisch sieht nur, wer von dir den Link bekommt.',
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
  counting: 'Zählt das Spiel?',
  countings: { friendly: 'Nur zum Spaß', rated: 'Gewertet' },
  countingHints: {
    friendly: 'Das Ergebnis ändert niemandes Wertung.',
    rated:
      'Das Ergebnis zählt für die Wertung aller, die mitspielen. Alle brauchen ein Konto; wer geht oder die Zeit überschreitet, wird als Letzter gewertet.',
  },
  ratedNeeds: 'Ein gewertetes Spiel braucht ein Konto.',
  openIt: 'Tisch eröffnen',
  onlyYou: 'Niemand kann dazukommen: Alle anderen Plätze hat der Computer.',

  account: 'Mit anderen spielen',
  yourAccount: 'Dein Konto',
  privacy: 'Deine Daten hier',
  invitations: 'Einladungen',
  invitesYou: (name, game) => `${name} lädt dich ein: ${game}`,
  noThanks: 'Nein, danke',
  invited: 'Du bist eingeladen',
  desk: 'Verwaltung',
  people: 'Leute, die du getroffen hast',
  device: 'Dich selbst auf ein anderes Gerät mitnehmen',
  deviceHint: 'Mit einem Code bist du auch dort du: mit deinem Namen und deinen Tischen.',
  showCode: 'Code zeigen',
  codeIs: 'Gib diesen Code auf dem anderen Gerät in den Einstellungen ein:',
  codeLasts: minutes => `Er gilt einmal und ${minutes} Minuten lang. Gib ihn sonst niemandem.`,
  enterCode: 'Code von einem anderen Gerät oder vom Notfallblatt',
  enterHint: name =>
    name === ''
      ? 'Dieses Gerät bist dann auch du.'
      : `Dieses Gerät ist dann nicht mehr ${name}: Tische, die nur dieses Gerät kennt, sind nicht mehr zu erreichen.`,
  useCode: 'Code einlösen',
  codeWrong:
    'Diesen Code gibt es nicht, er ist zu alt oder wurde schon benutzt. Lass dir auf dem anderen Gerät einen neuen zeigen.',
  codeUsed: name => `Dieses Gerät ist jetzt ${name}.`,
  devices: 'Deine Geräte',
  devicesHint: 'Auf jedem davon bist du du und kannst unter deinem Namen spielen. Melde ab, was du nicht mehr benutzt.',
  thisDevice: 'dieses Gerät',
  someDevice: 'Ein Gerät',
  deviceSeen: ago => `zuletzt hier: ${ago}`,
  signOut: 'Abmelden',
  signOutOf: (name, seen) => `${name} abmelden, ${seen}`,
  signOutOthers: 'Alle anderen abmelden',
  signedOut: count => (count === 1 ? 'Ein Gerät ist abgemeldet.' : `${count} Geräte sind abgemeldet.`),
  nobodyYet: 'Du hast noch keinen Namen. Danach wirst du gefragt, wenn du dich das erste Mal an einen Tisch setzt.',

  notifyMe: 'Sag mir Bescheid, wenn ich am Zug bin',
  notifyStop: 'Mir nicht mehr Bescheid sagen',
  bellOn: 'Du bekommst Bescheid, wenn du an diesem Tisch am Zug bist, auch wenn die Seite geschlossen ist.',
  bellOpen: 'Du bekommst Bescheid, wenn du an diesem Tisch am Zug bist, solange die Seite irgendwo offen ist.',
  bellOff: 'Zu diesem Tisch bekommst du keinen Bescheid mehr.',
  bellBlocked:
    'Dieser Browser darf keine Mitteilungen dieser Seite zeigen. Erlaube sie in den Einstellungen des Browsers und drück dann noch einmal auf die Glocke.',
  bellMissing:
    'Dieser Browser kann hier keine Mitteilungen zeigen. Der Titel der Seite zählt trotzdem die Tische, die auf dich warten.',
  bellInstall:
    'iPhones und iPads geben nur für Seiten auf dem Home-Bildschirm Bescheid. Leg Caravanserai erst dort ab, öffne es von dort und drück noch einmal auf die Glocke.',
  bellTrouble: 'Das hat nicht geklappt. Prüfe die Verbindung und versuch es noch einmal.',
  runningTables: count => (count === 1 ? 'Zurück an deinen Tisch' : `${count} deiner Spiele laufen`),
  waitingTables: count => (count === 1 ? 'Ein Tisch wartet auf dich' : `${count} Tische warten auf dich`),
};
