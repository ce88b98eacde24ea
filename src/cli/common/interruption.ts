/** Does long work that asks now and then whether it was told to stop: the first Ctrl-C does, the second ends the program. */
export async function untilInterrupted(work: (stopped: () => boolean) => Promise<void>): Promise<void> {
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.once('SIGINT', stop);
  try {
    await work(() => stopped);
  } finally {
    process.off('SIGINT', stop);
  }
}
