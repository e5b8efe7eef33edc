import { useTranslation } from '@clinic/shared/i18n';
import { Link, paths } from '@clinic/shared/routing';
import { Box, Container, Icon, LinkButton, PageTitle, Typography, type IconName } from '@clinic/shared/ui';
import { BookButton } from '../parts/BookButton.tsx';
import { heroPicture } from './home.meta.ts';

const shortcuts: { id: 'hours' | 'homeVisit'; icon: IconName; to: string }[] = [
  { id: 'hours', icon: 'clock', to: paths.shifts() },
  { id: 'homeVisit', icon: 'home-visit', to: paths.homeVisit() },
];

/** The first view: what the clinic is for, and the two things most people come to do. */
export function Hero() {
  const { t } = useTranslation('content');
  return (
    <Container>
      <Box component="section" aria-labelledby="page-title" sx={hero}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'center', justifyItems: 'start' }}>
          <PageTitle>{t('home.hero.title')}</PageTitle>
          <Typography variant="subtitle1" component="p" sx={{ margin: 0, color: 'text.secondary', maxWidth: '44ch' }}>
            {t('home.hero.lead')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
            <BookButton>{t('book.action')}</BookButton>
            <LinkButton to={paths.doctors()} variant="outlined" size="large">
              {t('home.hero.find')}
            </LinkButton>
          </Box>
          <Box component="ul" sx={quick}>
            {shortcuts.map(({ id, icon, to }) => (
              <li key={id}>
                <Link to={to}>
                  <Icon name={icon} size={20} />
                  {t(`home.hero.${id}`)}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
        <Box component="img" src={heroPicture} alt="" width={1200} height={800} fetchPriority="high" sx={picture} />
      </Box>
    </Container>
  );
}

const hero = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1.15fr)' },
  alignItems: 'center',
  py: { xs: 3.5, md: 6 },
} as const;
const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: { xs: '16px', md: '24px' },
  bgcolor: 'primary.soft',
} as const;
const quick = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    textDecoration: 'none',
    fontWeight: 500,
    fontSize: '.9375rem',
  },
  '& a:hover': { textDecoration: 'underline' },
} as const;
