import type { CoachLines } from './coach.en.ts';

export const coach: CoachLines = {
  goal: 'Heb de meeste daalders en de beste kaarten wanneer de derde steen de oase bereikt.',
  tips: {
    place:
      'Alle stenen reizen als één karavaan. De jouwe mogen overal in het kamp staan; dicht bij de voorste rand komen ze eerder weg.',
    step: 'Elke dobbelsteen verzet één steen, van jou of een ander: een 1 gaat één veld, 2 tot 6 springen over andere. Een dobbelsteen die je niet kunt gebruiken, kost een daalder.',
    points:
      'Daalders zijn je punten: voor vondsten in het zand, voor de eerste over de kloof, en het meest voor stenen in de oase.',
  },
};
