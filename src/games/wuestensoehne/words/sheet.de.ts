import type { Good } from '../rules/tiles.ts';
import type { SheetWords } from './sheet.en.ts';

const goods: Readonly<Record<Good, string>> = {
  myrrh: 'Myrrhe',
  incense: 'Weihrauch',
  gem: 'Edelsteine',
  salt: 'Salz',
};

export const sheet: SheetWords = {
  rows: {
    myrrh: 'Myrrhe',
    incense: 'Weihrauch',
    gem: 'Edelsteine',
    salt: 'Salz',
    'rumours-myrrh': 'Gerüchte über Myrrhe',
    'rumours-incense': 'Gerüchte über Weihrauch',
    'rumours-gem': 'Gerüchte über Edelsteine',
    'rumours-salt': 'Gerüchte über Salz',
    water: 'Wassersteine',
  },
  hints: {
    'rumours-myrrh': 'Was daneben liegt, zusammengezählt; 0, wenn nichts da liegt.',
    water: 'Sie entscheiden bei Gleichstand.',
  },
  lines: {
    goods: ({ good, count, each }) => `${count} × ${goods[good]}, je ${String(each).replace('-', '−')} wert`,
  },
  objections: {
    noCamels: ({ count, most }) => `Alle Kamele zusammen tragen ${most} Waren, nicht ${count}.`,
    noTokens: () =>
      'Die sechs Gerüchte (+3, +2, +1, −1, −1, −2) können nicht so liegen, dass diese Summen herauskommen.',
  },
  ties: 'Eine Ware ist 4 wert und dazu, was die Gerüchte daneben sagen. Wer die wertvollste Ladung hat, gewinnt; bei Gleichstand entscheiden die Wassersteine, danach wird der Sieg geteilt.',
};
