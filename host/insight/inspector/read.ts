/** A JSON file of an artifact, which was checked when it was published; null when it cannot be read. */
export async function read<T>(address: string, signal: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
