const advice: Readonly<Record<string, (at: string) => string>> = {
  EADDRINUSE: at => `${at} is already in use; stop the other program or choose another port, for example PORT=8081`,
  EACCES: at => `this user may not open ${at}; choose a port above 1023, for example PORT=8080`,
  EADDRNOTAVAIL: at => `this machine has no address for ${at}; leave HOST out, or set it to localhost or 0.0.0.0`,
  ENOTFOUND: at => `${at} is not known to this machine; leave HOST out, or set it to localhost or 0.0.0.0`,
};

/** One line for the person at the terminal: what is wrong and what to do. */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, address, hostname, port } = error as Error & Record<string, string | number | undefined>;
  // The same codes mean other things when it is about files.
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error.message;
  const place = address ?? hostname;
  const at = port === undefined ? `host "${place}"` : `port ${port}`;
  return advice[String(code)]?.(at) ?? error.message;
}

/** A database that can't be reached is not the fault of HOST or PORT. Its address is secret, and is not repeated. */
export function databaseError(error: unknown): Error {
  const { code, message } = error as { code?: string; message?: string };
  const reason = /^E[A-Z]+$/.test(code ?? '') ? `it can't be reached (${code})` : message;
  return new Error(`the database of DATABASE_URL can't be used: ${reason}`, { cause: error });
}
