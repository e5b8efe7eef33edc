import { expect, test } from '../browser/test.ts';

test('the documentation of the API draws its operations, and the browser complains of nothing', async ({ visitor }) => {
  const page = await visitor({ lang: 'en' });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  // Only operations in view are drawn: the link of one brings it there, unfolded.
  await page.goto('/api/docs#/session/postLogin');
  const signingIn = page.locator('#operations-session-postLogin');
  // The whole document is read and resolved before the first operation is drawn.
  await expect(signingIn.locator('.responses-wrapper')).toBeVisible();
  expect(said).toEqual([]);
});
