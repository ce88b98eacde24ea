import type { FindingsTexts } from './findings.en.ts';

export const findings: FindingsTexts = {
  opening: [
    'Sie ziehen: Bei 104 von 130 gelegten Plättchen nahmen sie ein neues und nur 24-mal eines aus ihrer Auslage; das heben sie auf, bis es am besten passt.',
    'Wer ein Plättchen mit Oase legt, setzt gleich eine Figur darauf, 85-mal von 116.',
    'Die ersten Oasen, die gewertet werden, sind klein. Von den ersten sechzehn Aktionsfeldern gaben fünf Wasser und zehn Waren: Wasser braucht man später, um vorn zu stehen.',
  ],
  values: [
    'Auf große Oasen zu warten lohnt sich, aber nicht lange: Wer etwas länger wartet als üblich, gewinnt (73 % von 24 Spielen), wer viel länger wartet, verliert (28 % von 30).',
    'Die Hälfte der Oasen, die sie werten, hat drei Plättchen oder mehr, und in der Hälfte stehen mehrere Figuren.',
    'Sie sparen Wasser für die vorderste Figur: Wo mehrere in einer Oase stehen, kann sie nur in 16 % der Fälle nicht zahlen; auf der Stufe „ordentlich“ sind es 33 %.',
    'Wer länger nachdenkt, sieht mehr von dem, worauf andere warten: Der Meister gewinnt zu zweit 79 % der Spiele gegen „stark“.',
  ],
  sample: 'Zwei Meister. Sieh zu, wie lange sie warten, bis eine Oase geschlossen wird, und wer dann Wasser hat.',
};
