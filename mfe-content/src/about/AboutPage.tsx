import { useTranslation } from '@clinic/shared/i18n';
import { paths, useLoaderData } from '@clinic/shared/routing';
import { LinkButton } from '@clinic/shared/ui';
import { ServicePage } from '../parts/ServicePage.tsx';
import type { AboutData } from './about.data.ts';
import { ClinicFigures } from './ClinicFigures.tsx';
import { content, scene } from './about.content.ts';

/** Who the clinic is (S15). */
export function AboutPage() {
  const { t } = useTranslation('content');
  const figures = useLoaderData<AboutData>();
  return (
    <ServicePage
      content={content}
      scene={scene}
      actions={
        <LinkButton to={paths.doctors()} size="large">
          {t('about.doctors')}
        </LinkButton>
      }
      aside={<ClinicFigures {...figures} />}
    />
  );
}
