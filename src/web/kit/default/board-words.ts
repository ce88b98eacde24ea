import { count } from '../../../engine/figures.ts';
import type { Language } from '../view.ts';

/** What the default view says about any board. */
export interface BoardWords {
  readonly label: (cells: number, pieces: number) => string;
  readonly keys: string;
  readonly task: string;
  readonly empty: string;
  readonly ground: (who: string) => string;
  readonly piece: (piece: string, who: string) => string;
  readonly open: string;
  readonly shut: string;
  readonly chosen: string;
  readonly beside: string;
  readonly nothing: string;
  readonly text: string;
  readonly nobody: string;
  readonly colours: readonly string[];
}

const words: Readonly<Record<Language, BoardWords>> = {
  en: {
    label: (cells, pieces) =>
      `The board: ${count(cells, 'field', 'fields')}, ${count(pieces, 'piece', 'pieces')} on them.`,
    keys: 'Arrow keys move from field to field. N and P jump to the next and previous field you can choose. Enter chooses, Escape lets go. Plus, minus and 0 zoom.',
    task: 'Choose your move.',
    empty: 'empty',
    ground: who => `held by ${who}`,
    piece: (piece, who) => `${piece} of ${who}`,
    open: 'can be chosen',
    shut: 'can’t be chosen now',
    chosen: 'chosen',
    beside: 'Beside the board',
    nothing: 'nothing',
    text: 'The board in words',
    nobody: 'Nobody’s',
    colours: ['Red', 'Blue', 'Green', 'Yellow', 'Black'],
  },
  de: {
    label: (cells, pieces) =>
      `Der Spielplan: ${count(cells, 'Feld', 'Felder')}, darauf ${count(pieces, 'Figur', 'Figuren')}.`,
    keys: 'Pfeiltasten gehen von Feld zu Feld. N und P springen zum nächsten und vorigen Feld, das du wählen kannst. Enter wählt, Escape lässt los. Plus, Minus und 0 zoomen.',
    task: 'Wähle deinen Zug.',
    empty: 'leer',
    ground: who => `gehört ${who}`,
    piece: (piece, who) => `${piece} von ${who}`,
    open: 'wählbar',
    shut: 'jetzt nicht wählbar',
    chosen: 'gewählt',
    beside: 'Neben dem Spielplan',
    nothing: 'nichts',
    text: 'Der Spielplan in Worten',
    nobody: 'Von niemandem',
    colours: ['Rot', 'Blau', 'Grün', 'Gelb', 'Schwarz'],
  },
  nl: {
    label: (cells, pieces) => `Het bord: ${count(cells, 'veld', 'velden')}, met ${count(pieces, 'stuk', 'stukken')}.`,
    keys: 'Pijltoetsen gaan van veld naar veld. N en P springen naar het volgende en vorige veld dat je kunt kiezen. Enter kiest, Escape laat los. Plus, min en 0 zoomen.',
    task: 'Kies je zet.',
    empty: 'leeg',
    ground: who => `van ${who}`,
    piece: (piece, who) => `${piece} van ${who}`,
    open: 'te kiezen',
    shut: 'nu niet te kiezen',
    chosen: 'gekozen',
    beside: 'Naast het bord',
    nothing: 'niets',
    text: 'Het bord in woorden',
    nobody: 'Van niemand',
    colours: ['Rood', 'Blauw', 'Groen', 'Geel', 'Zwart'],
  },
};

export function boardWordsIn(language: Language): BoardWords {
  return words[language];
}
