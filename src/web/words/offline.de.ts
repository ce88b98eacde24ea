import type { OfflineWords } from './offline.en.ts';

export const offline: OfflineWords = {
  ready: 'Eine neue Version liegt bereit.',
  safe: 'Deine Spiele bleiben erhalten. Passt eines nicht mehr zu geänderten Regeln, ist es fürs Weiterspielen geschlossen, bleibt aber unverändert.',
  now: 'Jetzt benutzen',
  later: 'Später',
};
