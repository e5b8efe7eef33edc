import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { lookTwice, narrow } from '../access/looking.ts';
import { open } from '../browser/open.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { alteredRelease } from '../site/altered-release.ts';
import type { OwnSite } from '../site/own-site.ts';
import { liveRegistry } from '../site/releases.ts';

/** Another release of the questions and answers, published as a team's own pipeline does it. */
async function publishNext(site: OwnSite): Promise<string> {
  const altered = await alteredRelease(site.dataDir, 'qa', (files) => files.set('note.txt', 'next'));
  const [remote, release = ''] = altered.split('@');
  const line = { at: new Date().toISOString(), by: 'medical', act: 'publish', remote, release };
  await appendFile(path.join(site.dataDir, 'releases', 'history.jsonl'), `${JSON.stringify(line)}\n`);
  return release;
}

/** Moves on as somebody without a mouse does, until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 100 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

for (const lang of languages) {
  const say = textsOf('host', lang);

  test(`${lang}: a team signs in, tries a release on a tenth, gives it to all, goes back and locks`, async ({
    ownSite,
    visitor,
    browserErrors,
  }) => {
    const site = await ownSite();
    const { composition } = await liveRegistry(site.dataDir);
    const [before, next] = [await site.liveRelease('qa'), await publishNext(site)];
    const token = (await site.release('team', 'add', 'platform', '--all')).trim();
    const page = await visitor({ site: site.url, lang, width: narrow.width });

    // Whoever is not signed in is told so by the server, and a browser notes that in its console.
    browserErrors.expect(/console: Failed to load resource.*\b401\b.*\/releases\/api\/(state|figures)/);
    browserErrors.expect(/console: Failed to load resource.*\b503\b.*\/releases\/api\/figures/);
    await open(page, '/releases');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByLabel(say('signIn.token')).fill(token);
    await lookTwice(page, 'the sign-in form');
    await page.getByRole('button', { name: say('signIn.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('parts.title') })).toBeVisible();
    await lookTwice(page, 'what is live');

    const qa = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'qa' }) });
    const dialog = page.getByRole('dialog');
    await qa.getByRole('button', { name: say('promoteOf', { name: 'qa' }) }).click();
    await dialog.getByLabel(say('dialog.share')).selectOption('10');
    await lookTwice(page, 'promoting', 'page');
    await dialog.getByRole('button', { name: say('acts.promote'), exact: true }).click();
    await expect(qa).toContainText(say('rollout', { percent: 10 }));
    await expect(qa).toContainText(next);
    expect(await site.liveRelease('qa')).toBe(before);

    // To everybody with the keyboard alone, at the second thought.
    await expect(dialog).toBeHidden();
    const promote = qa.getByRole('button', { name: say('promoteOf', { name: 'qa' }) });
    await tabTo(page, promote);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(promote).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: say('acts.promote'), exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(qa).not.toContainText(before);
    expect(await site.liveRelease('qa')).toBe(next);

    await page
      .getByRole('button', { name: say('rollbackTo', { composition }) })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    await lookTwice(page, 'going back', 'page');
    await dialog.getByRole('button', { name: say('acts.rollback'), exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await site.liveRelease('qa')).toBe(before);

    await page.getByRole('button', { name: say('acts.lock'), exact: true }).click();
    await dialog.getByLabel(say('dialog.reason')).fill('Ramadan');
    await dialog.getByRole('button', { name: say('acts.lock'), exact: true }).click();
    await expect(page.getByText(say('lockedBy', { by: 'platform' }))).toContainText('Ramadan');
    await qa.getByRole('button', { name: say('promoteOf', { name: 'qa' }) }).click();
    browserErrors.expect(/console: Failed to load resource.*\b423\b.*\/releases\/api\/acts/);
    await dialog.getByRole('button', { name: say('acts.promote'), exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(say('refusals.locked'));
    expect(await site.liveRelease('qa')).toBe(before);
  });
}
