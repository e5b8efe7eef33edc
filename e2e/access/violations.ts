import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What is on its way from one colour to another has neither: a button that has just become enabled, for example. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Axe for a page. Its legacy mode looks into no frames of other origins, of which the site has none, and opens no second page
 * for each look: a third of the time. Only what is wrong is described at length.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** The frame is the same on every page: `main` alone is looked at where the whole was looked at before. */
export async function expectNoViolations(page: Page, what: string, part?: 'main'): Promise<void> {
  await settled(page);
  const axe = axeOn(page);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const reported = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
  expect(reported, what).toEqual([]);
}
