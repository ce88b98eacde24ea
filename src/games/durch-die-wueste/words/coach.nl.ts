import type { CoachLines } from './coach.en.ts';

export const coach: CoachLines = {
  goal: 'Haal de meeste punten: leid karavanen naar water en palmen, sluit land in en bezit van elke kleur de grootste karavaan.',
  tips: {
    rider:
      'Met elke ruiter begint een van je karavanen. Kies in de voorraad een kleur en dan een gemarkeerd veld: dicht bij water en palmen, met ruimte om te groeien.',
    camel:
      'Vanaf nu is een beurt twee kamelen. Elke kameel sluit aan bij je karavaan van zijn kleur: naar water, naar een palm, of rond land.',
    points:
      'Water levert 1 tot 3 op, een palm 5, elk ingesloten veld 1. De grootste karavaan van een kleur levert aan het eind 10 op.',
  },
};
