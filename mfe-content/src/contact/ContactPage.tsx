import { pick, useLang, useTranslation } from '@clinic/shared/i18n';
import { Box, CardGrid, Icon, LinkCard, Page, Section } from '@clinic/shared/ui';
import { EmergencyNumbers } from '../parts/EmergencyNumbers.tsx';
import { FrequentQuestions } from '../parts/FrequentQuestions.tsx';
import { HoursCard } from '../parts/HoursCard.tsx';
import { content, ways } from './contact.content.ts';

/** Ways to reach the clinic (S15). */
export function ContactPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Page title={pick(content, 'title', lang)} crumbs={[]} lead={pick(content, 'lead', lang)}>
      <CardGrid min={240}>
        {ways.map((way) => (
          <li key={way.icon}>
            <LinkCard
              level={2}
              to={way.to}
              title={pick(way, 'name', lang)}
              media={
                <Box sx={{ color: 'primary.main' }}>
                  <Icon name={way.icon} size={30} />
                </Box>
              }
            >
              <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '.9375rem' }}>
                {pick(way, 'text', lang)}
              </Box>
            </LinkCard>
          </li>
        ))}
      </CardGrid>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1.4fr) minmax(0,1fr)' },
          alignItems: 'start',
        }}
      >
        <Section title={t('emergency.title')} lead={t('emergency.lead')}>
          <EmergencyNumbers />
        </Section>
        <HoursCard departments={['clinic', 'ambulance', 'homeEmergency']} />
      </Box>
      <FrequentQuestions questions={content.questions} />
    </Page>
  );
}
