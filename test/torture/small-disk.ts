import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that is soon full: a piece of memory. Only root may make one, and not everywhere. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
    process.on('exit', this.#unmount);
  }

  /** Undefined where nobody lets us. */
  static make(megabytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'caravanserai-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      rmSync(folder, { recursive: true });
      return undefined;
    }
    // The database's own user has to get there.
    chmodSync(folder, 0o777);
    return new SmallDisk(folder);
  }

  static get isPossible(): boolean {
    const disk = SmallDisk.make(1);
    disk?.remove();
    return disk !== undefined;
  }

  get #ballast(): string {
    return join(this.folder, 'ballast');
  }

  /** Takes whatever room is left. */
  fill(): void {
    const file = openSync(this.#ballast, 'a');
    for (const piece of [2 ** 20, 2 ** 12]) writeUntilFull(file, Buffer.alloc(piece));
    closeSync(file);
  }

  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  remove(): void {
    process.off('exit', this.#unmount);
    this.#unmount();
    rmSync(this.folder, { recursive: true });
  }

  readonly #unmount = (): void => {
    // Lazily, since somebody may still look at it.
    execFileSync('umount', ['-l', this.folder], { stdio: 'ignore' });
  };
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    while (writeSync(file, piece) === piece.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
