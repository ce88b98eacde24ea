/** Ctrl+C reaches a program twice when npm has started it: from the terminal, and handed on by npm. */
const ECHO = 500;

/**
 * Closes in good order when it is told to: exit code 0. Told a second time, or when that takes too long, the process
 * ends at once; nothing that was acknowledged is lost even then.
 */
export function closeOnSignals(close: () => Promise<void>, seconds: number): void {
  let told = Number.POSITIVE_INFINITY;
  const hear = (): void => {
    if (performance.now() - told > ECHO) end('was told to end a second time');
    if (told < Number.POSITIVE_INFINITY) return;
    told = performance.now();
    setTimeout(() => end(`has not come to an end in ${seconds} seconds`), seconds * 1000).unref();
    close().then(
      () => process.exit(0),
      error => end(`could not be closed in good order (${error instanceof Error ? error.name : typeof error})`),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, hear);
}

function end(why: string): void {
  process.stderr.write(`Caravanserai ${why}, and stops at once.\n`);
  process.exit(1);
}
