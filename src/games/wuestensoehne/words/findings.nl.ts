import type { FindingsTexts } from './findings.en.ts';

export const findings: FindingsTexts = {
  opening: [
    'Ze trekken: bij 104 van de 130 gelegde tegels namen ze een nieuwe en maar 24 keer een uit hun voorraad; die bewaren ze tot hij het best past.',
    'Wie een tegel met oase legt, zet er meteen een figuur op, 85 van de 116 keer.',
    'De eerste oases die worden gewaardeerd, zijn klein. Van de eerste zestien actievelden gaven er vijf water en tien waren: water is later nodig, om vooraan te staan.',
  ],
  values: [
    'Op grote oases wachten loont, maar niet lang: wie iets langer wacht dan gewoonlijk, wint (73% van 24 partijen), wie veel langer wacht, verliest (28% van 30).',
    'De helft van de oases die ze waarderen, heeft drie tegels of meer, en in de helft staan meer figuren.',
    'Ze sparen water voor de voorste figuur: waar er meer in een oase staan, kan die maar in 16% van de gevallen niet betalen; op het niveau “redelijk” is dat 33%.',
    'Wie langer nadenkt, ziet meer van wat anderen afwachten: de meester wint met zijn tweeën 79% van de partijen tegen “sterk”.',
  ],
  sample: 'Twee meesters. Let op hoe lang ze wachten tot een oase dichtgaat, en wie dan water heeft.',
};
