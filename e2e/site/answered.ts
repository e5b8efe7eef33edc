import { until } from './processes.ts';

/**
 * The answer to the address of a page. On a machine as busy as one that runs tests, data may come later than the server
 * waits for them: it says 503 then, and whoever asked comes back.
 */
export async function answered(address: string, init?: RequestInit): Promise<Response> {
  const { value } = await until(
    `${address} to be answered`,
    async () => {
      const answer = await fetch(address, init);
      if (answer.status !== 503) return answer;
      await answer.body?.cancel();
      return null;
    },
    30_000,
  );
  return value;
}
