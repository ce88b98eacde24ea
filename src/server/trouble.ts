const advice: Readonly<Record<string, (at: string) => string>> = {
  EADDRINUSE: at => `${at} is already in use; stop the other program or choose another port, for example PORT=8081`,
  EACCES: at => `this user may not open ${at}; choose a port above 1023, for example PORT=8080`,
  EADDRNOTAVAIL: at => `this machine has no address for ${at}; leave HOST out, or set it to localhost or 0.0.0.0`,
  ENOTFOUND: at => `${at} is not known to this machine; leave HOST out, or set it to localhost or 0.0.0.0`,
};

/** One line for the person at the terminal: what is wrong and what to do. */
export function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, address, hostname, port } = error as Error & Record<string, string | number | undefined>;
  const place = address ?? hostname;
  const at = port === undefined ? `host "${place}"` : `port ${port}`;
  return advice[String(code)]?.(at) ?? error.message;
}
