import { postOut } from '../post-out.ts';
import type { OutgoingRequest } from '../post-out.ts';
import { DeliveryFailed } from './channel.ts';

/** Answers of providers are a few lines. */
const limits = { withinMs: 20_000, longest: 64 * 1024 };

/** A call of a provider's HTTP API. */
export type ProviderRequest = OutgoingRequest;

/**
 * Posts to a provider, within 20 seconds; what it answers, without what is longer than a few lines.
 * @throws {DeliveryFailed} TIMEOUT or NETWORK, after which nobody knows whether it has the message
 */
export async function postMessage(
  request: ProviderRequest,
  signal: AbortSignal,
): Promise<{ status: number; body: string }> {
  try {
    return await postOut(request, limits, signal);
  } catch (error) {
    throw new DeliveryFailed(error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK', false);
  }
}
