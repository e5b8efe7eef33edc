import { expect, test } from '../browser/test.ts';

test('the documentation of the API draws its operations, and the browser complains of nothing', async ({ visitor }) => {
  const page = await visitor({ lang: 'en' });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/api/docs');
  const signingIn = page.locator('#operations-session-postLogin');
  await signingIn.getByRole('button').first().click();
  await expect(signingIn.locator('.responses-wrapper')).toBeVisible();
  expect(said).toEqual([]);
});
