import { colourNames } from './colours.nl.ts';
import type { SheetWords } from './sheet.en.ts';

export const sheet: SheetWords = {
  rows: {
    water1: 'Waterputten van 1',
    water2: 'Waterputten van 2',
    water3: 'Waterputten van 3',
    oases: 'Oasefiches',
    areas: 'Ingesloten velden',
    white: 'Witte karavaan',
    blue: 'Blauwe karavaan',
    green: 'Groene karavaan',
    pink: 'Roze karavaan',
    violet: 'Paarse karavaan',
  },
  hints: {
    oases: 'Hoeveel, niet hun punten.',
    areas: 'Zonder palmen.',
    white: 'Alle kamelen, ook die van de ruiter.',
  },
  lines: {
    water: ({ count, value }) => `${count} × water van ${value}`,
    oases: ({ count, each }) => `${count} × oase, ${each} per stuk`,
    areas: ({ count }) => (count === 1 ? '1 ingesloten veld' : `${count} ingesloten velden`),
    caravan: ({ colour, count }) => `Grootste ${colourNames[colour]} karavaan: ${count}`,
    sharedCaravan: ({ colour, count }) => `Grootste ${colourNames[colour]} karavaan, gedeeld: ${count}`,
  },
  objections: {
    fiveColours: () => 'Met z’n vijven geeft iedereen één kleur terug, dus moet één karavaan 0 zijn.',
    nobodyWithout: ({ colour }) =>
      `Met z’n vijven heeft iemand de ${colourNames[colour]} kameel teruggegeven, dus moet er ergens een ${colourNames[colour]} karavaan van 0 zijn.`,
  },
  ties: 'Wie het meeste heeft, wint. Bij een gelijke stand wordt de winst gedeeld. Even grote karavanen van één kleur leveren elk 5 op in plaats van 10.',
};
