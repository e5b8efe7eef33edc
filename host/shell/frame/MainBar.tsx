import { Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import type { NavigationItem } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Container, Logo } from '@clinic/kit/ui';
import { hostPaths } from '@clinic/contracts';
import { useHost } from '../app/host-context.ts';
import { barLink, menuLink } from './bar-styles.ts';
import { Dropdown } from './Dropdown.tsx';
import { MainAction } from './MainAction.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavigationLink, useVisible } from './NavigationLink.tsx';
import { SearchLink } from './SearchForm.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';

/** Items of the main bar before this order stand before the services menu. */
const servicesOrder = 10;

/** The lower of the two bars: the navigation that the descriptors declare, and the main button. */
export function MainBar() {
  const { t } = useTranslation('host');
  const lang = useLang();
  const { boot, catalogue } = useHost();
  const main = useVisible(catalogue.navigation('main'));
  const more = useVisible(catalogue.navigation('more'));
  const links = (items: NavigationItem[], style: typeof mainLink | typeof menuLink = mainLink) =>
    items.map((item) => (
      <li key={item.id}>
        <NavigationLink item={item} sx={style} />
      </li>
    ));

  return (
    <Bar>
      <Row>
        <Home to={hostPaths.home()}>
          <HomeLogo name={boot.brand.name[lang]} mark={boot.brand.logo} />
        </Home>
        <Navigation aria-label={t('nav.main')}>
          <List>
            {links(main.filter((item) => item.order < servicesOrder))}
            <li>
              <ServicesMenu />
            </li>
            {links(main.filter((item) => item.order >= servicesOrder))}
            {more.length > 0 && (
              <li>
                <Dropdown label={t('nav.more')} align="end">
                  <MoreList>{links(more, menuLink)}</MoreList>
                </Dropdown>
              </li>
            )}
          </List>
        </Navigation>
        <End>
          <MainAction />
          <SearchLink />
          <MobileMenu />
        </End>
      </Row>
    </Bar>
  );
}

const narrow = '@media (max-width: 479.95px)';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1100,
  background: theme.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  // A window as low as a phone on its side, or one at 400 % zoom, is for reading.
  '@media (max-height: 480px)': { position: 'static' },
}));

const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 72,
  '@media (min-width: 1280px)': { gap: 16 },
  [narrow]: { gap: 4 },
});

const Home = styled(Link)({
  flex: 'none',
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  display: 'inline-flex',
  minHeight: 44,
  alignItems: 'center',
  borderRadius: 12,
});

/** On a phone the mark alone stands for the clinic, so that no button breaks its words; its name stays for screen readers. */
const HomeLogo = styled(Logo)({
  [narrow]: {
    '& > svg': { width: 36 },
    '& > img': { maxWidth: 96 },
    '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

const Navigation = styled('nav')(({ theme }) => ({
  marginInlineStart: 'auto',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const End = styled('div')(({ theme }) => ({
  display: 'flex',
  minWidth: 0,
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.down('lg')]: { marginInlineStart: 'auto' },
  [narrow]: { gap: 0, '& > :first-of-type': { marginInlineEnd: 4 } },
}));

/** The Arabic names of all pages fit beside the logo at 1200 px. */
const mainLink = { ...barLink, paddingInline: '9px' };

const List = styled('ul')({ display: 'flex', alignItems: 'center', listStyle: 'none', margin: 0, padding: 0 });
const MoreList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
