import type { GuideWords } from './guide.en.ts';

export const guide: GuideWords = {
  heading: 'Begeleide eerste partij',
  leave: 'Verlaten',
  back: 'Terug',
  next: 'Verder',
  again: 'Opnieuw',
  realGame: 'Nu echt spelen',
  practise: 'Oefenen met puzzels',
  toRules: 'Lees de regels',
  progress: (at, count) => `Stap ${at} van ${count}`,
  youAre: 'Jij',
  rule: 'Lees de regel',
  notNow: 'Dat zou mogen, maar laten we het nu even houden bij wat gemarkeerd is.',
  lookForMarked: 'Dat is hem niet. Zoek wat gemarkeerd is.',
  markedKeys: 'Op het bord springen N en P van de ene gemarkeerde plek naar de volgende.',
  lostGame: game => `Er is geen begeleide partij voor “${game}”.`,
};
