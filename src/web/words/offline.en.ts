export const offline = {
  ready: 'A new version is ready.',
  safe: 'Your games are kept. One that no longer fits changed rules is closed for play, but stays unchanged.',
  now: 'Use it now',
  later: 'Later',
};

export type OfflineWords = typeof offline;
