import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ours = /^caravanserai-run-(\d+)-/;

/**
 * From now on this process and whatever it starts keep their temporary files in one folder, which is removed when this
 * process ends. What was left behind by one that was killed is removed now.
 */
export function useTempFolder() {
  const place = tmpdir();
  removeAbandoned(place, ours);
  const folder = mkdtempSync(join(place, `caravanserai-run-${process.pid}-`));
  // A database that tests start runs as a user of its own, who has to get there.
  chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.on('exit', () => remove(folder));
}

/**
 * Removes what runs that were killed have left in a place. Other people's leftovers are theirs.
 * @param {string} place
 * @param {RegExp} names those of folders that may be, with the number of the process in it
 */
export function removeAbandoned(place, names) {
  for (const name of readdirSync(place)) {
    const pid = names.exec(name)?.[1];
    if (pid === undefined || lives(Number(pid))) continue;
    try {
      remove(join(place, name));
    } catch (error) {
      if (!/^(EACCES|EPERM)$/.test(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    }
  }
}

/** @param {string} folder */
function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** @param {number} pid */
function lives(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // There is one, and it is somebody else's.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
