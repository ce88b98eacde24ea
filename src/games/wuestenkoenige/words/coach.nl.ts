import type { CoachLines } from './coach.en.ts';

export const coach: CoachLines = {
  goal: 'Breng als eerste waren van alle drie de soorten thuis in het paleis: water, planten en vuur.',
  tips: {
    card: 'Een beurt heeft drie stappen: een kaart als je wilt, dan kamelen, dan de woestijn. Elke kaart zegt wat hij doet.',
    move: 'Nu de kamelen. Leid er een van het paleis naar een oase: de getallen zeggen wat de weg kost. Een waar telt zodra die thuis is.',
    desert:
      'De laatste stap: kies een tegel, draai hem om of schuif hem naar een veld ernaast. Dat effent jouw weg, of verspert die van een ander.',
  },
};
