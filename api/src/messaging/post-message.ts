import { DeliveryFailed } from './channel.ts';

const answerWithinMs = 20_000;
/** Answers of providers are a few lines. */
const longestAnswer = 64 * 1024;

async function textOf(answer: Response): Promise<string> {
  const declared = Number(answer.headers.get('content-length') ?? 0);
  if (declared > longestAnswer || answer.body === null) return '';
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body) {
    text += decoder.decode(part, { stream: true });
    if (text.length > longestAnswer) return '';
  }
  return text;
}

/** A call of a provider's HTTP API. */
export interface ProviderRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/**
 * Posts to a provider, within 20 seconds; what it answers, without what is longer than a few lines.
 * @throws {DeliveryFailed} TIMEOUT or NETWORK, after which nobody knows whether it has the message
 */
export async function postMessage(
  { url, headers, body }: ProviderRequest,
  signal: AbortSignal,
): Promise<{ status: number; body: string }> {
  try {
    const answer = await fetch(url, {
      ...{ method: 'POST', headers, body, redirect: 'error' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    });
    return { status: answer.status, body: await textOf(answer) };
  } catch (error) {
    throw new DeliveryFailed(error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK', false);
  }
}

/** An answer of a provider as JSON; null for anything else. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
