import type { InventoryWords } from './inventory.ts';

export const inventoryWords: InventoryWords = {
  people: {
    what: 'Wie hier een naam heeft opgegeven.',
    columns: {
      id: 'een willekeurig nummer dat voor jou staat',
      name: 'de naam die je opgaf',
      seen: 'wanneer je hier het laatst was',
    },
  },
  accounts: {
    what: 'Namen die voorgoed van iemand zijn.',
    columns: {
      person: 'van wie',
      name: 'de naam',
      skeleton: 'wat hij gemeen heeft met namen die erop lijken',
      since: 'sinds wanneer',
    },
  },
  secrets: {
    what: 'De apparaten die je kennen.',
    columns: {
      hash: 'een vingerafdruk van het geheim in de cookie van het apparaat',
      person: 'van wie',
      since: 'sinds wanneer',
      seen: 'wanneer het hier het laatst was',
      label: 'browser en systeem, zoals “Firefox · Linux”',
      guarded: 'of de cookie alleen via https geldt',
    },
  },
  passkeys: {
    what: 'Passkeys waarmee je binnenkomt.',
    columns: {
      id: 'het nummer van de passkey',
      person: 'van wie',
      public_key: 'de openbare helft; de geheime blijft op je apparaat',
      counter: 'hoe vaak hij is gebruikt, als hij dat zegt',
      transports: 'hoe hij is aangesloten',
      domain: 'het adres waarvoor hij geldt',
      label: 'de naam die je hem gaf',
      since: 'sinds wanneer',
      seen: 'wanneer hij het laatst is gebruikt',
    },
  },
  recovery_codes: {
    what: 'De ongebruikte codes van herstelbladen.',
    columns: { hash: 'een vingerafdruk van de code', person: 'van wie' },
  },
  transfers: {
    what: 'Codes voor een ander apparaat, tien minuten lang.',
    columns: { hash: 'een vingerafdruk van de code', person: 'van wie', until: 'tot wanneer hij werkt' },
  },
  challenges: {
    what: 'Vragen die een passkey moet beantwoorden, vijf minuten lang.',
    columns: { hash: 'een vingerafdruk van de vraag', person: 'aan wie', until: 'tot wanneer' },
  },
  outside_bots: {
    what: 'Je eigen bots: programma’s die hier met een token spelen.',
    columns: {
      id: 'een willekeurig getal',
      owner: 'van wie de bot is',
      name: 'zijn naam',
      skeleton: 'wat zijn naam gemeen heeft met alle die erop lijken',
      games: 'de spellen die hij speelt',
      token: 'de hash van zijn token',
      since: 'sinds wanneer',
      here: 'tot wanneer hij als verbonden geldt',
    },
  },
  sitters: {
    what: 'Wie aan welke tafel zit, zodat je je partijen terugvindt.',
    columns: { person: 'wie', match: 'de tafel', ended: 'wanneer de partij voorbij was' },
  },
  matches: {
    what: 'De partijen in het kort.',
    columns: {
      id: 'het nummer van de tafel',
      revision: 'hoe vaak er iets is veranderd',
      length: 'hoeveel zetten er zijn',
      wake: 'wanneer de server weer moet kijken',
      held: 'of hij dat net doet',
      clock: 'hoeveel tijd iedereen nog heeft',
    },
  },
  documents: {
    what: 'Wat er van een tafel bekend is, behalve de zetten.',
    columns: {
      match: 'de tafel',
      body: 'spel, varianten, wie onder welke naam waar zit, wie haar opende, en wat het toeval bepaalt',
    },
  },
  entries: {
    what: 'De zetten, zonder namen: daaruit is een partij na te spelen.',
    columns: { match: 'de tafel', seq: 'het nummer van de zet', body: 'de plaats en haar zet' },
  },
  lobby: {
    what: 'Wat lijsten van tafels tonen.',
    columns: {
      match: 'de tafel',
      listed: 'of iedereen haar ziet',
      summary: 'spel, namen, wie aan de beurt is en hoe het afliep',
      touched: 'wanneer er het laatst iets gebeurde',
    },
  },
  origins: {
    what: 'Waar tafels in de lobby zijn geopend, zolang er op spelers wordt gewacht.',
    columns: { match: 'de tafel', origin: 'een vingerafdruk van het netwerkadres, zodat niemand de lobby overspoelt' },
  },
  chat: {
    what: 'Wat mensen aan tafel tegen elkaar zeggen.',
    columns: {
      id: 'het nummer van de regel',
      match: 'de tafel',
      at: 'wanneer',
      body: 'de naam, de plaats en de woorden',
      person: 'wie het zei',
    },
  },
  watches: {
    what: 'Apparaten die een seintje willen als je aan de beurt bent.',
    columns: {
      match: 'de tafel',
      endpoint: 'het adres dat de maker van je browser voor het apparaat heeft',
      person: 'wie een seintje krijgt',
      subscription: 'de sleutels waarmee alleen dit apparaat het kan lezen',
      device: 'welk apparaat het is',
    },
  },
  rated: {
    what: 'Hoe partijen met rating afliepen: daaruit worden de ratings van iedereen berekend.',
    columns: {
      match: 'de tafel',
      ended: 'wanneer ze voorbij was',
      game: 'het spel',
      anchors: 'aan welke sterktes van de computer wordt gemeten',
    },
  },
  rated_seats: {
    what: 'Wie in partijen met rating speelde. Als je jezelf wist, blijft er een willekeurig nummer op jouw plek, zodat de ratings van de anderen blijven kloppen.',
    columns: {
      match: 'de tafel',
      seat: 'de plaats',
      player: 'wie, of welke computerspeler',
      bot: 'of het een computer was',
      score: 'de punten',
      won: 'of er is gewonnen',
      gone: 'of iemand eerder wegging',
    },
  },
  profiles: {
    what: 'Een pagina over jou die iedereen mag lezen, als je er een hebt gemaakt.',
    columns: {
      person: 'van wie die is',
      address: 'het adres van de pagina',
      since: 'sinds wanneer',
    },
  },
  mails: {
    what: 'Waar je mail wilt krijgen, als je die wilt.',
    columns: {
      person: 'van wie het is',
      address: 'het adres',
      language: 'de taal van de mail',
      wants: 'waarover',
      confirmed: 'of je het adres hebt bevestigd',
      code: 'een code om het te bevestigen, als hash',
      until: 'tot wanneer de code werkt',
      sent: 'wanneer er voor het laatst mail is verstuurd',
    },
  },
  ties: {
    what: 'Mensen die je niet wilt horen of ontmoeten.',
    columns: {
      person: 'wiens wens het is',
      other: 'om wie het gaat',
      tie: 'of diegene gedempt of geblokkeerd is',
      since: 'sinds wanneer',
    },
  },
  events: {
    what: 'Toernooien, competities en arena’s. Als je jezelf wist, blijft er een willekeurig nummer op jouw plek.',
    columns: {
      id: 'het nummer van het toernooi',
      owner: 'wie het heeft geopend',
      revision: 'hoe vaak er iets is gebeurd',
      length: 'hoeveel regels het verslag telt',
      place: 'of het nog komt, bezig is of voorbij is',
      moment: 'wanneer het begint, begon of eindigde',
      summary: 'naam, spel en instellingen, en hoeveel mensen meedoen',
      wake: 'wanneer de server weer moet kijken',
      held: 'of hij dat nu doet',
    },
  },
  event_people: {
    what: 'Wie aan welk toernooi meedoet. Als je jezelf wist, blijft er een willekeurig nummer op jouw plek, zodat de stand van de anderen blijft kloppen.',
    columns: { event: 'het toernooi', number: 'het nummer dat daar voor jou staat', person: 'wie' },
  },
  event_entries: {
    what: 'Wat er bij toernooien gebeurde, met nummers in plaats van mensen.',
    columns: {
      event: 'het toernooi',
      seq: 'het nummer van de regel',
      body: 'wie kwam of ging, wie waar zat en hoe tafels afliepen',
    },
  },
  invitations: {
    what: 'Tafels waarvoor je bent uitgenodigd.',
    columns: { person: 'wie is uitgenodigd', match: 'de tafel', sender: 'wie uitnodigt', at: 'wanneer' },
  },
  measures: {
    what: 'Wat de gastheren van deze server over jou hebben beslist: een waarschuwing, of dat je niet mag chatten of niet binnen mag komen.',
    columns: {
      person: 'om wie het gaat',
      kind: 'wat daarvan het is',
      reason: 'waarom',
      since: 'sinds wanneer',
      until: 'tot wanneer, als het niet voorgoed is',
    },
  },
  reports: {
    what: 'Wat je de gastheren over anderen hebt gemeld, zolang als chat wordt bewaard.',
    columns: {
      id: 'een willekeurig nummer',
      at: 'wanneer',
      reporter: 'wie het meldde',
      about: 'om wie het gaat',
      match: 'de tafel',
      body: 'jouw woorden, en wat jullie twee in de chat zeiden',
      done: 'of er al iets mee is gedaan',
    },
  },
  hosts: {
    what: 'Wie via een link gastheer van deze server is geworden.',
    columns: { person: 'wie', since: 'sinds wanneer' },
  },
  deeds: {
    what: 'Wat de gastheren van deze server hebben gedaan, voorgoed. Als je jezelf wist, blijft er een willekeurig nummer op jouw plek.',
    columns: {
      id: 'een willekeurig nummer',
      at: 'wanneer',
      host: 'welke gastheer',
      deed: 'wat er is gedaan',
      other: 'om wie het ging',
      body: 'waarom, of wat precies',
    },
  },
  host_links: {
    what: 'Ongebruikte links die iemand gastheer maken, een uur lang.',
    columns: { hash: 'een vingerafdruk van de link', until: 'tot wanneer hij werkt' },
  },
  announcements: {
    what: 'Wat de gastheren aan iedereen vertellen.',
    columns: { id: 'een willekeurig nummer', at: 'sinds wanneer', until: 'tot wanneer', text: 'de woorden' },
  },
  day_tries: {
    what: 'Resultaten van de woestijn van de dag die in de lijst zijn gezet.',
    columns: {
      day: 'de dag',
      game: 'het spel',
      person: 'van wie het resultaat is',
      place: 'de plaats tegen de computer',
      behind: 'hoeveel punten achter de winnaar of voor de volgende',
      score: 'de punten',
      at: 'wanneer het in de lijst is gezet',
    },
  },
  puzzle_tries: {
    what: 'Eerste pogingen aan puzzels die je laat meetellen; uit alle samen volgt hoe moeilijk een puzzel is.',
    columns: {
      game: 'het spel',
      puzzle: 'het nummer van de puzzel',
      person: 'van wie de poging is',
      solved: 'of de puzzel is opgelost',
      at: 'wanneer',
    },
  },
  studies: {
    what: 'Studies die je in je account hebt bewaard; wie het adres van een studie heeft, kan die lezen.',
    columns: {
      id: 'een willekeurig nummer, dat deel is van het adres',
      person: 'van wie de studie is',
      name: 'de naam die je eraan gaf',
      game: 'het spel',
      body: 'stellingen, varianten en notities',
      touched: 'wanneer de studie het laatst is gewijzigd',
    },
  },
  attendance: {
    what: 'Wie op dit moment naar een tafel kijkt.',
    columns: {
      match: 'de tafel',
      process: 'via welk deel van de server',
      people: 'wie',
      watchers: 'hoeveel anderen meekijken',
    },
  },
  processes: {
    what: 'De delen van de server die draaien.',
    columns: { id: 'een willekeurig nummer', until: 'tot wanneer het als levend geldt' },
  },
  keepsakes: {
    what: 'Dingen van de server zelf, zoals zijn sleutels voor meldingen.',
    columns: { name: 'wat het is', value: 'de waarde' },
  },
  migrations: {
    what: 'Hoe ver de tabellen zijn vernieuwd.',
    columns: { step: 'het nummer van de stap' },
  },
};
