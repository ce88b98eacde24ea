export type ApiResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

/** Asks the server over a plain request. Something to say is posted; without it one only asks. */
export async function callApi<T>(path: string, said?: object): Promise<ApiResult<T>> {
  try {
    return await answerOf<T>(await fetch(new URL(`api/${path}`, document.baseURI), said ? posted(said) : {}));
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}

function posted(said: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) };
}

/** A plain folder answers with a page, or with nothing: no word of it is ours. */
async function answerOf<T>(response: Response): Promise<ApiResult<T>> {
  if (response.status === 204) return { ok: true, value: undefined as T };
  if (!response.headers.get('content-type')?.includes('json')) return { ok: false, code: 'absent' };
  const said: unknown = await response.json();
  if (response.ok) return { ok: true, value: said as T };
  return { ok: false, code: (said as { code?: string }).code ?? String(response.status) };
}
