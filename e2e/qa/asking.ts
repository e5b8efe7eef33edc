import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { textsOf } from '../browser/texts.ts';
import { expect } from '../browser/test.ts';

/** A question that a test asks; its words occur nowhere else. */
export interface AskedHere {
  title: string;
  content: string;
}

/** What a journey asks about skin, in its language. */
export function aQuestion(lang: Lang): AskedHere {
  const mark = crypto.randomUUID().slice(0, 8);
  return lang === 'ar'
    ? { title: `طفح جلدي على اليدين منذ أسبوع ${mark}`, content: 'يزداد بعد غسل الأطباق.\n\nجرّبت مرطبًا ولم يتحسن.' }
    : {
        title: `A rash on both hands for a week ${mark}`,
        content: 'It is worse after the dishes.\n\nA cream did not help.',
      };
}

/** The form of a question in its steps, as somebody with script fills it in. */
export function askForm(page: Page, lang: Lang) {
  const say = textsOf('qa', lang);
  const main = page.getByRole('main');
  const next = () => main.getByRole('button', { name: say('ask.next'), exact: true }).click();
  return {
    say,
    main,
    next,
    choose: (mode: 'named' | 'anonymous') => main.locator(`input[name="mode"][value="${mode}"]`).check(),
    async chooseSpecialty(name: string) {
      const field = main.getByRole('combobox', { name: say('specialtyField.label') });
      await field.fill(name);
      await expect(main.getByRole('option')).toHaveCount(1);
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(field).toHaveValue(new RegExp(name));
    },
    async describe({ title, content }: AskedHere) {
      await main.locator('[name="question_title"]').fill(title);
      await main.locator('[name="question_content"]').fill(content);
    },
    acceptTerms: () => main.locator('[name="terms_accepted"]').check(),
    send: () => main.getByRole('button', { name: say('ask.send'), exact: true }).click(),
  };
}

/** Twelve signs in groups of four. */
export const trackingCode = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/;
