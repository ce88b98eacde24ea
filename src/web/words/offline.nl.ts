import type { OfflineWords } from './offline.en.ts';

export const offline: OfflineWords = {
  ready: 'Er staat een nieuwe versie klaar.',
  safe: 'Je partijen blijven bewaard. Past er een niet meer bij veranderde spelregels, dan kun je die niet verder spelen, maar hij blijft onveranderd.',
  pageTooOld:
    'Deze pagina is ouder dan de server en kan er niet meer mee praten. Laad hem opnieuw, dan speel je verder waar je was.',
  serverTooOld: 'De server wordt net bijgewerkt. De verbinding komt zo vanzelf terug.',
  loadAnew: 'Pagina opnieuw laden',
  now: 'Nu gebruiken',
  later: 'Later',
};
