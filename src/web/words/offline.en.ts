export const offline = {
  ready: 'A new version is ready.',
  safe: 'Your games stay as they are.',
  now: 'Use it now',
  later: 'Later',
};

export type OfflineWords = typeof offline;
