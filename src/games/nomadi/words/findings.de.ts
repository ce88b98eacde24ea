import type { FindingsTexts } from './findings.en.ts';

export const findings: FindingsTexts = {
  opening: [
    'Sie beginnen mit fremden Steinen: 361 ihrer ersten 556 Schritte.',
    'Die eigenen bleiben so lange wie möglich im Lager. Von 290 Steinen, die sie hinausbewegten, waren nur 54 eigene: Der letzte bringt dem, dem er gehört, 5 Taler.',
    'Karten erreichen sie mit eigenen Steinen, 27 der ersten 37, und die Hälfte davon auf den Quellen, wo die besten liegen.',
  ],
  values: [
    'Gesucht wird vor allem die Reihenfolge der Würfel: Was sich nicht nutzen lässt, kostet. Von etwa 200 Würfeln in einem Spiel zu zweit bleiben zwölf übrig.',
    'Sie nehmen zwei von drei Karten, die man ihnen anbietet (68 %), zu fünft drei von vier: Wer zurückliegt, gewinnt schon durch den Zufall.',
    'Sie hören zu: Lob klingt für sie schlechter als Schweigen, eine Warnung besser. Denn jede zweite schlechte Karte wird gelobt.',
    'Kurz vor dem Ziel achten sie darauf, niemandem einen Stein zu lassen, der einen Würfel vor der Oase steht. Ein Spiel zweier Meister dauerte deshalb 53 Züge.',
  ],
  sample: 'Zwei Meister. Sieh zu, wer im Lager zurückbleibt und wie oft sie bewegen, was ihnen nicht gehört.',
};
