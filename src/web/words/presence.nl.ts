import type { PresenceWords } from './presence.en.ts';

export const presence: PresenceWords = {
  minutes: minutes => `${minutes} min`,
  isAway: name => `${name} is weg`,
  awayFor: (name, time) => `${name} is al ${time} weg`,
  lastHere: (name, time) => `${name} was ${time} geleden hier`,
  botPlaysFor: name => `Een computer speelt voor ${name}`,
  isPaused: 'De partij ligt stil',
  awayShort: time => `weg ${time}`,
  botShort: 'computer speelt',
  nowAway: name => `${name} is weg.`,
  nowBack: name => `${name} is er weer.`,
  nowBot: name => `Een computer speelt nu voor ${name}.`,
  paused: 'De partij ligt stil: er is niemand om te spelen. Er loopt geen klok.',
  pausedForYou:
    'Je tijd was om en er is verder niemand om te spelen. Daarom ligt de partij stil en loopt er geen klok.',
  wasPaused: time => `De partij heeft ${time} stilgelegen.`,
  madeForYou: count =>
    `Toen je weg was, heeft een computer ${count === 1 ? 'één zet' : `${count} zetten`} voor je gedaan.`,
  madeFor: (name, count) => `Een computer heeft ${count === 1 ? 'één zet' : `${count} zetten`} voor ${name} gedaan.`,
  lookAtThem: 'Laat zien',
  byBot: 'door de computer',
  afterPause: time => `na een pauze van ${time}`,
  watchers: count => (count === 1 ? '1 persoon kijkt toe' : `${count} mensen kijken toe`),

  wantsRematch: name => `${name} wil graag nog een keer spelen.`,
  join: 'Meedoen',
  notNow: 'Nu niet',
  declined: names => `Wil liever niet nog een keer spelen: ${names}.`,
  asked: 'heeft nog niet geantwoord',
  waitForAnswer: names => `Het antwoord van ${names} ontbreekt nog.`,
  waitForReturn: names => `De partij wacht tot ${names} er weer is.`,
  beginsWithAll: 'De partij begint zodra iedereen ja heeft gezegd.',
  freeSeat: 'Plaats vrijgeven',
};
