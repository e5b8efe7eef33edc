import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

type Axe = typeof Axe;

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is on its way from one colour to another has neither: a button that has just become enabled, for example. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

interface Violation {
  id: string;
  /** Each with what axe measured, such as both colours. */
  nodes: { target: string; html: string; found: string }[];
}

/**
 * What axe finds in a page. Each document gets axe once, however often it is looked at: for most pages that takes longer than
 * the look itself. The site has no frames to look into. Only what is wrong is described at length.
 * @param options a selector of the part to look at, and rules that do not hold there
 */
export async function violationsOn(
  page: Page,
  { part, without = [] }: { part?: 'main' | undefined; without?: readonly string[] } = {},
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  return page.evaluate(
    async ({ selector, disabled }) => {
      // What changes while axe looks changes at once: half-way between two colours, or faded in, it has neither contrast.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe
        .run(selector ?? document, {
          resultTypes: ['violations'],
          rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        })
        .finally(() => {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
        });
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, html, any, all, none }) => ({
          target: target.join(' '),
          html,
          found: [...any, ...all, ...none].map(({ message }) => message).join('; '),
        })),
      }));
    },
    { selector: part, disabled: without },
  );
}

/**
 * The frame is the same on every page: `main` alone is looked at where the whole was looked at before. What is wrong is wrong at
 * a second look as well: a list that is read again during the first shows a button in the colour that it is about to leave.
 * @param without rules that do not hold there
 */
export async function expectNoViolations(
  page: Page,
  what: string,
  part?: 'main',
  without: readonly string[] = [],
): Promise<void> {
  const look = async () => {
    await settled(page);
    return (await violationsOn(page, { part, without })).map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target, found }) => `${target} (${found})`)
          .slice(0, 3)
          .join(', ')}`,
    );
  };
  const first = await look();
  expect(first.length === 0 ? first : await look(), what).toEqual([]);
}
