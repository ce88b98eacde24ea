// Loaded before a server whose clock is to be put forward or back: its parent says by how many milliseconds.
let ahead = 0;
const now = Date.now;
Date.now = () => now() + ahead;
// Threads have no parent that could say so, and keep no time.
process.on('message', message => {
  ahead = Number(message);
  process.send?.(Date.now());
});
process.channel?.unref();
