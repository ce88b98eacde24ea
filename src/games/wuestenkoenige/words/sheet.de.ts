import type { SheetWords } from './sheet.en.ts';

export const sheet: SheetWords = {
  rows: {
    fire: 'Feuer heimgebracht',
    vegetation: 'Pflanzen heimgebracht',
    water: 'Wasser heimgebracht',
    out: 'Ausgeschieden',
  },
  hints: {
    out: '0 für alle, die noch Kamele haben; 1 für die erste Person ohne, 2 für die nächste …',
  },
  lines: {
    kinds: ({ count }) => (count === 1 ? '1 Art Waren' : `${count} Arten Waren`),
    goods: ({ count }) => (count === 1 ? '1 Ware insgesamt' : `${count} Waren insgesamt`),
    out: () => 'Ausgeschieden: zählt nicht mit',
  },
  objections: {
    twoKings: () => 'Wer alle drei Arten heimbringt, gewinnt sofort; also kann nur eine Person sie haben.',
    kingOut: () => 'Wer alle drei Arten hat, hat gewonnen und ist nicht ausgeschieden.',
    order: () =>
      'Wer zuerst ausscheidet, ist 1; wer später ausscheidet, zählt die davor mit, also bleibt keine Zahl aus. Zwei, die zusammen ausscheiden, haben dieselbe Zahl.',
  },
  ties: 'Wer Waren aller drei Arten hat, gewinnt, oder wer als Letztes übrig ist. Sonst zählen erst Arten, dann Waren; bei Gleichstand wird der Sieg geteilt.',
};
