import type { FindingsTexts } from './findings.en.ts';

export const findings: FindingsTexts = {
  opening: [
    'Zuerst das Wasser: In 13 von 16 Eröffnungen war die erste Oase, die ein Kamel betrat, das Wasser, in den übrigen drei waren es die Pflanzen.',
    'Fliegende Teppiche und Kamelwanderungen werden nicht aufgehoben: 36 der ersten 70 gespielten Karten waren eine von beiden.',
    'In der Wüste wird eher geschoben als gedreht: Von 103 Veränderungen schoben 71 ein Plättchen, und 32 drehten eines um.',
  ],
  values: [
    'Das Spiel ist ein Rennen von sieben Runden. Es zählt, wie viele Bewegungspunkte jemand noch für das braucht, was fehlt, und daran wird jeder Schritt gemessen.',
    'Aus sechs von sieben Begegnungen wird ein Kampf: aus 6,1 von 6,8 in einem Spiel zu zweit.',
    'Kniffe, die vorkamen: einem beladenen Kamel den Sand wegnehmen und es im selben Zug begraben, Begrabenes wieder ausgraben, und eine Plage über eine Oase bringen, während dort Kamele warten.',
    'Langes Nachdenken bringt hier wenig: Mit 8000 Versuchen statt 600 gewinnt ein Computer zwei von drei Spielen.',
  ],
  sample: 'Zwei Meister. Sieh zu, was sie am Ende eines Zuges in der Wüste verändern.',
};
