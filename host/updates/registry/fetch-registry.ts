/** Longest wait for the registry, in milliseconds. */
const timeoutMs = 5000;

/**
 * What a channel points at now, not verified yet. The browser revalidates its cached copy.
 * @throws when it cannot be loaded
 */
export async function fetchRegistry(channel: string): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`/registry/${channel}.json`, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return response.json();
}
