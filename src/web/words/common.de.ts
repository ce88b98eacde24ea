import { formatPoints } from '../kit/columns.ts';
import type { CommonWords } from './common.en.ts';

export const common: CommonWords = {
  toStart: 'Zur Startseite',
  language: 'Sprache',
  theme: 'Farben',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  loading: 'Der Spielplan wird ausgebreitet …',
  broken: why => `Der Spielplan ließ sich nicht laden. Bitte die Verbindung prüfen und die Seite neu laden. (${why})`,
  noLanguage: language => `${language} ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.`,
  lost: 'Dieser Weg verläuft im Sand',
  lostGame: game => `Ein Spiel namens „${game}“ gibt es hier nicht zu sehen.`,
  lostSeats: (seats, known) => `„${seats}“ ist für dieses Spiel keine Personenzahl; möglich sind ${known}.`,
  lostPage: 'Unter dieser Adresse gibt es keine Seite.',
  players: 'Personen',
  seed: 'Startwert',
  scores: 'Stand',
  player: 'Person',
  total: 'Summe',
  winner: 'Sieg',
  drawn: 'Unentschieden',
  turn: 'am Zug',
  wins: (players, points, many) =>
    many
      ? `${players} teilen sich den Sieg mit ${formatPoints(points)} Punkten.`
      : `${players} gewinnt mit ${formatPoints(points)} Punkten.`,
  draw: 'Das Spiel endet unentschieden.',
  colours: { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb', black: 'Schwarz' },
  guest: 'Gast',
  menu: 'Menü',
  close: 'Schließen',
  cancel: 'Abbrechen',
  settings: 'Einstellungen',
  help: 'Tasten und Hilfe',
  rules: 'Regeln',
  guide: 'Geführtes erstes Spiel',
};
