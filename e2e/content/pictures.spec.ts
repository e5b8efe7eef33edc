import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { lookTwice } from '../access/looking.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';

/** What the photograph of a test shows: each its own, for all look into one library. */
const shownBy = (mark: string) => ({
  ar: `ممرضة تقيس ضغط مريض ${mark}`,
  en: `A nurse takes a patient’s blood pressure ${mark}`,
});
const written = {
  ar: { title: 'قياس الضغط في البيت', summary: 'خطوات بسيطة.', text: 'اجلس خمس دقائق.' },
  en: { title: 'Blood pressure at home', summary: 'A few steps.', text: 'Sit for five minutes.' },
};

/** A photograph that no other test has: stripes of random colours, as the browser writes JPEG. */
async function photograph(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 });
    const pen = canvas.getContext('2d');
    for (let column = 0; pen !== null && column < 40; column += 1) {
      pen.fillStyle = `hsl(${Math.random() * 360} 60% ${30 + column}%)`;
      pen.fillRect(column * 40, 0, 40, 1000);
    }
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

for (const lang of languages) {
  const say = textsOf('content', lang);
  const part = (name: string, of: Lang) =>
    say('desk.partIn', { part: say(`desk.parts.${name}`), language: say(`desk.in.${of}`) });
  const altOf = (of: Lang) => say('desk.partIn', { part: say('desk.tools.alt'), language: say(`desk.in.${of}`) });
  const chooses = (page: Page, name: string) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say('desk.pictures.chooseOne', { name }) })
      .first();

  test(`${lang}: a photograph is uploaded, described, put over a text and into it, and seen by visitors`, async ({
    visitor,
    browserErrors,
  }, { retry }) => {
    browserErrors.expect(/status of 415.*\/api\/content-desk\/pictures/);
    const shows = shownBy(`${lang}-${retry}`);
    const slugs = { ar: `قياس-الضغط-${lang === 'ar' ? 'أ' : 'ب'}-${retry}`, en: `pressure-at-home-${lang}-${retry}` };
    const author = await visitor({ lang });
    await signIn(author, 'author');
    await open(author, '/content/desk');
    await author
      .getByRole('main')
      .getByRole('link', { name: say('desk.pictures.title') })
      .click();
    await expect(author).toHaveURL(/\/content\/desk\/pictures$/);

    // Uploaded; a drawing is refused in words.
    const name = `pressure-${lang}-${retry}.jpg`;
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await author.getByLabel(say('desk.pictures.add')).setInputFiles([
      { name, mimeType: 'image/jpeg', buffer: await photograph(author) },
      { name: 'drawing.png', mimeType: 'image/png', buffer: drawing },
    ]);
    await expect(author.getByText(say('desk.pictures.states.done'))).toBeVisible();
    await expect(author.getByText(say('desk.pictures.wrong.drawing'))).toBeVisible();

    // Described in both languages, with the place that stays in view, by keys alone.
    const tile = author
      .getByRole('main')
      .getByRole('button', { name: new RegExp(name.replace('.jpg', '-[0-9a-f]{12}')) });
    await tile.press('Enter');
    const dialog = author.getByRole('dialog');
    for (const of of languages) await dialog.getByLabel(altOf(of)).fill(shows[of]);
    await dialog.getByLabel(say('desk.pictures.focal.x')).press('Home');
    await dialog.getByLabel(say('desk.pictures.focal.y')).press('End');
    await dialog.getByRole('button', { name: say('desk.pictures.save') }).press('Enter');
    await expect(dialog).toBeHidden();

    // Over a news item, and into both of its texts.
    await open(author, '/content/desk');
    await author.getByRole('button', { name: say('desk.begin.news') }).click();
    await expect(author).toHaveURL(/\/content\/desk\/\d+$/);
    const address = new URL(author.url()).pathname;
    for (const of of languages) {
      await author.getByLabel(part('title', of)).fill(written[of].title);
      await author.getByLabel(part('slug', of)).fill(slugs[of]);
      await author.getByLabel(part('summary', of)).fill(written[of].summary);
      await author.getByRole('textbox', { name: part('html', of) }).click();
      await author.keyboard.type(written[of].text);
      const tools = author.getByRole('toolbar', { name: say('desk.tools.label', { of: part('html', of) }) });
      await tools.getByRole('button', { name: say('desk.tools.picture') }).click();
      const insertion = author.locator(
        `[id="${await tools.getByRole('button', { name: say('desk.tools.picture') }).getAttribute('aria-controls')}"]`,
      );
      await insertion.getByRole('button', { name: say('desk.pictures.choose') }).click();
      await chooses(author, shows[lang]).click();
      await expect(insertion.getByLabel(say('desk.tools.alt'))).toHaveValue(shows[of]);
      await insertion.getByRole('button', { name: say('desk.tools.insert') }).click();
      await expect(author.getByRole('textbox', { name: part('html', of) }).getByRole('img')).toHaveAttribute(
        'alt',
        shows[of],
      );
    }
    await author.getByLabel(say('desk.parts.category')).selectOption({ index: 1 });
    await author
      .getByRole('group', { name: say('desk.parts.image') })
      .getByRole('button', { name: say('desk.pictures.choose') })
      .click();
    await chooses(author, shows[lang]).click();
    await author.getByRole('button', { name: say('desk.save'), exact: true }).click();
    await expect(author.getByText(say('desk.saving.saved'))).toBeVisible();

    // Its place is known, so it is not deleted.
    await author.getByRole('button', { name: say('desk.pictures.describe') }).click();
    await expect(dialog.getByRole('link', { name: written[lang].title })).toHaveAttribute('href', address);
    await expect(dialog.getByRole('button', { name: say('desk.pictures.delete') })).toBeHidden();

    const publisher = await visitor({ lang });
    await signIn(publisher, 'publisher');
    await open(publisher, address);
    await publisher
      .getByRole('main')
      .getByRole('button', { name: say('desk.actions.publish'), exact: true })
      .click();
    await expect(publisher.getByRole('link', { name: say('desk.seeLive') })).toBeVisible();

    const reader = await visitor({ lang, width: 390 });
    const page = `/blogs/${lang}/${encodeURIComponent(slugs[lang])}`;
    await expect.poll(async () => (await reader.request.get(page)).status()).toBe(200);
    await open(reader, page);
    const seen = reader.getByRole('main').getByRole('img', { name: shows[lang] });
    await expect(seen).toHaveAttribute('src', /^\/images\/uploads\/.*\?w=1280$/);
    await seen.scrollIntoViewIfNeeded();
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const cover = reader.getByRole('main').locator('article img').first();
    await expect(cover).toHaveCSS('object-position', '0% 100%');
    expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test(`${lang}: axe finds nothing in the picture library, its dialogs and the picker, and all fits the screen`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    await signIn(page, 'author');
    await open(page, '/content/desk/pictures');
    await lookTwice(page, 'the picture library');
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(say('desk.pictures.open', { name: '' }).trim()) })
      .first()
      .click();
    await expect(page.getByLabel(say('desk.pictures.focal.x'))).toBeVisible();
    await lookTwice(page, 'a picture of the library', 'page');
    await page.getByRole('button', { name: say('desk.cancel') }).click();

    // One that has a cover, whatever other journeys begin meanwhile.
    await open(page, '/content/desk?list=live&type=blog');
    await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await page
      .getByRole('group', { name: say('desk.parts.image') })
      .getByRole('button', { name: say('desk.pictures.change') })
      .click();
    await expect(page.getByRole('dialog').getByText(say('desk.pictures.drop'))).toBeVisible();
    await lookTwice(page, 'choosing a picture', 'page');
  });
}
