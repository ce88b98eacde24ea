import type { WelcomeWords } from './welcome.en.ts';

export const welcome: WelcomeWords = {
  goal: 'Het doel',
  learn: 'Leer het in 5 minuten',
  learnHint: 'Een begeleide eerste partij op het echte bord.',
  coached: 'Speel met een coach',
  coachedHint: 'Een paar woorden bij je eerste beurten.',
  plain: 'Gewoon spelen',
  sound: 'Geluid',
  vibration: 'Trillen',
  coach: 'Coach',
  gotIt: 'Oké',
  sendAway: 'Coach wegsturen',
  callBack: 'Coach roepen',
  tips: {
    turn: 'Wat je kunt kiezen, is gemarkeerd. Wijs het aan en je ziet wat het oplevert.',
    end: 'Er telt nog niets: pas de knop naast “Terugnemen” maakt het definitief. Tot dan neem je terug zo vaak je wilt.',
    help: 'Kom je er niet uit? Een tip toont goede zetten. Doel, regels en de begeleide partij staan in het menu.',
  },
};
