/**
 * Why a script did not run: the server refused it (`http`), it could not be reached (`network`), its bytes are not those that
 * were released (`integrity`), or they are, and the script itself failed (`script`).
 */
export type RejectionReason = 'http' | 'network' | 'integrity' | 'script';

/** Longest wait for the second look, in milliseconds. */
const timeoutMs = 4000;

/**
 * Looks once more at a script that could not be used; the browser itself does not say why it refused one.
 * @param integrity what its bytes should be, as in the script element; without one it was refused whatever they are, and there is nothing to
 *   look at
 */
export async function rejectionReason(url: string, integrity: string): Promise<RejectionReason> {
  if (integrity === '') return 'integrity';
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return 'http';
    return (await hasIntegrity(await response.arrayBuffer(), integrity)) ? 'script' : 'integrity';
  } catch {
    return 'network';
  }
}

async function hasIntegrity(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  const [, digits, expected] = /^sha(256|384)-(.+)$/.exec(integrity) ?? [];
  if (digits === undefined) return false;
  const hash = new Uint8Array(await crypto.subtle.digest(`SHA-${digits}`, bytes));
  return btoa(String.fromCharCode(...hash)) === expected;
}
