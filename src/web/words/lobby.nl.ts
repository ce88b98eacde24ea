import type { LobbyWords } from './lobby.en.ts';

export const lobby: LobbyWords = {
  title: 'Met anderen spelen',
  withOthers: 'Met anderen …',
  allGames: 'Alle spellen',
  whichGame: 'Welk spel?',
  seeking: 'Tafels worden gezocht …',
  absent:
    'Hier zijn geen tafels: deze pagina wordt zonder haar server aangeboden. Je kunt tegen de computer spelen, en met anderen op dit apparaat.',
  offline:
    'Je bent offline, of de server is niet te bereiken. Zodra de verbinding er weer is, verschijnen hier de tafels; spellen op dit apparaat gaan gewoon door.',
  lost: 'De verbinding is verbroken. Ze komt vanzelf terug.',
  tryAgain: 'Opnieuw proberen',

  youAre: name => `Je bent ${name}`,
  changeName: 'Naam veranderen',
  nameTitle: 'Hoe heet je?',
  nameHint: 'De anderen aan tafel zien je naam. Je hoeft je nergens aan te melden.',
  nameLabel: 'Je naam',
  nameSave: 'Dat ben ik',
  nameSaved: name => `Vanaf nu ben je ${name}.`,
  nameRefused: most => `Een naam heeft 1 tot ${most} letters.`,
  trouble: code => `Dat is niet gelukt. Probeer het zo nog eens. (${code})`,

  mine: 'Jouw tafels',
  yourTurn: 'Jij bent aan zet',
  open: 'Open tafels',
  none: 'Er wacht nu niemand. Open een tafel: anderen zien hem hier meteen.',
  seatsTaken: (taken, seats) => `${taken} van ${seats} plaatsen bezet`,
  freeSeat: 'vrij',
  join: 'Meespelen',
  watch: 'Toekijken',
  toTable: 'Naar de tafel',
  toTableOf: (what, game, names) => `${what}: ${game}, ${names}`,
  openTable: 'Tafel openen',

  openTitle: 'Een tafel openen',
  you: 'Jij',
  anybody: 'Iemand anders',
  access: 'Wie mag meespelen?',
  accesses: { everybody: 'Iedereen', link: 'Alleen met de link' },
  accessHints: {
    everybody: 'De tafel staat voor iedereen zichtbaar op de lijst.',
    link: 'Alleen wie van jou het adres krijgt, ziet de tafel.',
  },
  pace: 'Bedenktijd',
  paces: {
    relaxed: { name: '5 minuten per beurt', hint: 'Voor elke beurt heb je tot vijf minuten.' },
    brisk: {
      name: '15 minuten per spel',
      hint: 'Vijftien minuten per persoon voor het hele spel, en elke beurt 20 seconden erbij.',
    },
    swift: {
      name: '5 minuten per spel',
      hint: 'Vijf minuten per persoon voor het hele spel, en elke beurt 8 seconden erbij.',
    },
    day: { name: 'Een dag per beurt', hint: 'Speel wanneer het uitkomt: een dag voor elke beurt.' },
    threeDays: { name: '3 dagen per beurt', hint: 'Speel wanneer het uitkomt: drie dagen voor elke beurt.' },
    week: { name: 'Een week per beurt', hint: 'Speel wanneer het uitkomt: een week voor elke beurt.' },
  },
  openIt: 'Tafel openen',
  onlyYou: 'Niemand kan erbij komen: alle andere plaatsen zijn van de computer.',

  account: 'Met anderen spelen',
  device: 'Jezelf meenemen naar een ander apparaat',
  deviceHint: 'Met een code ben je ook daar jezelf: met je naam en je tafels.',
  showCode: 'Code tonen',
  codeIs: 'Typ deze code op het andere apparaat, in de instellingen:',
  codeLasts: minutes => `Hij werkt één keer, ${minutes} minuten lang. Geef hem aan niemand anders.`,
  enterCode: 'Een code van een ander apparaat',
  enterHint: name =>
    name === ''
      ? 'Dit apparaat ben jij dan ook.'
      : `Dit apparaat is dan niet meer ${name}: tafels die alleen dit apparaat kent, zijn niet meer te bereiken.`,
  useCode: 'Code gebruiken',
  codeWrong: 'Deze code is al gebruikt, is te oud of bestaat niet. Laat op het andere apparaat een nieuwe zien.',
  codeUsed: name => `Dit apparaat is nu ${name}.`,
  nobodyYet: 'Je hebt nog geen naam. Die vragen we als je voor het eerst aan een tafel gaat zitten.',

  notifyMe: 'Laat me weten wanneer ik aan zet ben',
  notifyStop: 'Laat het me niet meer weten',
  bellOn: 'Je krijgt bericht als je aan deze tafel aan zet bent, ook als de pagina gesloten is.',
  bellOpen: 'Je krijgt bericht als je aan deze tafel aan zet bent, zolang de pagina ergens open is.',
  bellOff: 'Over deze tafel krijg je geen bericht meer.',
  bellBlocked:
    'Deze browser mag geen meldingen van deze pagina tonen. Sta ze toe in de instellingen van de browser en bel dan nog eens.',
  bellMissing:
    'Deze browser kan hier geen meldingen tonen. De titel van de pagina telt nog steeds de tafels die op je wachten.',
  bellTrouble: 'Dat is niet gelukt. Controleer de verbinding en probeer het nog eens.',
  waitingTables: count => (count === 1 ? 'Er wacht een tafel op je' : `Er wachten ${count} tafels op je`),
};
