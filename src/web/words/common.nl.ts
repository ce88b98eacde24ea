import { formatPoints } from '../kit/columns.ts';
import type { CommonWords } from './common.en.ts';

export const common: CommonWords = {
  toStart: 'Naar de startpagina',
  language: 'Taal',
  theme: 'Kleuren',
  themes: { system: 'Systeeminstelling', light: 'Licht', dark: 'Donker' },
  loading: 'Het bord wordt klaargelegd …',
  broken: why => `Het bord kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw. (${why})`,
  loadAgain: 'Opnieuw laden',
  noLanguage: language => `${language} kon niet worden geladen. Controleer de verbinding en probeer het nog eens.`,
  lost: 'Dit pad loopt dood in het zand',
  lostGame: game => `Er is hier geen spel met de naam “${game}” om te spelen.`,
  lostSeats: (seats, known) => `“${seats}” is geen aantal spelers voor dit spel. Mogelijk zijn ${known}.`,
  lostPage: 'Op dit adres is geen pagina.',
  players: 'Spelers',
  seed: 'Startwaarde',
  scores: 'Stand',
  player: 'Speler',
  total: 'Totaal',
  won: 'Zeker',
  ifItEnded: 'als het nu afgelopen was',
  endedNowWhy:
    'Wat zeker is, blijft van jou. “Als het nu afgelopen was” telt ook punten mee die er pas aan het eind zijn, voor wie dan voorstaat: die kunnen nog van eigenaar wisselen.',
  allEndedNowWhy:
    'Zo zou het staan als het nu afgelopen was. Waar deze punten vandaan komen, kan nog meer of minder waard worden.',
  winner: 'winnaar',
  drawn: 'gelijkspel',
  turn: 'aan de beurt',
  wins: (players, points, many) =>
    many
      ? `${players} delen de overwinning met ${formatPoints(points)} punten.`
      : `${players} wint met ${formatPoints(points)} punten.`,
  draw: 'De partij eindigt in gelijkspel.',
  colours: { red: 'Rood', blue: 'Blauw', green: 'Groen', yellow: 'Geel', black: 'Zwart' },
  guest: 'Gast',
  menu: 'Menu',
  close: 'Sluiten',
  cancel: 'Annuleren',
  settings: 'Instellingen',
  help: 'Toetsen en hulp',
  install: 'Caravanserai installeren',
  goal: 'Doel',
  rules: 'Regels',
  guide: 'Begeleide eerste partij',
};
