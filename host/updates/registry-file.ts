/** Longest wait for the registry, in milliseconds. */
const patience = 5000;

/**
 * What a channel points at now, as the server says and not believed yet. The browser asks whether it changed and has the body
 * only then.
 * @throws when it cannot be had
 */
export async function fetchRegistry(channel: string): Promise<unknown> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(`/registry/${channel}.json`, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  return response.json();
}
