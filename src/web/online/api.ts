export type ApiResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

/** Calls the server over HTTP: a POST where there is a body, else a GET. */
export async function callApi<T>(path: string, body?: object): Promise<ApiResult<T>> {
  try {
    return await answerOf<T>(await fetch(new URL(`api/${path}`, document.baseURI), body ? posted(body) : {}));
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}

function posted(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** A plain folder answers with a page, or with nothing: not with our JSON. */
async function answerOf<T>(response: Response): Promise<ApiResult<T>> {
  if (response.status === 204) return { ok: true, value: undefined as T };
  if (!response.headers.get('content-type')?.includes('json')) return { ok: false, code: 'absent' };
  const answer: unknown = await response.json();
  if (response.ok) return { ok: true, value: answer as T };
  return { ok: false, code: (answer as { code?: string }).code ?? String(response.status) };
}
