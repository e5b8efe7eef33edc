import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { lookTwice } from '../access/looking.ts';
import { open } from '../browser/open.ts';
import { emailOf, signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { messagesTo } from '../public/outbox.ts';

const written = {
  ar: { subject: 'نصائح الشتاء', heading: 'قبل البرد', text: 'خذ اللقاح مبكرًا.', mark: '[تجربة]' },
  en: { subject: 'Winter advice', heading: 'Before the cold', text: 'Have your vaccination early.', mark: '[Test]' },
};

for (const lang of languages) {
  const say = textsOf('content', lang);
  const part = (name: string, of: Lang) =>
    say('desk.partIn', { part: say(`desk.parts.${name}`), language: say(`desk.in.${of}`) });
  const button = (page: Page, key: string) =>
    page.getByRole('button', { name: say(`desk.newsletter.${key}`), exact: true });

  test(`${lang}: an issue is written, tested on oneself, sent by a publisher, read, and unsubscribed from`, async ({
    visitor,
  }, { retry }) => {
    const subject = (of: Lang) => `${written[of].subject} ${lang}-${retry}-${crypto.randomUUID().slice(0, 6)}`;
    const subjects = { ar: subject('ar'), en: subject('en') };

    // A visitor subscribes, in the language of the page.
    const reader = await visitor({ lang, width: 390 });
    const address = `reader-${crypto.randomUUID()}@nabd.example`;
    await open(reader, '/newsletter');
    const main = reader.getByRole('main');
    await main.locator('input[name="email"]').fill(address);
    await main.getByRole('button', { name: say('newsletter.subscribe') }).click();
    await expect(main.getByRole('status')).toContainText(say('newsletter.done'));

    // The author writes both languages, from the room of the newsletter.
    const author = await visitor({ lang });
    await signIn(author, 'author');
    await open(author, '/content/desk/newsletter');
    await button(author, 'begin').click();
    await expect(author).toHaveURL(/\/content\/desk\/newsletter\/\d+$/);
    const page = new URL(author.url()).pathname;
    for (const of of languages) {
      await author.getByLabel(part('subject', of)).fill(subjects[of]);
      await author.getByRole('textbox', { name: part('html', of) }).click();
      const tools = author.getByRole('toolbar', { name: say('desk.tools.label', { of: part('html', of) }) });
      await tools.getByRole('button', { name: say('desk.tools.h2') }).click();
      await author.keyboard.type(written[of].heading);
      await author.keyboard.press('Enter');
      await author.keyboard.type(written[of].text);
    }
    // Part of the text is a page of the site.
    const teaser = say('desk.partIn', { part: say('desk.newsletter.teaser'), language: say(`desk.in.${lang}`) });
    await author.getByRole('button', { name: teaser }).click();
    await author
      .getByRole('list', { name: say('desk.links.pages') })
      .getByRole('button')
      .nth(2)
      .click();
    await expect(author.getByRole('textbox', { name: part('html', lang) }).locator('a')).toHaveAttribute(
      'href',
      '/doctors',
    );
    await button(author, 'actions.test').click();
    await expect(author.getByText(say('desk.saving.saved'))).toBeVisible();
    const own = async () => (await messagesTo(emailOf('author'))).map((message) => message.subject);
    for (const of of languages) await expect.poll(own).toContain(`${written[of].mark} ${subjects[of]}`);
    const issues = async () => (await messagesTo(address)).filter((message) => message.subject === subjects[lang]);
    expect(await issues()).toEqual([]);
    // Sending is for somebody else.
    await expect(button(author, 'actions.send')).toHaveCount(0);
    await button(author, 'preview.show').click();
    await expect(author.getByRole('article').first()).toContainText(written.ar.text);

    // The publisher reads to how many it goes, and sends it; the author sees that.
    const publisher = await visitor({ lang });
    await signIn(publisher, 'publisher');
    await open(publisher, page);
    await button(publisher, 'actions.send').click();
    await expect(publisher.getByRole('dialog')).toContainText(/[1-9]/);
    await button(publisher, 'confirm.send').click();
    await expect(publisher.getByText(say('desk.newsletter.states.sent'), { exact: true })).toBeVisible();
    await expect(author.getByText(say('desk.newsletter.states.sent'), { exact: true })).toBeVisible();

    // The subscriber has it once, in the language of the subscription, with a link out of it.
    await expect.poll(async () => (await issues()).length).toBe(1);
    const [mail] = await issues();
    expect(mail?.body).toContain(written[lang].text);
    expect(mail?.body).toMatch(/https?:\S+\/doctors/);
    const link = new URL(/https?:\S+\/newsletter\/unsubscribe\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    await open(reader, link.pathname + link.search);
    await main.getByRole('button', { name: say('subscription.endAction') }).click();
    await expect(main.getByRole('status')).toContainText(say('subscription.ended'));
  });

  test(`${lang}: axe finds nothing at the newsletter's desk, in an issue and its dialogs, and all fits the screen`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    await signIn(page, 'admin');
    await open(page, '/content/desk/newsletter');
    await lookTwice(page, 'the issues of the newsletter');
    await button(page, 'begin').click();
    await expect(page.getByRole('toolbar')).toHaveCount(2);
    await page.getByLabel(part('subject', 'en')).fill('A subject');
    await expect(page.getByText(say('desk.saving.saved'))).toBeVisible();
    await button(page, 'preview.show').click();
    await lookTwice(page, 'an issue of the newsletter');
    await button(page, 'actions.delete').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await lookTwice(page, 'deleting an issue', 'page');
    await button(page, 'confirm.delete').click();
    await expect(page).toHaveURL(/\/content\/desk\/newsletter$/);
  });
}
