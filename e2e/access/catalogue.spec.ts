import { expect, test } from '@playwright/test';
import { freePort, startServer } from '../site/processes.ts';
import type { ServerProcess } from '../site/processes.ts';
import { expectNoViolations } from './violations.ts';

let catalogue: ServerProcess;
let url = '';

test.beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  catalogue = await startServer({
    name: 'catalogue',
    script: 'scripts/catalogue.ts',
    port,
    env: { CATALOGUE_PORT: String(port) },
    ready: '/',
  });
});

test.afterAll(() => catalogue.stop());

for (const lang of ['ar', 'en'] as const)
  for (const scheme of ['light', 'dark'] as const)
    test(`the catalogue of components has no accessibility violation: ${lang}, ${scheme}`, async ({ page }) => {
      await page.goto(`${url}/?lang=${lang}&scheme=${scheme}`);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('[data-example="Dialog: closed, opens on press"]')).toBeVisible();
        await expect(page.locator('[data-example="SlotPicker: day chosen"]').getByRole('button').last()).toBeVisible();
        expect(await page.locator('[data-failed]').count(), 'examples that throw').toBe(0);
        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
        // Several examples of one landmark stand on this page; a page of the site has one.
        await expectNoViolations(page, `the catalogue, ${width} px`, undefined, ['landmark-unique']);
      }
    });
