import type { AccountWords } from './account.en.ts';

export const account: AccountWords = {
  intro:
    'Om te spelen heb je geen account nodig. Met een account is je naam voorgoed van jou en vind je vanaf elk apparaat je partijen terug. Een wachtwoord is er niet, en niemand vraagt naar je mailadres.',
  nameFirst: 'Hoe wil je heten?',

  keep: 'Je naam houden',
  keepHint:
    'Dan kan niemand anders hem nemen, en ook geen naam die erop lijkt. Je blijft wie je bent, met al je partijen. Later kun je de naam niet meer veranderen.',
  keepLabel: 'Je naam voorgoed',
  keepIt: 'Account maken',
  nameUnfit: most => `Een naam voorgoed heeft 2 tot ${most} letters of cijfers, allemaal uit één alfabet.`,
  kept: name => `${name} is nu voorgoed jouw naam.`,
  since: date => `Jouw naam sinds ${date}.`,

  back: 'Ik heb een account',
  backPasskey: 'Terugkomen met een passkey',

  passkeys: 'Passkeys',
  passkeysHint:
    'Met een passkey kom je binnen met je vinger, je gezicht of waarmee je je apparaat ook ontgrendelt. Je kunt er meer hebben.',
  noPasskeys:
    'Passkeys werken hier niet: daarvoor moet de pagina via https komen en de browser ze kennen. Je herstelblad en een code voor een ander apparaat werken overal.',
  passkeyName: 'Naam voor een nieuwe passkey, als je wilt',
  addPasskey: 'Passkey maken',
  passkeyAdded: 'De passkey is gemaakt.',
  passkeyRemoved: 'De passkey is verwijderd. Op je apparaat kun je hem ook wissen.',
  somePasskey: 'Een passkey',
  passkeyUsed: ago => `laatst gebruikt: ${ago}`,
  passkeyUnused: 'nog niet gebruikt',
  passkeyElsewhere: domain => `voor ${domain}; hier werkt hij niet`,
  remove: 'Verwijderen',
  removeOf: (name, seen) => `${name} verwijderen, ${seen}`,

  sheet: 'Herstelblad',
  sheetHint: 'Codes op papier, voor de dag dat je al het andere kwijt bent. Met elke code kom je één keer binnen.',
  codesLeft: count => (count === 1 ? 'Er is nog één code over.' : `Er zijn nog ${count} codes over.`),
  makeSheet: 'Nieuw blad maken',
  makeSheetHint: 'De codes van je oude blad werken dan niet meer.',
  sheetOf: name => `Herstelblad van ${name}`,
  sheetOnce:
    'Deze codes worden alleen deze ene keer getoond. Druk ze af of bewaar ze, en berg ze goed op: wie er een heeft, komt als jij binnen.',
  sheetUse: address => `Elke code werkt één keer. Vul hem in op ${address} onder “Ik heb een account”.`,
  print: 'Afdrukken',
  save: 'Als bestand bewaren',
  sheetFile: 'herstelblad.txt',
  done: 'Ik heb ze opgeborgen',

  bots: {
    title: 'Je bots',
    hint: 'Een programma van jou kan hier meespelen, in elke programmeertaal. Maak er een token voor: daarmee maakt het verbinding, en anderen kunnen het aan hun tafel uitnodigen.',
    name: 'Naam van de bot',
    games: 'Welke spellen speelt hij?',
    make: 'Token maken',
    token: name => `Het token van ${name}`,
    tokenOnce: 'Het wordt alleen deze ene keer getoond. Wie het heeft, kan als jouw bot spelen.',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    done: 'Ik heb het opgeborgen',
    here: 'verbonden',
    away: 'niet verbonden',
    revoke: 'Intrekken',
    revokeOf: name => `Het token van ${name} intrekken`,
    revoked: name => `${name} kan geen verbinding meer maken.`,
    gamesNeeded: 'Kies minstens één spel.',
    nameUnfit: most => `De naam van een bot heeft 2 tot ${most} letters of cijfers, allemaal uit één alfabet.`,
    tooMany: 'Meer bots kan niet. Trek er eerst een in.',
  },

  page: {
    title: 'Een pagina over jou',
    hint: 'Als je wilt, mag iedereen een pagina over jou lezen: je naam, je ratings en hoe je openbare partijen zijn afgelopen. Over partijen aan besloten tafels staat er niets, en ook niet wie je bent tegengekomen.',
    make: 'Mijn pagina openbaar maken',
    open: 'Iedereen met het adres mag ze lezen; ranglijsten verwijzen ernaar.',
    look: 'Bekijken',
    copy: 'Adres kopiëren',
    copied: 'Gekopieerd',
    takeBack: 'Terugnemen',
    gone: 'De pagina is weg, en haar adres leidt nergens heen.',
  },

  leave: 'Afmelden op dit apparaat',
  leaveHint:
    'Dit apparaat kent je dan niet meer. Je komt terug met een passkey, een code van je herstelblad of een code van een ander apparaat.',
  leaveYes: 'Ja, afmelden',
  left: 'Dit apparaat kent je niet meer.',

  refused: {
    taken: 'Deze naam, of een die erop lijkt, is al van iemand. Probeer een andere.',
    'has-account': 'Je hebt al een account. Laad de pagina opnieuw.',
    nobody: 'Dit apparaat kent je niet meer. Laad de pagina opnieuw.',
    'too-fast': 'Dat was een beetje veel tegelijk. Wacht een paar minuten en probeer het nog eens.',
    'too-many': 'Meer passkeys kan niet. Verwijder er eerst een.',
    'no-passkeys': 'Op dit adres werken geen passkeys.',
    passkey: 'Deze passkey is hier niet bekend. Misschien is hij verwijderd.',
    known: 'Dit apparaat heeft al een passkey voor je account.',
    cancelled: 'Er kwam geen passkey. Er is niets veranderd; probeer het gerust nog eens.',
    unreachable: 'De server is niet te bereiken. Probeer het nog eens als je online bent.',
  },
};
