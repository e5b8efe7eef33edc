import { useCallback, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { NavigationItem } from '@clinic/contracts';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { Icon, Logo } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';
import { BarButton, menuLink } from './bar-styles.ts';
import { ChatLink } from './ChatLink.tsx';
import { LanguageModal } from './LanguageModal.tsx';
import { languageNames } from './LanguageSwitch.tsx';
import { MainAction } from './MainAction.tsx';
import { commandTo, ModalDialog } from './ModalDialog.tsx';
import { NavigationLink, useMemberItems, useVisible } from './NavigationLink.tsx';
import { UnreadCount, useUnread } from './UnreadCount.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { useServiceGroups } from './ServicesMenu.tsx';
import { useOpenOnPage } from './use-open-on-page.ts';
import { useSignOut } from './use-sign-out.ts';

const menuId = 'site-menu';

/** The burger and all that stands behind it on a small screen. The browser opens it before the application is there. */
export function MobileMenu() {
  const { t } = useTranslation('host');
  const lang = useLang();
  const { boot, catalogue } = useHost();
  const [open, setOpen] = useOpenOnPage();
  const [choosingLanguage, setChoosingLanguage] = useState(false);
  const close = useCallback(() => setOpen(false), [setOpen]);
  const member = useSession((session) => session.state === 'member');
  const signOut = useSignOut();
  const own = useMemberItems();
  const unread = useUnread(own);
  const main = useVisible(catalogue.navigation('main'));
  const more = useVisible(catalogue.navigation('more'));
  const serviceGroups = useServiceGroups();

  return (
    <>
      <Burger
        type="button"
        aria-label={[t('nav.open'), ...(unread > 0 ? [t('nav.unread', { count: unread })] : [])].join(' – ')}
        aria-haspopup="dialog"
        {...commandTo('show-modal', menuId)}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
        <UnreadCount count={unread} spoken={false} />
      </Burger>
      <ModalDialog
        open={open}
        onClose={close}
        label={t('nav.main')}
        placement="side"
        native={{ id: menuId, onFoundOpen: () => setOpen(true) }}
      >
        <Head>
          <Logo name={boot.brand.name[lang]} size={36} mark={boot.brand.logo} />
          <BarButton type="button" aria-label={t('nav.close')} {...commandTo('close', menuId)} onClick={close}>
            <Icon name="close" />
          </BarButton>
        </Head>
        <Actions>
          <MainAction onChoose={close} />
          <BarButton type="button" onClick={() => setChoosingLanguage(true)}>
            <Icon name="globe" size={20} />
            {t('language.title')}: {languageNames[lang]}
          </BarButton>
        </Actions>
        <nav aria-label={t('nav.main')}>
          <Group items={main} onChoose={close} />
          {serviceGroups.map(({ group, items }) => (
            <Group key={group} title={t(`nav.groups.${group}`)} items={items} onChoose={close} />
          ))}
          <Group title={t('nav.more')} items={more} onChoose={close} />
          {member && <Group title={t('nav.account')} items={own} onChoose={close} />}
        </nav>
        {member && (
          <BarButton
            type="button"
            onClick={() => {
              close();
              void signOut();
            }}
          >
            <Icon name="logout" size={20} />
            {t('nav.signOut')}
          </BarButton>
        )}
        <PhoneLink icon={<Icon name="phone" size={20} />} />
        <ChatLink />
      </ModalDialog>
      <LanguageModal open={choosingLanguage} onClose={() => setChoosingLanguage(false)} />
    </>
  );
}

function Group({ title, items, onChoose }: { title?: string; items: NavigationItem[]; onChoose: () => void }) {
  if (items.length === 0) return null;
  return (
    <section>
      {title !== undefined && <GroupName>{title}</GroupName>}
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <NavigationLink item={item} onChoose={onChoose} sx={menuLink} />
          </li>
        ))}
      </List>
    </section>
  );
}

const Burger = styled(BarButton)(({ theme }) => ({
  position: 'relative',
  // Over the corner of the sign: the bar of a narrow phone has no room beside it.
  '& [data-count]': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
  color: theme.palette.primary.main,
  '@media (max-width: 479.95px)': { paddingInline: 10 },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: 12,
});
const Actions = styled('div')({ display: 'grid', gap: 8, marginBlockEnd: 12 });
const GroupName = styled('p')(({ theme }) => ({
  margin: '16px 12px 4px',
  fontSize: '0.875rem',
  fontWeight: 650,
  color: theme.palette.text.secondary,
}));
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
