import type { Good } from '../rules/tiles.ts';
import type { SheetWords } from './sheet.en.ts';

const goods: Readonly<Record<Good, string>> = { myrrh: 'mirre', incense: 'wierook', gem: 'edelstenen', salt: 'zout' };

export const sheet: SheetWords = {
  rows: {
    myrrh: 'Mirre',
    incense: 'Wierook',
    gem: 'Edelstenen',
    salt: 'Zout',
    'rumours-myrrh': 'Geruchten over mirre',
    'rumours-incense': 'Geruchten over wierook',
    'rumours-gem': 'Geruchten over edelstenen',
    'rumours-salt': 'Geruchten over zout',
    water: 'Waterstenen',
  },
  hints: {
    'rumours-myrrh': 'Wat ernaast ligt, opgeteld; 0 als er niets ligt.',
    water: 'Ze beslissen bij een gelijke stand.',
  },
  lines: {
    goods: ({ good, count, each }) => `${count} × ${goods[good]}, ${String(each).replace('-', '−')} waard per stuk`,
  },
  objections: {
    noCamels: ({ count, most }) => `Alle kamelen samen dragen ${most} waren, niet ${count}.`,
    noTokens: () => 'De zes geruchten (+3, +2, +1, −1, −1, −2) kunnen niet zo liggen dat deze sommen kloppen.',
  },
  ties: 'Elk stuk is 4 waard plus wat de geruchten ernaast zeggen. Wie de kostbaarste lading heeft, wint; bij een gelijke stand beslissen de waterstenen, en daarna wordt de winst gedeeld.',
};
