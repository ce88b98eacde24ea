/** Not `crypto.randomUUID`: browsers have that over https only, and a table in the living room may have none. */
export function freshId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** 32 bytes from the system's secure source, in hex. */
export function freshSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
