import type { Language } from '../kit/view.ts';

/** What stands in the page before any script of it runs: for browsers that are too old for it, and for those without. */
export const unscripted: Readonly<Record<Language, { tooOld: (browsers: string) => string; noScript: string }>> = {
  en: {
    tooOld: browsers => `This browser is too old for Caravanserai. Please update it: ${browsers} or newer will do.`,
    noScript: 'Caravanserai needs JavaScript to draw its boards. Please switch it on and load the page again.',
  },
  de: {
    tooOld: browsers =>
      `Dieser Browser ist zu alt für Caravanserai. Bitte aktualisiere ihn: ${browsers} oder neuer genügt.`,
    noScript:
      'Caravanserai braucht JavaScript, um die Spielpläne zu zeichnen. Bitte schalte es ein und lade die Seite neu.',
  },
  nl: {
    tooOld: browsers =>
      `Deze browser is te oud voor Caravanserai. Werk hem alsjeblieft bij: ${browsers} of nieuwer is genoeg.`,
    noScript:
      'Caravanserai heeft JavaScript nodig om de borden te tekenen. Zet het alsjeblieft aan en laad de pagina opnieuw.',
  },
};
