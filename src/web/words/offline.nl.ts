import type { OfflineWords } from './offline.en.ts';

export const offline: OfflineWords = {
  ready: 'Er staat een nieuwe versie klaar.',
  safe: 'Je spellen blijven bewaard. Past er een niet meer bij veranderde spelregels, dan kun je het niet verder spelen, maar het blijft onveranderd.',
  now: 'Nu gebruiken',
  later: 'Later',
};
