import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Box, CardGrid, LinkCard, Section } from '@clinic/kit/ui';
import { SpecialtySign } from '../parts/SpecialtySign.tsx';
import type { SpecialtyInGrid } from './home.data.ts';

/** The specialities with the most answered questions, and the way to all of them. */
export function BrowseSpecialties({ specialties }: { specialties: readonly SpecialtyInGrid[] }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  return (
    <Section title={t('home.browse.title')} action={{ label: t('home.browse.all'), to: qaPaths.categories() }}>
      <CardGrid min={155}>
        {specialties.map((specialty) => (
          <li key={specialty.id}>
            <LinkCard
              to={qaPaths.category(pick(specialty, 'slug', lang))}
              title={pick(specialty, 'name', lang)}
              media={<SpecialtySign specialty={specialty} />}
            >
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
                {t('home.browse.answered', { count: specialty.answered_questions_count })}
              </Box>
            </LinkCard>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
