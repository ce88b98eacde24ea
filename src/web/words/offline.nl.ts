import type { OfflineWords } from './offline.en.ts';

export const offline: OfflineWords = {
  ready: 'Er staat een nieuwe versie klaar.',
  safe: 'Je partijen blijven zoals ze zijn.',
  now: 'Nu gebruiken',
  later: 'Later',
};
