import type { FindingsTexts } from './findings.en.ts';

export const findings: FindingsTexts = {
  opening: [
    'Ihre Reiter beginnen so nah an einer Oase, wie es die Regeln erlauben: in 143 von 160 Fällen zwei Felder von einer Palme entfernt.',
    'Auch Wasser zählt: Im Umkreis von zwei Schritten liegen um ihre Reiter im Mittel 6,4 Punkte Wasser; um ein beliebiges Feld sind es 4,8.',
    'Ihre fünf Reiter stehen etwa fünf Felder voneinander entfernt, damit jeder eigenes Land hat, in das er wachsen kann.',
    'Jedes zweite der ersten Kamele steht schon neben einer Palme. Von denen, die auf Wasser gesetzt wurden, nahmen zwei von drei eine Wasserstelle mit 3 Punkten.',
  ],
  values: [
    'Oasen und größte Karawanen sind zwei Drittel aller Punkte. Jede Oase, die eine Karawane erreicht, bringt 5 Punkte, die bleiben; also holen sie sich mit jeder Farbe eine nach der anderen.',
    'Gebiete bringen wenig: Zu zweit schließt jeder in einem Spiel eines oder zwei, mit drei oder vier Feldern. Sie schließen, was fast geschlossen ist, und planen selten mehr.',
    'Jedes gemessene Spiel endete mit dem letzten Kamel einer Farbe, zu zweit nach etwa vierzig Zügen.',
    'Länger nachzudenken hilft zu zweit am meisten: Der Meister gewinnt 77 % der Spiele gegen „stark“, zu viert aber nur 58 %, weil andere die Pläne durchkreuzen.',
  ],
  sample:
    'Zwei Großmeister, die das Spiel gelernt haben, indem sie gegen sich selbst spielten: Niemand hat ihnen gesagt, was gut ist.',
};
