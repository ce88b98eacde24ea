/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Children that have not ended yet, by the number of their group.
 * @type {Set<number>}
 */
const living = new Set();

/**
 * Ctrl-C and kills say that somebody has had enough; only the second one ends this process by itself, and its children
 * with it.
 * @returns {AbortSignal}
 */
export function stoppedBySignals() {
  const stop = new AbortController();
  const abort = () => (stop.signal.aborted ? leaveAtOnce() : stop.abort());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, abort);
  return stop.signal;
}

function leaveAtOnce() {
  for (const pid of living) signalGroup(pid, 'SIGKILL');
  process.exit(130);
}

/**
 * Ends a child when somebody has had enough, or has had already, and whatever it has started: it must be a group of its
 * own, so that a Ctrl-C of the terminal reaches us alone, and is passed on once.
 * @param {ChildProcess} child
 * @param {AbortSignal | undefined} stop
 */
export function endOn(child, stop) {
  const { pid } = child;
  if (!stop || pid === undefined) return;
  const end = () => signalGroup(pid, 'SIGINT');
  living.add(pid);
  stop.addEventListener('abort', end);
  child.on('close', () => {
    living.delete(pid);
    stop.removeEventListener('abort', end);
  });
  if (stop.aborted) end();
}

/**
 * Says whether anybody of the group was there to hear it; 0 only asks.
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal
 */
export function signalGroup(pid, signal) {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    // It has ended by itself, and we have not been told yet.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
    return false;
  }
}
