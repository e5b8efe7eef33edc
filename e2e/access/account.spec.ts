import type { Page } from '@playwright/test';
import { open } from '../browser/open.ts';
import { patientApi, signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { expectStillness, lookTwice, narrow, watchShifts } from './looking.ts';
import { expectNoViolations } from './violations.ts';

/** No page may move by more than this while it comes and while its data comes. */
const mostShift = 0.05;

/** Pages with a form for those who are not signed in; the last with the address of nobody. */
const authPages = [
  '/login',
  '/register',
  '/forget',
  '/password/reset',
  '/phone/verification/00000000-0000-4000-8000-000000000000',
];

const memberPages = [
  '/profile/Appointments',
  '/profile/WaitingList',
  '/profile/Family',
  '/profile/Notifications',
  '/profile/Details',
  '/profile/MedicalTests',
  '/settings',
  '/settings/security',
  '/settings/privacy',
  '/s',
];

const staffPages = ['/desk', '/desk/schedules', '/desk?doctor=111', '/desk?doctor=111&view=week', '/desk/users'];

/** Opens a page of an account and waits for what it shows. */
async function comeTo(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
  await page.waitForLoadState('networkidle');
}

for (const lang of languages) {
  test(`${lang}: axe finds nothing on the pages that lead into an account, nor in what is wrong there`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width: narrow.width });
    await watchShifts(page);
    for (const path of authPages) {
      await comeTo(page, path);
      await expectStillness(page, path, mostShift);
      await lookTwice(page, path);
      await page.getByRole('main').locator('form [type="submit"]').first().click();
      await expect(page.getByRole('main').getByRole('alert').first(), path).toBeVisible();
      await lookTwice(page, `${path} with errors`);
    }
  });

  test(`${lang}: nothing moves while a page of a member comes, axe finds nothing on it, and it fits the screen`, async ({
    visitor,
  }) => {
    const { data } = await (await patientApi('sara')).get<{ data: { id: number }[] }>('/api/appointments');
    const page = await visitor({ lang, width: narrow.width });
    await signIn(page, 'sara');
    await watchShifts(page);
    for (const path of [...memberPages, `/profile/Appointments/${data[0]?.id}`]) {
      await comeTo(page, path);
      await expectStillness(page, path, mostShift);
      if (path === memberPages[0]) await expectNoViolations(page, 'a page of a member with its frame');
      await lookTwice(page, path);
    }
  });

  test(`${lang}: nothing moves while the reception's desk comes, axe finds nothing on it, and it fits the screen`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width: narrow.width });
    await signIn(page, 'admin');
    await watchShifts(page);
    for (const path of staffPages) {
      await comeTo(page, path);
      await expectStillness(page, path, mostShift);
      await lookTwice(page, path);
    }
  });
}
