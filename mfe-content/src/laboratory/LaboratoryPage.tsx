import { useTranslation } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { LinkButton } from '@clinic/shared/ui';
import { ContentItems } from '../parts/ContentItems.tsx';
import { HoursCard } from '../parts/HoursCard.tsx';
import { ServicePage } from '../parts/ServicePage.tsx';
import { content, devices, scene } from './laboratory.content.ts';

/** The laboratory, its devices and frequent questions (S12). */
export function LaboratoryPage() {
  const { t } = useTranslation('content');
  return (
    <ServicePage
      content={content}
      scene={scene}
      actions={
        <LinkButton to={paths.homeVisit()} size="large">
          {t('info.sampleAtHome')}
        </LinkButton>
      }
      aside={<HoursCard departments={['laboratory']} />}
    >
      <ContentItems title={t('info.devices')} icon="lab" items={devices} />
    </ServicePage>
  );
}
