import { useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Link } from '@clinic/kit/routing';
import { Box, Container, Icon, type IconName } from '@clinic/kit/ui';
import { BookButton } from '../parts/BookButton.tsx';
import { HeroSlider } from './hero/HeroSlider.tsx';
import { localSlides } from './hero/local-slides.ts';
import { shownSlides } from './hero/shown-slide.ts';
import type { HomeData } from './shown-home.ts';

const shortcuts: { id: 'find' | 'hours' | 'homeVisit'; icon: IconName; to: string }[] = [
  { id: 'find', icon: 'search', to: contentPaths.doctors() },
  { id: 'hours', icon: 'clock', to: contentPaths.shifts() },
  { id: 'homeVisit', icon: 'home-visit', to: contentPaths.homeVisit() },
];

interface HeroProps extends Pick<HomeData, 'slides'> {
  /** Ids of the sections that are on the page: a button that scrolls to another one is left out. */
  sections: readonly string[];
}

/** The first view: what the clinic has to say, and the things most people come to do. */
export function Hero({ slides, sections }: HeroProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const shown = shownSlides(slides, localSlides, lang, t).map((slide) => ({
    ...slide,
    actions: slide.actions.filter((action) => 'to' in action || sections.includes(action.section)),
  }));
  return (
    <Container>
      <Box sx={{ py: { xs: 2, md: 4 } }}>
        {shown.length > 0 && <HeroSlider slides={shown} />}
        <Box sx={quick}>
          <BookButton>{t('book.action')}</BookButton>
          <ul>
            {shortcuts.map(({ id, icon, to }) => (
              <li key={id}>
                <Link to={to}>
                  <Icon name={icon} size={20} />
                  {t(`home.hero.${id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </Box>
      </Box>
    </Container>
  );
}

const quick = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 32px',
  mt: { xs: 2, md: 3 },
  '& > a': { width: { xs: '100%', sm: 'auto' } },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '0 24px' },
  '& li a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    textDecoration: 'none',
    fontWeight: 500,
    fontSize: '.9375rem',
  },
  '& li a:hover': { textDecoration: 'underline' },
} as const;
