import type { DoctorDetail, Lang } from '@clinic/contracts';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, type IconName } from '@clinic/kit/ui';
import { languageName } from '../../parts/language-name.ts';

/** Experience and languages of a doctor. */
export function DoctorFacts({ doctor }: { doctor: DoctorDetail }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const facts: { icon: IconName; term: string; value: string }[] = [
    { icon: 'star', term: t('doctor.experience'), value: t('doctor.years', { count: doctor.years_of_experience }) },
    { icon: 'globe', term: t('doctor.languages'), value: languageNames(doctor.spoken_languages, lang) },
    ...(doctor.branches === undefined
      ? []
      : [
          {
            icon: 'map' as const,
            term: t('doctor.branches'),
            value: doctor.branches.map((branch) => pick(branch, 'name', lang)).join(t('slot.comma')),
          },
        ]),
  ];
  return (
    <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {facts.map(({ icon, term, value }) => (
        <Box key={icon} sx={{ display: 'grid', gridTemplateColumns: '44px 1fr', columnGap: 1.5, alignItems: 'center' }}>
          <Box component="dt" sx={{ gridColumn: 2, color: 'text.secondary', fontSize: '.9375rem' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ gridColumn: 2, margin: 0, fontWeight: 500, position: 'relative' }}>
            {value}
          </Box>
          <Box
            component="dd"
            aria-hidden
            sx={{
              gridColumn: 1,
              gridRow: '1 / span 2',
              margin: 0,
              width: 44,
              height: 44,
              borderRadius: '12px',
              bgcolor: 'primary.soft',
              color: 'primary.main',
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <Icon name={icon} size={22} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** «العربية والإنجليزية»: names and conjunction as the platform writes them in the language. */
function languageNames(tags: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(tags.map((tag) => languageName(tag, lang)));
}
