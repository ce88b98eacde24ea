import type { CoachLines } from './coach.en.ts';

export const coach: CoachLines = {
  goal: 'Breng de waardevolste waren thuis: ontdek land, stuur figuren naar oases en kies als eerste wanneer een oase compleet is.',
  tips: {
    move: 'Een beurt begint met je karavaan. Over bruine lijnen gaat die zo ver je wilt, een witte lijn houdt hem tegen. Blijven staan mag ook.',
    lay: 'Je hebt land ontdekt. Leg de tegel naast je karavaan: bruine lijnen sluiten aan op bruine, witte op witte. Druk er nog eens op om hem te draaien.',
    figure:
      'Stuur als je wilt een figuur naar deze oase. Is de oase compleet, dan kiest de hoogste figuur als eerste een waar.',
  },
};
