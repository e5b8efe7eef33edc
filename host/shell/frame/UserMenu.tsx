import { styled } from '@mui/material/styles';
import type { NavigationItem } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { Icon } from '@clinic/kit/ui';
import { menuLink } from './bar-styles.ts';
import { Dropdown } from './Dropdown.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { UnreadCount, useUnread } from './UnreadCount.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Profile, settings and sign-out, only for somebody who is signed in. */
export function UserMenu({ items }: { items: NavigationItem[] }) {
  const { t } = useTranslation('host');
  const user = useSession((session) => session.user);
  const unread = useUnread(items);
  const signOut = useSignOut();
  if (user === null) return null;

  return (
    <Dropdown
      align="end"
      name={[t('nav.user', { name: user.name }), ...(unread > 0 ? [t('nav.unread', { count: unread })] : [])].join(
        ' – ',
      )}
      label={
        <>
          <Icon name="user" size={18} />
          <bdi dir="auto">{user.name}</bdi>
          <UnreadCount count={unread} spoken={false} />
        </>
      }
    >
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <NavigationLink item={item} sx={menuLink} />
          </li>
        ))}
        <li>
          <SignOut type="button" onClick={() => void signOut()}>
            <Icon name="logout" size={18} />
            {t('nav.signOut')}
          </SignOut>
        </li>
      </List>
    </Dropdown>
  );
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const SignOut = styled('button')(menuLink);
