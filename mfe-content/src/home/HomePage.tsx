import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { useLoaderData } from '@clinic/shared/routing';
import { Page, Section } from '@clinic/shared/ui';
import type { loader } from './home.data.ts';

export function HomePage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { specialties } = useLoaderData<typeof loader>();
  return (
    <Page title={t('home.title')}>
      <Section title={t('home.specialities')}>
        <ul>
          {specialties.map((specialty) => (
            <li key={specialty.id}>{pick(specialty, 'name', lang)}</li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
