import { useTranslation } from '@clinic/shared/i18n';
import { paths } from '@clinic/shared/routing';
import { LinkButton } from '@clinic/shared/ui';
import { HoursCard } from '../parts/HoursCard.tsx';
import { ServicePage } from '../parts/ServicePage.tsx';
import { content, scene } from './home-visit.content.ts';

/** Care at the patient's home (S11, S143). */
export function HomeVisitPage() {
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
      aside={<HoursCard departments={['homeVisit', 'homeEmergency']} />}
    />
  );
}
