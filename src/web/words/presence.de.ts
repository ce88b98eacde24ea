import type { PresenceWords } from './presence.en.ts';

export const presence: PresenceWords = {
  minutes: minutes => `${minutes} Min.`,
  isAway: name => `${name} ist weg`,
  awayFor: (name, time) => `${name} ist seit ${time} weg`,
  lastHere: (name, time) => `${name} war vor ${time} hier`,
  botPlaysFor: name => `Ein Computer spielt für ${name}`,
  isPaused: 'Das Spiel ruht',
  awayShort: time => `weg ${time}`,
  botShort: 'Computer spielt',
  nowAway: name => `${name} ist weg.`,
  nowBack: name => `${name} ist wieder da.`,
  nowBot: name => `Jetzt spielt ein Computer für ${name}.`,
  paused: 'Das Spiel ruht: Niemand ist da, um zu spielen. Keine Uhr läuft.',
  pausedForYou:
    'Deine Zeit war um, und auch sonst ist niemand da, um zu spielen. Deshalb ruht das Spiel, und keine Uhr läuft.',
  wasPaused: time => `Das Spiel hat ${time} geruht.`,
  madeForYou: count =>
    `Während du weg warst, hat ein Computer ${count === 1 ? 'einen Zug' : `${count} Züge`} für dich gemacht.`,
  madeFor: (name, count) => `Ein Computer hat ${count === 1 ? 'einen Zug' : `${count} Züge`} für ${name} gemacht.`,
  lookAtThem: 'Ansehen',
  byBot: 'vom Computer',
  afterPause: time => `nach einer Pause von ${time}`,
  watchers: count => (count === 1 ? '1 Person schaut zu' : `${count} Personen schauen zu`),

  wantsRematch: name => `${name} möchte noch einmal spielen.`,
  join: 'Mitspielen',
  notNow: 'Jetzt nicht',
  declined: names => `Möchte lieber nicht noch einmal spielen: ${names}.`,
  asked: 'hat noch nicht geantwortet',
  waitForAnswer: names => `Es fehlt noch die Antwort von ${names}.`,
  waitForReturn: names => `Das Spiel wartet, bis ${names} wieder da ist.`,
  beginsWithAll: 'Das Spiel beginnt, sobald alle zugesagt haben.',
  freeSeat: 'Platz freigeben',
};
