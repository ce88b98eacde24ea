import { count } from '../../../engine/figures.ts';
import type { Words } from './en.ts';

export const boardWords: Words['board'] = {
  label: (fields, tiles) => `Das Land: ${fields} Felder entdeckt, noch ${tiles} Plättchen zu ziehen.`,
  keys: 'Pfeiltasten gehen von Feld zu Feld, auch auf die Gerüchtetafel. N und P springen zum nächsten und vorigen Platz, den du wählen kannst. 1 bis 4 wählen eine Figur, die höchste zuerst. Enter wählt und legt das Plättchen auf einen gewählten Platz. R dreht das Plättchen. Escape lässt los. Plus, Minus und 0 zoomen.',
  undiscovered: 'unentdeckt',
  cross: 'Startkreuz',
  caravan: who => `Karawane von ${who}`,
  figure: (height, who) => `Figur ${height} von ${who}`,
  turban: 'mit dem Turban',
  part: sides => `Oasenteil nach ${sides}`,
  freeSlot: good => `freier Platz für ein Gerücht: ${good}`,
  token: good => `Gerücht: ${good}`,
  unknown: 'verdeckt, dir unbekannt',
  worth: value => `es ist ${value}`,
  seenBy: names => `gesehen von ${names}`,
  fits: (ways, tile) => `das Plättchen passt auf ${count(ways, 'Art', 'Arten')}, jetzt ${tile}`,
  driver: 'nur mit dem Kameltreiber, für einen Wasserstein',
  open: 'kann gewählt werden',
  takeBack: height => `Figur ${height} kann zurückgenommen werden`,
  turned: (tile, fits) => `jetzt ${tile}; ${fits ? 'passt' : 'passt hier nicht'}`,
  shut: 'kann jetzt nicht gewählt werden',
  chosen: 'gewählt',
  figureKeys: heights =>
    `Tasten wählen die Figur: ${heights
      .map((height, i) => (height > 0 ? `${i + 1} Höhe ${height}` : ''))
      .filter(Boolean)
      .join(', ')}`,
  row: 'Wertung, der Größe nach',
  stock: {
    title: 'Besitz',
    display: 'Auslage',
    empty: 'kein Plättchen',
    inHand: 'Plättchen in der Hand',
    turn: 'Plättchen drehen',
    figures: 'Figuren',
    home: 'bereit',
    away: cell => `auf ${cell}`,
    camels: (camels, places) => `${count(camels, 'Kamel', 'Kamele')}, ${count(places, 'Platz', 'Plätze')} frei`,
    left: tiles => (tiles === 0 ? 'Alle Plättchen sind gezogen' : `Noch ${tiles} Plättchen`),
    leftWhy: 'Wenn das letzte Plättchen gezogen ist, kommen alle noch einmal an die Reihe.',
    tiles: 'Übrige Plättchen',
    stack: number => `Stapel ${number}`,
  },
  boardText: {
    title: 'Der Spielplan in Worten',
    caravan: cell => `Karawane auf ${cell}`,
    goods: 'Waren',
    none: 'keine',
    land: 'Entdecktes Land',
    rumours: 'Gerüchte',
    noRumours: 'Es liegt kein Gerücht auf der Tafel.',
    left: 'Übrige Plättchen',
  },
};
