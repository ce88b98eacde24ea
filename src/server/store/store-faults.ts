/** Why a store does not work, as far as its errors tell. `silent` is one that does not answer, for whatever reason. */
export type StoreFault = 'full' | 'damaged' | 'newer' | 'read-only' | 'silent';

/** What the embedded database says; between threads an error keeps nothing but its message. */
const texts: readonly (readonly [RegExp, StoreFault])[] = [
  [/database or disk is full|ENOSPC|EDQUOT/, 'full'],
  [/malformed|file is not a database/, 'damaged'],
  [/readonly database|EROFS/, 'read-only'],
  [/made by a newer Caravanserai|no such (table|column)|has no column named/, 'newer'],
];

/** What PostgreSQL says: its codes are in the appendix of its manual. */
const codes: Readonly<Record<string, StoreFault>> = {
  '53100': 'full',
  XX001: 'damaged',
  XX002: 'damaged',
  // What was there when this process started is not there any more.
  '42703': 'newer',
  '42P01': 'newer',
  // A standby, or one that was told to take no more.
  '25006': 'read-only',
};

/** The reason behind an error of a store. */
export function storeFaultOf(error: unknown): StoreFault {
  const { code = '', message = '' } = Object(error) as { code?: unknown; message?: string };
  return codes[String(code)] ?? texts.find(([pattern]) => pattern.test(message))?.[1] ?? 'silent';
}
