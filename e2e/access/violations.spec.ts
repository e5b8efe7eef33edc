import { expect, test } from '../browser/test.ts';
import { expectNoViolations, violationsOn } from './violations.ts';

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

test('what is still wrong at a second look fails with its place; what has gone by then does not', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>t</title><main><h1>1</h1>${nameless}</main></html>`);
  await expect(expectNoViolations(page, 'the page')).rejects.toThrow(/the page[^]*button-name: button/);

  await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run: (...options: unknown[]) => Promise<unknown> } };
    const look = axe.run.bind(axe);
    axe.run = async (...options) => {
      const found = await look(...options);
      document.querySelector('main button')?.remove();
      return found;
    };
  });
  await expectNoViolations(page, 'the page');
});

test('what changes its colour while axe looks is seen in the colour that it comes to', async ({ page }) => {
  const text = '<p style="color: #ccc; transition: color 60s">a text</p>';
  await page.setContent(`<html lang="en"><title>t</title><main><h1>1</h1>${text}</main></html>`);
  expect((await violationsOn(page)).map(({ id }) => id)).toEqual(['color-contrast']);
  await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run: (...options: unknown[]) => Promise<unknown> } };
    const look = axe.run.bind(axe);
    axe.run = (...options) => {
      document.querySelector<HTMLElement>('main p')?.style.setProperty('color', 'black');
      return look(...options);
    };
  });
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});
