import type { GuideWords } from './guide.en.ts';

export const guide: GuideWords = {
  heading: 'Begeleid eerste spel',
  leave: 'Verlaten',
  back: 'Terug',
  next: 'Verder',
  again: 'Opnieuw',
  realGame: 'Nu echt spelen',
  toRules: 'Lees de regels',
  progress: (at, count) => `Stap ${at} van ${count}`,
  youAre: 'Jij',
  rule: 'In de regels',
  notNow: 'Dat zou mogen, maar laten we het nu even houden bij wat oplicht.',
  lookForLight: 'Dat is hem niet. Zoek wat oplicht.',
  lostGame: game => `Er is geen begeleid spel voor “${game}”.`,
};
