import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { isUnavailable, useLoaderData } from '@clinic/kit/routing';
import { LinkButton } from '@clinic/kit/ui';
import { MissingPage } from '../parts/MissingPage.tsx';
import { pageAnchors } from '../parts/page-anchors.ts';
import { PageAnchors } from '../parts/PageAnchors.tsx';
import { PageParts } from '../parts/PageParts.tsx';
import { ScenePage } from '../parts/ScenePage.tsx';
import type { AboutData } from './about.data.ts';
import { ClinicFigures } from './ClinicFigures.tsx';

/** Who the clinic is. */
export function AboutPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const found = useLoaderData<AboutData | null>();
  if (found === null) return <MissingPage />;

  const { page, figures } = found;
  return (
    <ScenePage
      title={pick(page, 'title', lang)}
      crumbs={[]}
      lead={pick(page, 'lead', lang)}
      scene={page.image}
      focus={page.image_focus}
      actions={
        <>
          <LinkButton to={contentPaths.doctors()} size="large">
            {t('about.doctors')}
          </LinkButton>
          <LinkButton to={contentPaths.contact()} variant="outlined" size="large">
            {t('info.write')}
          </LinkButton>
        </>
      }
    >
      {!isUnavailable(figures) && <ClinicFigures {...figures} />}
      <PageAnchors anchors={pageAnchors(page, lang, t)} />
      <PageParts page={page} />
    </ScenePage>
  );
}
