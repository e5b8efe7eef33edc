/** Longest wait for the API's answer, in milliseconds. */
const timeoutMs = 2000;

/** Whether the API can answer, as it says itself. */
export class ApiReadiness {
  readonly #address: string;

  constructor(apiOrigin: string) {
    this.#address = `${apiOrigin}/readyz`;
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(this.#address, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok === true;
  }
}
