export interface Settings {
  readonly host: string;
  readonly port: number;
}

/** Port 0 lets the system choose one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const text = env.PORT || '8080';
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new Error(`PORT is "${text}"; it must be a whole number from 0 to 65535, for example PORT=8080`);
  return { host: env.HOST || 'localhost', port: Number(text) };
}
