import { useTranslation } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { LinkButton } from '@clinic/shared/ui';
import { ContentItems } from '../parts/ContentItems.tsx';
import { HoursCard } from '../parts/HoursCard.tsx';
import { ServicePage } from '../parts/ServicePage.tsx';
import { content, examinations, scene } from './xray.content.ts';

/** The radiology department (S12). */
export function XrayPage() {
  const { t } = useTranslation('content');
  return (
    <ServicePage
      content={content}
      scene={scene}
      actions={
        <LinkButton to={paths.contact()} size="large">
          {t('info.ask')}
        </LinkButton>
      }
      aside={<HoursCard departments={['radiology']} />}
    >
      <ContentItems title={t('info.examinations')} icon="xray" items={examinations} />
    </ServicePage>
  );
}
