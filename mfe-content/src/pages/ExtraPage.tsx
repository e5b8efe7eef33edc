import { pick, useLang } from '@clinic/kit/i18n';
import { useInPageLanguage, useLoaderData } from '@clinic/kit/routing';
import { ArticleText } from '../parts/ArticleText.tsx';
import { MissingPage } from '../parts/MissingPage.tsx';
import { ScenePage } from '../parts/ScenePage.tsx';
import { loader } from './pages.data.ts';
import type { ExtraPageData } from './pages.data.ts';

/** A page that editors made: its text, below its title and picture. */
export function ExtraPage() {
  const lang = useLang();
  const found = useInPageLanguage(useLoaderData<ExtraPageData | null>(), loader);
  if (found === null) return <MissingPage />;
  const { page, html } = found;
  return (
    <ScenePage
      title={pick(page, 'title', lang)}
      crumbs={[]}
      lead={pick(page, 'summary', lang)}
      scene={page.image}
      focus={page.image_focus}
    >
      <ArticleText html={html} lang={found.lang} />
    </ScenePage>
  );
}
