import type { PeopleWords } from './people.en.ts';

export const people: PeopleWords = {
  title: 'Mensen die je hebt ontmoet',
  intro:
    'Iedereen met wie je op deze server aan een tafel hebt gezeten. Alleen jij ziet deze lijst, en niemand hoort wat je hier kiest.',
  none: 'Nog niemand. Wie met je aan een tafel zit, staat voortaan hier.',
  games: count => (count === 1 ? 'één partij' : `${count} partijen`),
  unknown: 'Iemand',
  muted: 'gedempt',
  blocked: 'geblokkeerd',
  mute: 'Dempen',
  muteName: name => `${name} dempen`,
  muteHint: 'Wat diegene in de chat zegt, krijg je niet te zien.',
  block: 'Blokkeren',
  blockName: name => `${name} blokkeren`,
  blockHint:
    'Diegene kan niet gaan zitten aan een tafel waar jij zit, en waar jij de tafel opende niet toekijken of praten. Wat diegene zegt, zie je ook niet.',
  unmute: 'Weer horen',
  unmuteName: name => `Weer horen: ${name}`,
  unblock: 'Deblokkeren',
  unblockName: name => `Deblokkeren: ${name}`,
  about: name => `Over ${name}`,
  done: {
    mute: name => `${name} is gedempt.`,
    block: name => `${name} is geblokkeerd.`,
    none: name => `Met ${name} is alles als voorheen.`,
  },
  trouble: 'Dat lukte niet. Probeer het zo nog eens.',
};
