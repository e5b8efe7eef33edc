import type { Lang } from '@clinic/contracts';
import { expectNoViolations } from '../access/violations.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { bookingWords } from '../journeys/booking-words.ts';
import { freeVisit } from '../journeys/slots.ts';
import { wizardOnPage } from '../journeys/wizard.ts';

const english = {
  title: 'My family',
  add: 'Add a person',
  name: 'Full name',
  relation: 'Relationship',
  child: 'Daughter',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  save: 'Save',
  book: 'Book an appointment for',
  remove: 'Remove',
  expected: 'They have an upcoming appointment',
  close: 'OK',
  confirmRemove: 'Yes, remove',
  removed: 'Removed from your family.',
};
const words: Record<Lang, typeof english> = {
  ar: {
    title: 'عائلتي',
    add: 'أضف فردًا',
    name: 'الاسم الكامل',
    relation: 'صلة القرابة',
    child: 'ابنة',
    day: 'اليوم',
    month: 'الشهر',
    year: 'السنة',
    save: 'احفظ',
    book: 'احجز موعدًا باسم',
    remove: 'أزل',
    expected: 'لهذا الشخص موعد قادم',
    close: 'حسنًا',
    confirmRemove: 'نعم، أزل الاسم',
    removed: 'تمت الإزالة من عائلتك.',
  },
  en: english,
};

/** Who books for whom, and with which doctor: nobody else does in other tests. */
const cast: Record<Lang, { patient: string; child: string; doctor: number; width: number }> = {
  ar: { patient: 'mohammed', child: 'ريان العسيري', doctor: 125, width: 390 },
  en: { patient: 'daniel', child: 'Ada Okafor', doctor: 126, width: 1280 },
};

for (const lang of languages) {
  const { patient, child: name, doctor, width } = cast[lang];

  test(
    `${lang}, ${width} px: add a child, book for it, see the visit, cancel it, remove the child`,
    { lock: patient },
    async ({ visitor, browserErrors }, { retry }) => {
      // A try that failed may have left its own.
      const child = retry === 0 ? name : `${name} ${retry + 1}`;
      // Whom the clinic expects is not removed.
      browserErrors.expect(/status of 409/);
      const say = { ...bookingWords[lang], family: words[lang] };
      const visit = await freeVisit(doctor);
      const page = await visitor({ lang, width });
      await signIn(page, patient);
      await open(page, '/profile/Family');
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1, name: say.family.title })).toBeVisible();
      await expectNoViolations(page, 'family', 'main');

      await main.getByRole('button', { name: say.family.add }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say.family.save }).click();
      await expect(dialog.getByRole('alert')).toBeFocused();
      await expectNoViolations(page, 'adding somebody');
      await dialog.getByRole('textbox', { name: say.family.name }).fill(child);
      await dialog.getByRole('combobox', { name: say.family.relation }).selectOption({ label: say.family.child });
      await dialog.getByRole('textbox', { name: say.family.day }).fill('5');
      await dialog.getByRole('combobox', { name: say.family.month }).selectOption('3');
      await dialog.getByRole('textbox', { name: say.family.year }).fill('2019');
      await dialog.getByRole('button', { name: say.family.save }).click();
      await expect(dialog).toBeHidden();

      await main.getByRole('link', { name: `${say.family.book} ${child}` }).click();
      const wizard = wizardOnPage(page, lang);
      const time = await wizard.toDetails(visit);
      await expect(wizard.place.getByRole('radio', { name: child })).toBeChecked();
      await expect(wizard.place.locator('input[name="name"]')).toHaveValue(child);
      await expect(wizard.place.locator('input[name="name"]')).not.toBeEditable();
      await expect(wizard.next).toBeEnabled();
      await expectNoViolations(page, 'whom the visit is for', 'main');
      await wizard.next.click();
      await wizard.onStep(5);
      await expect(wizard.place.locator('dl')).toContainText(child);
      await wizard.submit.click();
      const reference = (await wizard.place.getByText(/^NB-[A-Z0-9]{6}$/).innerText()).trim();

      await open(page, '/profile/Family');
      const remove = main.getByRole('button', { name: new RegExp(`^${say.family.remove} ${child}`) });
      await remove.click();
      await dialog.getByRole('button', { name: say.family.confirmRemove }).click();
      await expect(dialog.getByRole('alert')).toContainText(say.family.expected);
      await dialog.getByRole('link').click();

      const card = page.getByRole('listitem').filter({ hasText: reference });
      await expect(card).toContainText(child);
      await expect(card).toContainText(time);
      await card.getByRole('button', { name: say.cancelVisit }).click();
      await dialog.getByRole('button', { name: say.confirmCancel }).click();
      await expect(card).toContainText(say.cancelledStatus);

      await open(page, '/profile/Family');
      await remove.click();
      await dialog.getByRole('button', { name: say.family.confirmRemove }).click();
      await expect(page.getByText(say.family.removed).first()).toBeVisible();
      await expect(main.getByRole('heading', { name: child })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );
}
