import type { CoachLines } from './coach.en.ts';

export const coach: CoachLines = {
  goal: 'Gewinne die meisten Punkte: Führe Karawanen zu Wasser und Palmen, umschließe Land und habe in jeder Farbe die größte Karawane.',
  tips: {
    rider:
      'Mit jedem Reiter beginnt eine deiner Karawanen. Wähle im Vorrat eine Farbe, dann ein markiertes Feld: nah an Wasser und Palmen, mit Platz ringsum.',
    camel:
      'Von jetzt an besteht ein Zug aus zwei Kamelen. Jedes schließt an deine Karawane seiner Farbe an: zum Wasser, zur Palme oder rings um Land.',
    points:
      'Wasser bringt 1 bis 3, eine Palme 5, jedes umschlossene Feld 1. Die größte Karawane einer Farbe bringt am Ende 10.',
  },
};
