export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The folder where everything is kept, unless there is a shared database. */
  readonly data: string;
  /** The address of a PostgreSQL database that several processes share. */
  readonly database?: string;
}

/** Port 0 lets the system choose one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const text = env.PORT || '8080';
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new Error(`PORT is "${text}"; it must be a whole number from 0 to 65535, for example PORT=8080`);
  const database = readAddress(env.DATABASE_URL);
  return {
    host: env.HOST || 'localhost',
    port: Number(text),
    data: env.DATA || 'data',
    ...(database !== undefined && { database }),
  };
}

/** What stands in the address is secret, so a wrong one is not repeated. */
function readAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (URL.canParse(address) && /^postgres(ql)?:$/.test(new URL(address).protocol)) return address;
  throw new Error(
    'DATABASE_URL is no address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
  );
}
