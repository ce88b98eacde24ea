import type { LobbyWords } from './lobby.en.ts';

export const lobby: LobbyWords = {
  title: 'Met anderen spelen',
  withOthers: 'Met anderen …',
  allGames: 'Alle spellen',
  whichGame: 'Welk spel?',
  seeking: 'Tafels worden gezocht …',
  absent:
    'Hier zijn geen tafels: deze pagina draait zonder server. Je kunt tegen de computer spelen, of met anderen op dit apparaat.',
  offline:
    'Je bent offline, of de server is niet te bereiken. Zodra de verbinding er weer is, verschijnen hier de tafels; partijen op dit apparaat gaan gewoon door.',
  lost: 'De verbinding is verbroken. Die komt vanzelf terug.',
  tryAgain: 'Opnieuw proberen',

  youAre: name => `Je bent ${name}`,
  changeName: 'Naam veranderen',
  nameTitle: 'Hoe heet je?',
  nameHint: 'De anderen aan tafel zien je naam. Je hoeft je nergens aan te melden.',
  nameLabel: 'Je naam',
  nameSave: 'Dat ben ik',
  nameSaved: name => `Vanaf nu ben je ${name}.`,
  nameRefused: most => `Een naam heeft 1 tot ${most} letters.`,
  nameTaken: 'Deze naam, of een die erop lijkt, is al van iemand.',
  trouble: code => `Dat is niet gelukt. Probeer het zo nog eens. (${code})`,

  rated: 'telt voor de rating',
  ratings: 'Ranglijst',
  mine: 'Jouw tafels',
  yourTurn: 'Jij bent aan de beurt',
  open: 'Open tafels',
  none: 'Er wacht nu niemand.',
  paused: 'Ligt stil: er is niemand',
  seatsTaken: (taken, seats) => `${taken} van ${seats} plaatsen bezet`,
  freeSeat: 'vrij',
  somebody: 'Iemand',
  join: 'Meespelen',
  watch: 'Toekijken',
  toTable: 'Naar de tafel',
  toTableOf: (what, game, names) => `${what}: ${game}, ${names}`,
  openTable: 'Tafel openen',

  link: 'Link',
  copy: 'Link kopiëren',
  copied: 'De link is gekopieerd.',
  copyByHand: 'Kopiëren lukt hier niet. Selecteer de link en kopieer hem zelf.',
  share: 'Delen …',
  qrOf: link => `QR-code van de link ${link}`,

  others: count => {
    if (count === 0) return 'Je bent hier nu alleen.';
    return count === 1 ? 'Er is nu nog iemand hier.' : `Er zijn nu ${count} anderen hier.`;
  },
  running: 'Partijen om naar te kijken',
  openHint: 'Open een tafel: anderen zien hem hier meteen.',
  bot: 'Ondertussen tegen de computer spelen',
  botHint: 'Je hoort het zodra iemand een tafel opent of aan die van jou gaat zitten.',
  demo: 'Toekijken hoe computers spelen',
  demoHint: 'Er speelt nu niemand in het openbaar, maar de computer laat je graag een partij zien.',
  invite: 'Iemand uitnodigen',
  inviteHint: 'Wie deze link opent of de code scant, komt in deze lobby.',
  news: {
    sat: (name, game) => `${name} is aan je tafel gaan zitten: ${game}.`,
    begun: (_, game) => `De partij aan je tafel is begonnen: ${game}.`,
    opened: (name, game) => `${name} heeft een tafel geopend: ${game}.`,
  },
  later: 'Later',

  openTitle: 'Een tafel openen',
  you: 'Jij',
  anybody: 'Iemand anders',
  access: 'Wie mag meespelen?',
  accesses: { everybody: 'Iedereen', link: 'Alleen met de link' },
  accessHints: {
    everybody: 'De tafel staat voor iedereen zichtbaar in de lobby.',
    link: 'Alleen wie van jou de link krijgt, ziet de tafel.',
  },
  pace: 'Bedenktijd',
  paces: {
    relaxed: { name: '5 minuten per beurt', hint: 'Voor elke beurt heb je tot vijf minuten.' },
    brisk: {
      name: '15 minuten per partij',
      hint: 'Vijftien minuten per persoon voor de hele partij, en elke beurt 20 seconden erbij.',
    },
    swift: {
      name: '5 minuten per partij',
      hint: 'Vijf minuten per persoon voor de hele partij, en elke beurt 8 seconden erbij.',
    },
    day: { name: 'Een dag per beurt', hint: 'Speel wanneer het uitkomt: een dag voor elke beurt.' },
    threeDays: { name: '3 dagen per beurt', hint: 'Speel wanneer het uitkomt: drie dagen voor elke beurt.' },
    week: { name: 'Een week per beurt', hint: 'Speel wanneer het uitkomt: een week voor elke beurt.' },
  },
  counting: 'Telt de partij mee?',
  countings: { friendly: 'Alleen voor de lol', rated: 'Voor de rating' },
  countingHints: {
    friendly: 'De uitslag verandert niemands rating.',
    rated:
      'De uitslag telt voor de rating van iedereen die meespeelt. Iedereen heeft een account nodig; wie weggaat of door de tijd gaat, geldt als laatste.',
  },
  ratedNeeds: 'Voor een partij om de rating is een account nodig.',
  openIt: 'Tafel openen',
  onlyYou: 'Niemand kan erbij komen: alle andere plaatsen zijn van de computer.',

  account: 'Met anderen spelen',
  yourAccount: 'Je account',
  privacy: 'Je gegevens hier',
  people: 'Mensen die je hebt ontmoet',
  device: 'Jezelf meenemen naar een ander apparaat',
  deviceHint: 'Met een code ben je ook daar jezelf: met je naam en je tafels.',
  showCode: 'Code tonen',
  codeIs: 'Typ deze code op het andere apparaat, in de instellingen:',
  codeLasts: minutes => `Hij werkt één keer, ${minutes} minuten lang. Geef hem aan niemand anders.`,
  enterCode: 'Code van een ander apparaat of je herstelblad',
  enterHint: name =>
    name === ''
      ? 'Dit apparaat ben jij dan ook.'
      : `Dit apparaat is dan niet meer ${name}: tafels die alleen dit apparaat kent, zijn niet meer te bereiken.`,
  useCode: 'Code gebruiken',
  codeWrong: 'Deze code is al gebruikt, is te oud of bestaat niet. Laat op het andere apparaat een nieuwe zien.',
  codeUsed: name => `Dit apparaat is nu ${name}.`,
  devices: 'Je apparaten',
  devicesHint: 'Op elk daarvan ben je jezelf en kun je onder je naam spelen. Meld af wat je niet meer gebruikt.',
  thisDevice: 'dit apparaat',
  someDevice: 'Een apparaat',
  deviceSeen: ago => `laatst hier: ${ago}`,
  signOut: 'Afmelden',
  signOutOf: (name, seen) => `${name} afmelden, ${seen}`,
  signOutOthers: 'Alle andere afmelden',
  signedOut: count => (count === 1 ? 'Eén apparaat is afgemeld.' : `${count} apparaten zijn afgemeld.`),
  nobodyYet: 'Je hebt nog geen naam. Die vragen we als je voor het eerst aan een tafel gaat zitten.',

  notifyMe: 'Laat me weten wanneer ik aan de beurt ben',
  notifyStop: 'Laat het me niet meer weten',
  bellOn: 'Je krijgt bericht als je aan deze tafel aan de beurt bent, ook als de pagina gesloten is.',
  bellOpen: 'Je krijgt bericht als je aan deze tafel aan de beurt bent, zolang de pagina ergens open is.',
  bellOff: 'Over deze tafel krijg je geen bericht meer.',
  bellBlocked:
    'Deze browser mag geen meldingen van deze pagina tonen. Sta ze toe in de instellingen van de browser en druk dan nog eens op de bel.',
  bellMissing:
    'Deze browser kan hier geen meldingen tonen. De titel van de pagina telt nog steeds de tafels die op je wachten.',
  bellInstall:
    'iPhones en iPads geven alleen bericht voor pagina’s op het beginscherm. Zet Caravanserai daar eerst neer, open het van daar en druk nog eens op de bel.',
  bellTrouble: 'Dat is niet gelukt. Controleer de verbinding en probeer het nog eens.',
  runningTables: count => (count === 1 ? 'Terug naar je tafel' : `Er lopen ${count} partijen van je`),
  waitingTables: count => (count === 1 ? 'Er wacht een tafel op je' : `Er wachten ${count} tafels op je`),
};
