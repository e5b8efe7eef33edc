import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The frame is the same on every page: `main` alone is looked at where the whole was looked at before. */
export async function expectNoViolations(page: Page, what: string, part?: 'main'): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
  expect(told, what).toEqual([]);
}
