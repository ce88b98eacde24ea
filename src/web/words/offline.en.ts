export const offline = {
  ready: 'A new version is ready.',
  safe: 'Your games are kept. One that no longer fits changed rules is closed for play, but stays unchanged.',
  pageTooOld:
    'This page is older than the server and can’t talk to it any more. Load it anew, and you play on where you were.',
  serverTooOld: 'The server is being updated. The connection comes back by itself in a moment.',
  loadAnew: 'Load the page anew',
  now: 'Use it now',
  later: 'Later',
};

export type OfflineWords = typeof offline;
