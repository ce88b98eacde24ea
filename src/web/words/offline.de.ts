import type { OfflineWords } from './offline.en.ts';

export const offline: OfflineWords = {
  ready: 'Eine neue Version liegt bereit.',
  safe: 'Deine Partien bleiben, wie sie sind.',
  now: 'Jetzt benutzen',
  later: 'Später',
};
