import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { loadedOr, useLoaderData } from '@clinic/kit/routing';
import { AskButtons } from './AskButtons.tsx';
import { HoursCard } from './HoursCard.tsx';
import { MissingPage } from './MissingPage.tsx';
import { OtherServices } from './OtherServices.tsx';
import { pageAnchors } from './page-anchors.ts';
import type { ServiceData } from './page-content.data.ts';
import { PageAnchors } from './PageAnchors.tsx';
import { PageParts } from './PageParts.tsx';
import { ScenePage } from './ScenePage.tsx';

/** The page of a service with hours of its own: X-ray, laboratory, home visit. */
export function ServicePage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const found = useLoaderData<ServiceData | null>();
  if (found === null) return <MissingPage />;

  const { page } = found;
  return (
    <ScenePage
      title={pick(page, 'title', lang)}
      crumbs={[]}
      lead={pick(page, 'lead', lang)}
      scene={page.image}
      focus={page.image_focus}
      actions={<AskButtons label={t('info.ask')} />}
    >
      <HoursCard departments={loadedOr(found.hours, [])} layout="wide" />
      <PageAnchors anchors={pageAnchors(page, lang, t)} />
      <PageParts page={page} />
      <OtherServices except={page.id} />
    </ScenePage>
  );
}
