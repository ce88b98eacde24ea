import type { CoachLines } from './coach.en.ts';

export const coach: CoachLines = {
  goal: 'Bring die wertvollsten Waren heim: Entdecke Land, schick Figuren in Oasen und wähle zuerst, wenn eine Oase vollständig ist.',
  tips: {
    move: 'Ein Zug beginnt mit deiner Karawane. Auf braunen Linien geht sie, so weit du willst, eine weiße Linie hält sie auf. Sie darf auch stehen bleiben.',
    lay: 'Du hast Land entdeckt. Leg das Plättchen neben deine Karawane: Braune Linien treffen auf braune, weiße auf weiße. Drück noch einmal darauf, um es zu drehen.',
    figure:
      'Wenn du magst, schick eine Figur in diese Oase. Ist die Oase vollständig, sucht sich die höchste Figur zuerst eine Ware aus.',
  },
};
