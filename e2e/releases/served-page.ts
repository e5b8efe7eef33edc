import { expect } from '../browser/test.ts';
import { answered } from '../site/answered.ts';

/** A page as the server writes it, which must be there; what stands in for a screen that fails has another heading, or none. */
export async function servedPage(address: string, cookie = ''): Promise<{ html: string; heading: string }> {
  const answer = await answered(address, { headers: { cookie } });
  const html = await answer.text();
  expect(answer.status, address).toBe(200);
  return { html, heading: /<h1\b[^>]*>([^<]*)<\/h1>/.exec(html)?.[1] ?? '' };
}
