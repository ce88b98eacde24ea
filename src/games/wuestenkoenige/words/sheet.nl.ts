import type { SheetWords } from './sheet.en.ts';

export const sheet: SheetWords = {
  rows: {
    fire: 'Vuur thuisgebracht',
    vegetation: 'Planten thuisgebracht',
    water: 'Water thuisgebracht',
    out: 'Uitgeschakeld',
  },
  hints: {
    out: '0 voor wie nog kamelen heeft; 1 voor de eerste zonder, 2 voor de volgende …',
  },
  lines: {
    kinds: ({ count }) => (count === 1 ? '1 soort waren' : `${count} soorten waren`),
    goods: ({ count }) => (count === 1 ? '1 stuk in totaal' : `${count} stuks in totaal`),
    out: () => 'Uitgeschakeld: telt niet mee',
  },
  objections: {
    twoKings: () => 'Wie alle drie de soorten thuisbrengt, wint meteen; dus kan maar één speler ze hebben.',
    kingOut: () => 'Wie alle drie de soorten heeft, heeft gewonnen en is niet uitgeschakeld.',
    order: () =>
      'Wie het eerst uitgeschakeld wordt, is 1; wie later volgt, telt degenen daarvoor mee, dus wordt er geen getal overgeslagen. Twee die samen uitgeschakeld worden, hebben hetzelfde getal.',
  },
  ties: 'Wie waren van alle drie de soorten heeft, wint, of wie als enige over is. Anders tellen eerst soorten, dan waren; bij een gelijke stand wordt de winst gedeeld.',
};
