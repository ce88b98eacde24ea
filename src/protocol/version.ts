/** Which version of the protocol a program speaks, and the oldest one that it still gets on with. */
export interface ProtocolVersion {
  readonly version: number;
  readonly oldest: number;
}

/**
 * Ours. A page can be open for days while servers are updated, and while they are, a new page may find an old server: so
 * the version before is understood on both sides. Whoever adds something that the other side must know counts one up;
 * what may be left out needs no new version, since both sides pass over what they don't know.
 */
export const PROTOCOL: ProtocolVersion = { version: 2, oldest: 1 };

/** That of programs from before versions were told. */
export const UNTOLD: ProtocolVersion = { version: 1, oldest: 1 };

/** Which of the two is too old for the other. */
export type ProtocolGap = 'page' | 'server';

export function gapBetween(page: ProtocolVersion, server: ProtocolVersion): ProtocolGap | undefined {
  if (page.version < server.oldest) return 'page';
  return server.version < page.oldest ? 'server' : undefined;
}

/** The name under which a page tells its version in the address of the socket. */
export const VERSION_PARAMETER = 'protocol';

/** A socket closed with this code is one of a page that is too old: it has to be loaded anew. */
export const TOO_OLD = 4000;
