import type { CoachLines } from './coach.en.ts';

export const coach: CoachLines = {
  goal: 'Hab die meisten Taler und die besten Karten, wenn der dritte Stein die Oase erreicht.',
  tips: {
    place:
      'Alle Steine reisen als eine Karawane. Deine dürfen überall im Lager stehen; nah am vorderen Rand kommen sie früher los.',
    step: 'Jeder Würfel bewegt einen Stein, deinen oder einen fremden: Eine 1 geht ein Feld, 2 bis 6 springen über andere. Ein Würfel, den du nicht nutzen kannst, kostet einen Taler.',
    points:
      'Taler sind deine Punkte: für Funde im Sand, für den Ersten über die Schlucht und am meisten für Steine in der Oase.',
  },
};
