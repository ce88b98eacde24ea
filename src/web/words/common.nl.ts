import { formatPoints } from '../kit/columns.ts';
import type { CommonWords } from './common.en.ts';

export const common: CommonWords = {
  toStart: 'Naar de startpagina',
  language: 'Taal',
  theme: 'Kleuren',
  themes: { system: 'Zoals het systeem', light: 'Licht', dark: 'Donker' },
  loading: 'Het bord wordt klaargelegd …',
  broken: why => `Het bord kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw. (${why})`,
  noLanguage: language => `${language} kon niet worden geladen. Controleer de verbinding en probeer het nog eens.`,
  lost: 'Dit pad loopt dood in het zand',
  lostGame: game => `Er is hier geen spel met de naam “${game}” te zien.`,
  lostSeats: (seats, known) => `“${seats}” is geen aantal spelers voor dit spel; het kan ${known} zijn.`,
  lostPage: 'Op dit adres is geen pagina.',
  players: 'Spelers',
  seed: 'Startwaarde',
  scores: 'Stand',
  player: 'Speler',
  total: 'Totaal',
  winner: 'winnaar',
  drawn: 'remise',
  turn: 'aan zet',
  wins: (players, points, many) =>
    many
      ? `${players} delen de winst met ${formatPoints(points)} punten.`
      : `${players} wint met ${formatPoints(points)} punten.`,
  draw: 'Het spel eindigt in remise.',
  colours: { red: 'Rood', blue: 'Blauw', green: 'Groen', yellow: 'Geel', black: 'Zwart' },
  guest: 'Gast',
  menu: 'Menu',
  close: 'Sluiten',
  cancel: 'Annuleren',
  settings: 'Instellingen',
  help: 'Toetsen en hulp',
  rules: 'Regels',
  guide: 'Begeleid eerste spel',
};
