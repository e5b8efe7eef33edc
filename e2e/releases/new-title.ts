import type { Lang } from '@clinic/contracts';
import { alteredRelease } from '../site/altered-release.ts';
import type { OwnSite } from '../site/own-site.ts';

/** The heading of the questions and answers as it is live, and in the release of {@link releaseWithNewTitle}. */
export const liveTitle = { ar: 'اسأل طبيبك', en: 'Ask Your Doctor' };
export const newTitle = { ar: 'اسأل طبيبك، الإصدار الثاني', en: 'Ask Your Doctor, release two' };

/** Another release of the questions and answers: one text of it is changed in each language, for browser and server alike. */
export function releaseWithNewTitle(
  site: Pick<OwnSite, 'dataDir'>,
  title: Readonly<Record<Lang, string>> = newTitle,
): Promise<string> {
  return alteredRelease(site.dataDir, 'qa', (files) => {
    let found = 0;
    for (const [file, text] of files) {
      if (!/\.(js|cjs)$/.test(file)) continue;
      const changed = (['ar', 'en'] as const).reduce(
        (before, lang) => before.replace(`"title":"${liveTitle[lang]}"`, `"title":"${title[lang]}"`),
        text,
      );
      if (changed === text) continue;
      files.set(file, changed);
      found += 1;
    }
    if (found < 4) throw new Error('the title to change was not found in both languages and both builds');
  });
}
