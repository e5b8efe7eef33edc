import { expect, languages, test } from '../browser/test.ts';

const names = { ar: 'عيادات نبض', en: 'Nabd Clinics' };

for (const lang of languages) {
  test(`${lang}: a phone can put the site on its home screen, by the clinic’s name and with its icons`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width: 390 });
    await page.goto('/');
    const session = await page.context().newCDPSession(page);
    // Chromium fetches and reads it as it would for an installation, under the policy of the page.
    const { url, errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe(`/${lang}.webmanifest`);
    const manifest = JSON.parse(data ?? '') as { name: string; icons: { src: string; sizes: string }[] };
    expect(manifest.name).toBe(names[lang]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
    for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const drawn = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(`${src} ${drawn}`).toBe(`${src} ${sizes}`);
    }
  });
}
