import { expect, test } from '../browser/test.ts';
import { violationsOn } from './violations.ts';

const nameless = '<button></button>';

test('a look finds what is wrong in a page, and what came after an earlier look', async ({ page }) => {
  const rules = async (...options: [] | [Parameters<typeof violationsOn>[1]]) =>
    (await violationsOn(page, ...options)).map(({ id }) => id);
  await page.setContent(
    `<html lang="en"><title>t</title><main><h1>1</h1><p>2</p></main><footer>${nameless}</footer></html>`,
  );
  expect(await rules()).toContain('button-name');
  expect(await rules({ without: ['button-name'] })).not.toContain('button-name');
  expect(await rules({ part: 'main' })).toEqual([]);

  await page.locator('main p').evaluate((one, html) => (one.innerHTML = html), '<img src="data:,">');
  expect(await rules({ part: 'main' })).toEqual(['image-alt']);
});
