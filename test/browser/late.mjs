// Loaded before a server whose clock a test wants to put forward: each signal lets ten minutes pass.
const now = Date.now;
let ahead = 0;
Date.now = () => now() + ahead;
process.on('SIGHUP', () => {
  ahead += 10 * 60_000;
});
