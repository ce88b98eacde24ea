import { type Hue, hueShapes } from '../kit/players.tsx';

/** A match on a picture that is sent to others: game, result, names and points around the board. */
export interface ShareCard {
  readonly title: string;
  /** Who won, or how it stands, in a sentence. */
  readonly result: string;
  readonly when: string;
  /** From the first place to the last. */
  readonly rows: readonly ShareRow[];
  readonly theme: 'light' | 'dark';
}

export interface ShareRow {
  readonly rank: number;
  readonly name: string;
  readonly hue: Hue;
  /** Points, or whatever is counted in the game. */
  readonly points: string;
  readonly won: boolean;
}

/** The colours of the page's theme: a file has no style sheet. */
export const shareInks = {
  light: { paper: '#f5ead4', panel: '#fffaf0', line: '#d9c49c', ink: '#38271a', faded: '#684f38', chosen: '#f3d9a4' },
  dark: { paper: '#1f1915', panel: '#2b231c', line: '#4d4033', ink: '#f3e7d1', faded: '#c9b798', chosen: '#5a4229' },
} as const;

/** The colours of the players, as on every board. */
export const shareHues: Readonly<Record<Hue, string>> = {
  red: '#c5322a',
  blue: '#1c58b0',
  green: '#1f7a3d',
  yellow: '#f0b400',
  black: '#2a2522',
};

const serif = "Georgia, 'DejaVu Serif', serif";
const sans = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif";

const WIDTH = 1000;
const EDGE = 40;
const HEAD = 150;
const ROW = 58;
const FOOT = 64;
/** A board that is higher than wide would leave no room for anything else. */
const TALLEST = 760;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The text of an SVG file. `board` is the text of another one. */
export function sharePicture(card: ShareCard, board: string): string {
  const { rows, theme } = card;
  const ink = shareInks[theme];
  const place = boardPlace(board);
  const first = place.y + place.height + EDGE / 2;
  const height = first + rows.length * ROW + FOOT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${ink.paper}"/>`,
    headOf(card),
    `<rect x="${place.x - 8}" y="${place.y - 8}" width="${place.width + 16}" height="${place.height + 16}" rx="14" fill="${ink.panel}" stroke="${ink.line}" stroke-width="2"/>`,
    placed(board, place),
    ...rows.map((row, i) => rowOf(row, first + i * ROW, theme)),
    written('Caravanserai', { x: WIDTH - EDGE, y: height - 24, size: 22, fill: ink.faded, hold: 'end', font: serif }),
    '</svg>',
  ].join('');
}

function headOf({ title, result, when, theme }: ShareCard): string {
  const { ink, faded } = shareInks[theme];
  return [
    written(title, { x: EDGE, y: 72, size: 48, weight: 600, fill: ink, font: serif }),
    written(result, { x: EDGE, y: 116, size: 28, weight: 600, fill: ink }),
    written(when, { x: WIDTH - EDGE, y: 68, size: 22, fill: faded, hold: 'end' }),
  ].join('');
}

function rowOf({ rank, name, hue, points, won }: ShareRow, y: number, theme: ShareCard['theme']): string {
  const { ink, chosen, faded, panel } = shareInks[theme];
  const middle = y + ROW / 2;
  const outline = theme === 'light' ? '#3a2515' : '#fff6e0';
  return [
    `<rect x="${EDGE}" y="${y + 3}" width="${WIDTH - 2 * EDGE}" height="${ROW - 6}" rx="14" fill="${won ? chosen : panel}"/>`,
    written(`${rank}`, {
      x: EDGE + 34,
      y: middle + 10,
      size: 30,
      weight: 600,
      fill: faded,
      hold: 'middle',
      font: serif,
    }),
    `<g transform="translate(${EDGE + 86} ${middle}) scale(1.3)"><path d="${hueShapes[hue]}" fill="${shareHues[hue]}" stroke="${outline}" stroke-width="2.2" stroke-linejoin="round"/></g>`,
    written(name, { x: EDGE + 116, y: middle + 10, size: 30, weight: won ? 700 : 500, fill: ink }),
    written(points, { x: WIDTH - EDGE - 24, y: middle + 10, size: 30, weight: 700, fill: ink, hold: 'end' }),
  ].join('');
}

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly hold?: 'middle' | 'end';
  readonly font?: string;
}

function written(text: string, { x, y, size, fill, weight = 400, hold, font = sans }: Lettering): string {
  const held = hold ? ` text-anchor="${hold}"` : '';
  const look = `font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}"`;
  return `<text x="${x}" y="${y}" ${look}${held}>${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** As wide as the picture, or as high as is sensible, in the middle. */
function boardPlace(board: string): Place {
  const [, , wide = 1, high = 1] = (/viewBox="([^"]*)"/.exec(board)?.[1] ?? '').split(/[ ,]+/).map(Number);
  const scale = Math.min((WIDTH - 2 * EDGE) / wide, TALLEST / high);
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  return { x: Math.round((WIDTH - width) / 2), y: HEAD, width, height };
}

/** A drawing within the drawing, at a place of its own. */
function placed(board: string, { x, y, width, height }: Place): string {
  return board.replace(/<svg[^>]*>/, tag => {
    const bare = tag.replaceAll(/ (?:width|height|x|y)="[^"]*"/g, '');
    return bare.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);
  });
}
