/** Ctrl+C reaches a program twice when npm has started it: from the terminal, and handed on by npm. */
const ECHO = 500;

/**
 * Closes in good order at a signal: exit code 0. At a second signal, or when it takes too long, the process ends at
 * once; nothing that was acknowledged is lost even then.
 */
export function closeOnSignals(close: () => Promise<void>, seconds: number): void {
  let signalledAt = Number.POSITIVE_INFINITY;
  const onSignal = (): void => {
    if (performance.now() - signalledAt > ECHO) end('was told to end a second time');
    if (signalledAt < Number.POSITIVE_INFINITY) return;
    signalledAt = performance.now();
    setTimeout(() => end(`has not come to an end in ${seconds} seconds`), seconds * 1000).unref();
    close().then(
      () => process.exit(0),
      error => end(`could not be closed in good order (${error instanceof Error ? error.name : typeof error})`),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
}

/** What is told when much is to be told. */
const DETAILED = 'debug';

/** SIGUSR2 switches between the level that was set and a detailed one, while people play. */
export function changeLevelOnSignal(log: { level: string }, tell: (text: string) => void): void {
  const usual = log.level;
  process.on('SIGUSR2', () => {
    log.level = log.level === usual ? DETAILED : usual;
    tell(`Log level: ${log.level}\n`);
  });
}

function end(why: string): void {
  process.stderr.write(`Caravanserai ${why}, and stops at once.\n`);
  process.exit(1);
}
