import { formatPoints } from '../kit/columns.ts';
import type { CommonWords } from './common.en.ts';

export const common: CommonWords = {
  toStart: 'Zur Startseite',
  language: 'Sprache',
  theme: 'Farben',
  themes: { system: 'Systemeinstellung', light: 'Hell', dark: 'Dunkel' },
  loading: 'Der Spielplan wird ausgebreitet …',
  broken: why => `Der Spielplan ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu. (${why})`,
  loadAgain: 'Neu laden',
  noLanguage: language => `${language} ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.`,
  lost: 'Dieser Weg verläuft im Sand',
  lostGame: game => `Ein Spiel namens „${game}“ gibt es hier nicht zu spielen.`,
  lostSeats: (seats, known) => `„${seats}“ ist keine Personenzahl für dieses Spiel. Möglich sind ${known}.`,
  lostPage: 'Unter dieser Adresse gibt es keine Seite.',
  players: 'Personen',
  seed: 'Startwert',
  scores: 'Stand',
  player: 'Person',
  total: 'Summe',
  won: 'Sicher',
  ifItEnded: 'wenn jetzt Schluss wäre',
  endedNowWhy:
    'Was sicher ist, bleibt dir. „Wenn jetzt Schluss wäre“ zählt auch Punkte mit, die es erst am Ende gibt, für den, der dann vorn liegt: Sie können noch den Besitzer wechseln.',
  allEndedNowWhy:
    'So stünde es, wenn jetzt Schluss wäre. Was diese Punkte bringt, kann noch mehr oder weniger wert werden.',
  winner: 'Sieg',
  drawn: 'Unentschieden',
  turn: 'am Zug',
  wins: (players, points, many, you) => {
    const does = many ? (you ? 'teilt euch den Sieg' : 'teilen sich den Sieg') : you ? 'gewinnst' : 'gewinnt';
    return `${players} ${does} mit ${formatPoints(points)} Punkten.`;
  },
  draw: 'Das Spiel endet unentschieden.',
  colours: { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb', black: 'Schwarz' },
  guest: 'Gast',
  menu: 'Menü',
  close: 'Schließen',
  cancel: 'Abbrechen',
  settings: 'Einstellungen',
  help: 'Tasten und Hilfe',
  install: 'Caravanserai installieren',
  goal: 'Ziel',
  rules: 'Regeln',
  guide: 'Geführtes erstes Spiel',
};
