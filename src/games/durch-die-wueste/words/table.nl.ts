import { signed } from '../../../engine/figures.ts';
import { type Colour, colours } from '../rules/state.ts';
import { isSecondCamel } from './second-camel.ts';
import type { PromptTurn, TableWords } from './table.en.ts';

const tokens: Readonly<Record<Colour, string>> = {
  white: 'wit',
  blue: 'blauw',
  green: 'groen',
  pink: 'roze',
  violet: 'paars',
};
const inflected: Readonly<Record<Colour, string>> = {
  white: 'witte',
  blue: 'blauwe',
  green: 'groene',
  pink: 'roze',
  violet: 'paarse',
};
const hexIn = ({ chosen }: PromptTurn) => chosen.find(token => /\d/.test(token));
const colourIn = ({ chosen }: PromptTurn) =>
  chosen.map(token => inflected[token as Colour]).find(name => name !== undefined);
const camel = (turn: PromptTurn): string => {
  if (hexIn(turn)) return `Kies de kleur van de kameel voor ${hexIn(turn)}.`;
  if (colourIn(turn)) return `Kies een veld voor de ${colourIn(turn)} kameel.`;
  if (turn.made > 0) return 'Zet de tweede kameel, of neem de eerste terug.';
  return isSecondCamel(turn.state)
    ? 'Je tweede kameel: kies een kleur en een veld.'
    : 'Zet een kameel: kies een kleur en een veld.';
};
const rider = (turn: PromptTurn): string => {
  if (hexIn(turn)) return `Kies de kleur van de ruiter voor ${hexIn(turn)}.`;
  if (colourIn(turn)) return `Kies een veld voor de ${colourIn(turn)} ruiter.`;
  return 'Zet een ruiter: kies een kleur en een veld.';
};

export const table: TableWords = {
  prompts: {
    camel,
    rider,
    palm: () => 'Zet een palm: kies een veld met een palmteken.',
    return: () => 'Kies de kleur waar je zonder speelt.',
    pass: () => 'Je kunt nergens een kameel zetten: pas.',
  },
  moveLabels: {
    camel: ([, colour, hex]) => `Zet de ${inflected[colour as Colour]} kameel op ${hex}`,
    rider: ([, colour, hex]) => `Zet de ${inflected[colour as Colour]} ruiter op ${hex}`,
    palm: ([, hex]) => `Zet een palm op ${hex}`,
    return: ([, colour]) => `Speel zonder ${tokens[colour as Colour]}`,
    pass: () => 'Passen',
  },
  tokens,
  ended: ({ supply }) => {
    const gone = colours[supply.indexOf(0)];
    return gone ? `De laatste ${inflected[gone]} kameel staat.` : 'Niemand kan nog een kameel zetten.';
  },
  gains: {
    water: points => `${signed(points)} water`,
    oases: points => `${signed(points)} oase`,
    areas: points =>
      points > 0
        ? `omsluit ${points} ${points === 1 ? 'veld' : 'velden'}: +${points}`
        : `bouwt op eigen land: −${-points}`,
  },
  options: {
    chips: {
      name: 'Gewonnen fiches',
      hint: 'Water- en oasefiches van de anderen: alleen hoeveel, of ook wat ze waard zijn.',
      values: { down: 'Gedekt', open: 'Open' },
    },
    palms: {
      name: 'Palmen',
      hint: 'Wie vóór de eerste ruiter de vijf palmen zet: het toeval, of jullie zelf, om de beurt één.',
      none: 'Het toeval',
      values: { people: 'De spelers' },
    },
    inside: {
      name: 'Ingesloten gebieden',
      hint: 'Wie daar nog bouwt: de karavaan eromheen zoals in de Duitse regels, of niemand zoals in de Nederlandse.',
      none: 'De karavaan eromheen',
      values: { nobody: 'Niemand' },
    },
  },
  leads: {
    caravan: {
      taken: ({ colour }, points, player) =>
        `${player} heeft nu de grootste ${inflected[colour]} karavaan (aan het eind ${points} punten waard).`,
      ahead: ({ colour }, points, shared) =>
        `${shared ? 'gedeeld ' : ''}grootste ${inflected[colour]} karavaan: ${points} aan het eind`,
    },
  },
  unknown: 'en gedekte fiches',
  chips: n => `${n} ${n === 1 ? 'fiche' : 'fiches'}, gedekt`,
};
