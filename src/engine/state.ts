/**
 * A state is one block of bytes seen through named typed-array views, plus frozen tables that every copy shares.
 * Copying a state is copying its bytes.
 */
const kinds = { u8: Uint8Array, i8: Int8Array, u16: Uint16Array, i16: Int16Array, u32: Uint32Array, i32: Int32Array };
type Kinds = typeof kinds;

/** A view's element kind and length. */
export type FieldType = readonly [kind: keyof Kinds, length: number];
export type StateFields = Readonly<Record<string, FieldType>>;

export type Views<F extends StateFields> = { readonly [K in keyof F]: View<F[K]> };

type View<F extends FieldType> = F extends NamedField<infer Entries> ? Entries : InstanceType<Kinds[F[0]]>;

declare const tag: unique symbol;

/** A number of one kind, such as a phase. No other number passes for it, and it is no index of a named field. */
export type Tagged<Name extends string> = number & { readonly [tag]: Name };

declare const entries: unique symbol;

/** A field whose entries have names and differ in type: it can be asked for these entries only. */
export type NamedField<Entries> = FieldType & { readonly [entries]: Entries };

/** The entries of a named field by their index: numbers, except where `Special` has another type for the name. */
export type EntriesAt<At extends Indices, Special = object> = {
  -readonly [Name in keyof At as At[Name]]: Name extends keyof Special ? Special[Name] : number;
};

/** Where in a named field each entry stands: `{ Phase: 0, Seat: 1 } as const`. */
export type Indices = Readonly<Record<string, number>>;

export function namedField<At extends Indices, Special = object>(
  kind: keyof Kinds,
  at: At,
): NamedField<EntriesAt<At, Special>> {
  return [kind, Object.keys(at).length] as FieldType as NamedField<EntriesAt<At, Special>>;
}

export interface State<Self> {
  readonly bytes: Uint8Array;
  readonly seats: number;
  /** A zeroed state of the same shape with the same shared tables. */
  readonly blankCopy: () => Self;
}

/** A state of whatever game: what tools see that know the contract only. */
export interface AnyState extends State<AnyState> {}

type Bytes = Pick<AnyState, 'bytes'>;

/**
 * Makes states with the given views and shared tables. Wide views come first in memory, so every view is aligned
 * whatever order the fields are written in.
 */
export function stateMaker<F extends StateFields, T extends { seats: number }>(
  fields: F,
  shared: T,
): () => StateOf<F, T> {
  const widestFirst = Object.entries(fields).sort(([, a], [, b]) => width(b) - width(a));
  const size = widestFirst.reduce((sum, [, field]) => sum + width(field) * field[1], 0);
  // Adding many computed names to an object makes V8 keep it as a hash table, and every view a look-up. Objects that
  // JSON.parse and spreading make stay fast, and so do stores to names that are there already.
  const names = ['bytes', 'blankCopy', ...Object.keys(shared), ...Object.keys(fields)];
  const shape = JSON.parse(JSON.stringify(Object.fromEntries(names.map(name => [name, {}])))) as Record<
    string,
    unknown
  >;
  Object.assign(shape, shared);
  const blankCopy = (): StateOf<F, T> => {
    const buffer = new ArrayBuffer(size);
    const state: Record<string, unknown> = { ...shape, bytes: new Uint8Array(buffer), blankCopy };
    let offset = 0;
    for (const [name, field] of widestFirst) {
      state[name] = new kinds[field[0]](buffer, offset, field[1]);
      offset += width(field) * field[1];
    }
    return state as StateOf<F, T>;
  };
  return blankCopy;
}

export type StateOf<F extends StateFields, T extends object> = Views<F> &
  Readonly<T> & { readonly bytes: Uint8Array; readonly blankCopy: () => StateOf<F, T> };

function width(field: FieldType): number {
  return kinds[field[0]].BYTES_PER_ELEMENT;
}

/** Overwrites `to` with `from`. Both must come from the same maker. */
export function copyInto(to: Bytes, from: Bytes): void {
  to.bytes.set(from.bytes);
}

export function copyOf<S extends State<S>>(s: S): S {
  const copy = s.blankCopy();
  copyInto(copy, s);
  return copy;
}

export function sameBytes(a: Bytes, b: Bytes): boolean {
  return firstDifference(a, b) < 0;
}

/** Where two states first differ, as a byte offset, or -1. */
export function firstDifference(a: Bytes, b: Bytes): number {
  if (a.bytes.length !== b.bytes.length) return Math.min(a.bytes.length, b.bytes.length);
  return a.bytes.findIndex((byte, i) => byte !== b.bytes[i]);
}
