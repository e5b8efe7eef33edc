/** What a call to another server has to keep to. */
export interface OutgoingLimits {
  readonly withinMs: number;
  /** Longest answer that is read, in bytes or letters. */
  readonly longest: number;
}

/** A call of another server, at an address that the clinic has set. */
export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

async function textOf(answer: Response, longest: number): Promise<string> {
  const declared = Number(answer.headers.get('content-length') ?? 0);
  if (declared > longest || answer.body === null) return '';
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body) {
    text += decoder.decode(part, { stream: true });
    if (text.length > longest) return '';
  }
  return text;
}

/**
 * Posts to another server. It follows nobody to another address, and an answer that is too long is an empty one.
 * @throws {Error} TimeoutError, or that of `fetch`
 */
export async function postOut(
  { url, headers, body }: OutgoingRequest,
  { withinMs, longest }: OutgoingLimits,
  signal?: AbortSignal,
): Promise<{ status: number; body: string }> {
  const limit = AbortSignal.timeout(withinMs);
  const answer = await fetch(url, {
    ...{ method: 'POST', headers, body, redirect: 'error' },
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
  });
  return { status: answer.status, body: await textOf(answer, longest) };
}

/** An answer as JSON; null for anything else. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
