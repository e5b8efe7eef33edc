import type { QaSpecialtyDetails } from '@clinic/contracts/qa';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Band, Box, Breadcrumbs, LinkButton, PageTitle, Typography } from '@clinic/kit/ui';
import { SpecialtySign } from '../../parts/SpecialtySign.tsx';

/** Where one is, what the speciality is about, and how many questions it has, whether answered or not. */
export function CategoryHeader({ specialty }: { specialty: QaSpecialtyDetails }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const name = pick(specialty, 'name', lang);
  const description = pick(specialty, 'description', lang);
  return (
    <Band tone="soft">
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Breadcrumbs crumbs={[{ label: t('home.title'), to: qaPaths.questions() }]} current={name} />
        <Box sx={about}>
          <SpecialtySign specialty={specialty} size={72} />
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <PageTitle>{name}</PageTitle>
            {description !== '' && (
              <Typography variant="subtitle1" component="p" sx={{ maxWidth: '60ch', margin: 0, marginBlockStart: 0.5 }}>
                {description}
              </Typography>
            )}
            <Box component="p" sx={{ margin: 0, marginBlockStart: 1, color: 'text.secondary' }}>
              {t('category.count', { count: specialty.total_questions })}
            </Box>
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <LinkButton to={qaPaths.ask(specialty.id)} color="accent">
            {t('category.ask')}
          </LinkButton>
          <LinkButton to={qaPaths.questions()} variant="outlined">
            {t('category.all')}
          </LinkButton>
        </Box>
      </Box>
    </Band>
  );
}

const about = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2.5,
  '& > div:first-of-type': { backgroundColor: 'background.paper' },
};
