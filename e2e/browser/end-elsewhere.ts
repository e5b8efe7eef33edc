import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Ends the session at the server, as from another device: the cookies of this browser are still here. */
export async function endElsewhere(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const value = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  const { origin } = new URL(page.url());
  const answer = await fetch(`${origin}/api/logout`, {
    method: 'POST',
    headers: {
      origin,
      cookie: cookies.map(({ name, value: kept }) => `${name}=${kept}`).join('; '),
      authorization: `Bearer ${value('access_token')}`,
      'x-xsrf-token': decodeURIComponent(value('XSRF-TOKEN')),
    },
  });
  expect(answer.status).toBe(204);
}
