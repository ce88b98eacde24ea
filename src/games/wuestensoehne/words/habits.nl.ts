import type { HabitWords } from './habits.en.ts';

export const habits: HabitWords = {
  oases: 'oases gewaardeerd met een figuur erin',
  tiles: 'tegels gelegd',
  scouted: 'tegels via de verkenner',
  drivers: 'kameeldrijvers betaald',
  bonus: 'bonusbeurten',
  rumours: 'geruchten neergelegd',
  looks: 'geruchten bekeken',
  removed: 'geruchten weggehaald',
};
