import { styled } from '@mui/material/styles';
import { clinicCountry } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Container, Logo } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';
import { Slot } from '../slots/Slot.tsx';
import { barLink } from './bar-styles.ts';
import { ChatLink } from './ChatLink.tsx';
import { FloatingChat } from './FloatingChat.tsx';
import { NavigationLink, useVisible } from './NavigationLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { useServiceGroups } from './ServicesMenu.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { StatusLink } from './StatusLink.tsx';

/** The foot of every page: all pages as plain links, contacts, social networks. */
export function Footer() {
  const { t } = useTranslation('host');
  const lang = useLang();
  const { boot, catalogue } = useHost();
  const { brand } = boot;
  const { healthLine, isSaudi } = clinicCountry.emergency;
  const services = useServiceGroups().flatMap(({ items }) => items);
  const columns = [
    { id: 'services', title: t('nav.services'), items: services },
    {
      id: 'clinic',
      title: t('footer.clinic'),
      items: useVisible([...catalogue.navigation('more'), ...catalogue.navigation('footer.clinic')]),
    },
    {
      id: 'patients',
      title: t('footer.patients'),
      items: useVisible([...catalogue.navigation('main'), ...catalogue.navigation('footer.patients')]),
    },
  ].filter(({ items }) => items.length > 0);

  return (
    <Ground>
      <Columns>
        <div>
          <Logo name={brand.name[lang]} tone="deep" mark={brand.logo} />
          <Tagline>{brand.tagline[lang]}</Tagline>
          {brand.address !== null && <address>{brand.address[lang]}</address>}
          <Contacts>
            <PhoneLink flush />
            <ChatLink flush />
          </Contacts>
          <SocialLinks />
          <Slot name="footer" />
        </div>
        {columns.map(({ id, title, items }) => (
          <nav key={id} aria-labelledby={`footer-${id}`}>
            <Title id={`footer-${id}`}>{title}</Title>
            <List>
              {items.map((item) => (
                <li key={item.id}>
                  <NavigationLink item={item} sx={footerLink} />
                </li>
              ))}
            </List>
          </nav>
        ))}
      </Columns>
      <Container sx={{ pb: 11 }}>
        <Small>
          {isSaudi
            ? t('footer.emergency')
            : [t('footer.ambulance'), ...(healthLine === null ? [] : [t('footer.advice')])].join(' ')}
        </Small>
        <StatusLink flush />
      </Container>
      <FloatingChat />
    </Ground>
  );
}

const Ground = styled('footer')(({ theme }) => ({
  background: theme.palette.deep.main,
  color: theme.palette.deep.text,
  marginBlockStart: 64,
}));
const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  paddingBlock: '56px 32px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
    '& > div:first-of-type': { gridColumn: 'auto' },
  },
  // Slot content below the contacts, the newsletter's form for example.
  '& > div:first-of-type > [data-remote]': { marginBlockStart: 32, maxWidth: 480 },
  address: { fontStyle: 'normal', color: theme.palette.deep.muted },
}));
const Contacts = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24 });
const Tagline = styled('p')(({ theme }) => ({ color: theme.palette.deep.muted, maxWidth: '36ch' }));
const Title = styled('h2')({ fontSize: '1rem', margin: '0 0 8px' });
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const footerLink = {
  ...barLink,
  paddingInline: 0,
  whiteSpace: 'normal',
  fontWeight: 400,
  '&[aria-current="page"]': { fontWeight: 650 },
};
const Small = styled('p')(({ theme }) => ({ margin: 0, fontSize: '0.875rem', color: theme.palette.deep.muted }));
