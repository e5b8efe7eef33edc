import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { bookingWords } from './booking-words.ts';
import type { FreeVisit } from './slots.ts';

/** The booking wizard as a patient handles it, in the modal or on its pages. */
export class WizardOnScreen {
  readonly page: Page;
  readonly place: Locator;
  lang: Lang;

  constructor(page: Page, place: Locator, lang: Lang) {
    this.page = page;
    this.place = place;
    this.lang = lang;
  }

  get say() {
    return bookingWords[this.lang];
  }

  get next(): Locator {
    return this.place.getByRole('button', { name: this.say.next, exact: true });
  }

  get back(): Locator {
    return this.place.getByRole('button', { name: this.say.back, exact: true });
  }

  get submit(): Locator {
    return this.place.getByRole('button', { name: this.say.submit });
  }

  async onStep(step: 1 | 2 | 3 | 4 | 5): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.say[`step${step}`], exact: true })).toBeVisible();
  }

  async chooseSpecialty({ specialty }: FreeVisit): Promise<void> {
    await this.place.getByRole('combobox', { name: this.say.allSpecialities }).selectOption(String(specialty.id));
  }

  async chooseDoctor({ doctor }: FreeVisit): Promise<void> {
    const choice = this.place.getByRole('radio', { name: this.lang === 'ar' ? doctor.name_ar : doctor.name_en });
    await expect(this.place.getByRole('radio').first()).toBeVisible();
    const more = this.place.getByRole('button', { name: this.say.nextPage });
    while ((await choice.count()) === 0) await more.click();
    await choice.check();
  }

  day({ date }: FreeVisit): Locator {
    const inMonth = this.place.locator('[role="gridcell"]:not([aria-disabled])');
    return inMonth.filter({ has: this.page.locator('b', { hasText: new RegExp(`^${Number(date.slice(8))}$`) }) });
  }

  async chooseDay(visit: FreeVisit): Promise<void> {
    const turn = this.place.getByRole('button', { name: this.say.nextMonth });
    await expect(turn).toBeVisible();
    for (let months = 0; months < visit.monthsAhead; months += 1) await turn.click();
    await this.day(visit).click();
  }

  get times(): Locator {
    return this.place.getByRole('group', { name: this.say.times }).getByRole('button');
  }

  /** The time as its button says it. */
  async chooseTime(index: number): Promise<string> {
    const button = this.times.nth(index);
    const label = (await button.innerText()).trim();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    return label;
  }

  /** From step 1 to step 4, as quickly as it goes. */
  async toDetails(visit: FreeVisit, timeIndex = 1): Promise<string> {
    await this.onStep(1);
    await this.chooseSpecialty(visit);
    await this.next.click();
    await this.onStep(2);
    await this.chooseDoctor(visit);
    await this.next.click();
    await this.onStep(3);
    await this.chooseDay(visit);
    const time = await this.chooseTime(timeIndex);
    await this.next.click();
    await this.onStep(4);
    return time;
  }
}

/** The wizard in the modal over a page. */
export function wizardInModal(page: Page, lang: Lang): WizardOnScreen {
  return new WizardOnScreen(page, page.getByRole('dialog', { name: bookingWords[lang].title }), lang);
}

/** The wizard on its own pages. */
export function wizardOnPage(page: Page, lang: Lang): WizardOnScreen {
  return new WizardOnScreen(page, page.getByRole('main'), lang);
}
