import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData } from '@clinic/kit/routing';
import { Box, CardGrid, Icon, LinkCard, Page, Section } from '@clinic/kit/ui';
import type { HomeData } from './home.data.ts';

/** The first page of this remote: what it is for, and where its readers can go from here. */
export function HomePage() {
  const { t } = useTranslation('template-name');
  const { ways } = useLoaderData<HomeData>();
  return (
    <Page title={t('home.title')} crumbs={[]} lead={t('home.lead')}>
      <Section title={t('home.start')}>
        <CardGrid min={280}>
          {ways.map(({ id, to }) => (
            <li key={id}>
              <LinkCard to={to} title={t(`home.ways.${id}.title`)} media={<Icon name="stethoscope" size={28} />}>
                <Box component="p" sx={text}>
                  {t(`home.ways.${id}.text`)}
                </Box>
              </LinkCard>
            </li>
          ))}
        </CardGrid>
      </Section>
    </Page>
  );
}

const text = { margin: 0, color: 'text.secondary' };
