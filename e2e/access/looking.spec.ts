import { startUsing } from '../browser/open.ts';
import { expect, test } from '../browser/test.ts';
import { expectStillness, watchShifts } from './looking.ts';

/** A page that puts a block above its text when its visitor is about to use it, as if hydration had moved it. */
const moving = `
  <!doctype html>
  <html lang="en"><title>t</title>
  <main style="block-size: 50vh"><h1>A text</h1></main>
  <script>
    addEventListener('keydown', () => {
      const block = document.createElement('div');
      block.style.blockSize = '25vh';
      document.body.prepend(block);
      performance.mark('clinic:shown');
    });
  </script>
  </html>`;

test('what moves when a visitor begins to use a page is no stillness', async ({ page }) => {
  await watchShifts(page);
  await page.goto(`data:text/html,${encodeURIComponent(moving)}`);
  // What was never drawn cannot move.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expectStillness(page, 'the page', 0.02);
  await startUsing(page);
  // The browser says what moved once it has drawn it.
  await expect(async () => {
    await expect(expectStillness(page, 'the page', 0.02)).rejects.toThrow(/layout shift of the page/);
  }).toPass();
});
