import type { OfflineWords } from './offline.en.ts';

export const offline: OfflineWords = {
  ready: 'Eine neue Version liegt bereit.',
  safe: 'Deine Spiele bleiben erhalten. Passt eines nicht mehr zu geänderten Regeln, ist es fürs Weiterspielen geschlossen, bleibt aber unverändert.',
  pageTooOld:
    'Diese Seite ist älter als der Server und kann nicht mehr mit ihm sprechen. Lade sie neu, dann spielst du weiter, wo du warst.',
  serverTooOld: 'Der Server wird gerade aktualisiert. Die Verbindung kommt gleich von selbst zurück.',
  loadAnew: 'Seite neu laden',
  now: 'Jetzt benutzen',
  later: 'Später',
};
