import type { Acquaintance, Tie } from '../../protocol/acquaintances.ts';
import { type ApiResult, callApi } from './api.ts';

/** Somebody else: on the list of those one has met, on a seat of a table, or by a line that they said there. */
export type PersonPointer =
  | { readonly mark: string }
  | { readonly match: string; readonly seat: number }
  | { readonly match: string; readonly line: string };

export function fetchPeople(): Promise<ApiResult<{ readonly people: readonly Acquaintance[] }>> {
  return callApi('people');
}

/** Tells the hosts of somebody. */
export function report(who: PersonPointer, text: string): Promise<ApiResult<unknown>> {
  return callApi('people/report', { who, text });
}

/** What is wanted of somebody from now on; undefined for nothing. */
export function setTie(who: PersonPointer, tie: Tie | undefined): Promise<ApiResult<unknown>> {
  return callApi('people/tie', { who, ...(tie && { tie }) });
}
