import { framesPass } from '../access/looking.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';

for (const lang of languages) {
  test(`${lang}: the reception's tools stand in one row, in each view, on tablets and computers`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    await signIn(page, 'reception');
    // A day that is not today has one tool more: the way back to it.
    for (const query of ['', 'view=week', 'doctor=111', 'doctor=111&view=week', 'doctor=111&date=2026-01-04']) {
      await open(page, `/desk?${query}`);
      const tools = page.locator('[data-toolbar]').locator('a, button, input').filter({ visible: true });
      await expect(tools.first()).toBeVisible();
      for (const width of [768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        // What follows the width of its container does so a moment after the window.
        await framesPass(page);
        await expect(async () => {
          const boxes = await tools.evaluateAll((all) =>
            all.map((tool) => {
              const { x, y, width: wide, height } = tool.getBoundingClientRect();
              return { middle: y + height / 2, x, end: x + wide };
            }),
          );
          expect(boxes.length, `${query}, ${width} px`).toBeGreaterThan(0);
          const middles = boxes.map(({ middle }) => middle);
          expect(Math.max(...middles) - Math.min(...middles), `${query}, ${width} px: one row`).toBeLessThan(20);
          expect(Math.min(...boxes.map(({ x }) => x)), `${query}, ${width} px`).toBeGreaterThanOrEqual(0);
          expect(Math.max(...boxes.map(({ end }) => end)), `${query}, ${width} px`).toBeLessThanOrEqual(width);
        }).toPass({ timeout: 60_000 });
      }
    }
  });

  test(`${lang}, 1920 px: the week of the whole clinic takes the width of the window`, async ({ visitor }) => {
    const page = await visitor({ lang, width: 1920 });
    await signIn(page, 'reception');
    await open(page, '/desk?view=week');
    const table = page.getByRole('main').getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(8);
    expect((await table.boundingBox())?.width).toBeGreaterThan(1800);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1920);
    const rows = table.getByRole('row');
    expect(await rows.count()).toBeGreaterThan(20);
    const off = textsOf('account', lang)('reception.clinicWeek.off');
    const worked = table.getByRole('cell').filter({ hasNotText: off }).first();
    await worked.getByRole('link').click();
    await expect(page).toHaveURL(/\/desk\?doctor=\d+/);
  });
}
