import type { MouseEvent, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { visitorHrefAttribute } from '@clinic/contracts/host';
import { styled } from '@mui/material/styles';
import type { NavigationItem } from '@clinic/contracts';
import { useLang } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { isFor } from '../app/admission.ts';
import { useHost } from '../app/host-context.ts';
import { UnreadCount, useUnread } from './UnreadCount.tsx';

/** The items that the person on the page may see, in order. */
export function useVisible(items: readonly NavigationItem[]): NavigationItem[] {
  const { boot } = useHost();
  // That nobody is signed in is known only in the browser, and changes nothing here: nothing is drawn again for it.
  const member = useSession(({ state }) => state === 'member');
  const user = useSession((session) => session.user);
  return items.filter(
    (item) =>
      (item.audience === 'all' || (item.audience === 'member') === member) &&
      isFor(item.roles, user) &&
      (item.link === undefined || boot.brand[item.link] !== null),
  );
}

/** What the menu of a member leads to: pages of their own, then the rooms that they work in. */
export function useMemberItems(): NavigationItem[] {
  const { catalogue } = useHost();
  return useVisible([...catalogue.navigation('user'), ...catalogue.navigation('staff')]);
}

interface NavigationLinkProps {
  item: NavigationItem;
  className?: string;
  children?: ReactNode;
  /** For a link that shows a sign alone. */
  'aria-label'?: string;
  /** Called when the item was chosen, for example to close a menu. */
  onChoose?: () => void;
}

function Target({ item, className, children, onChoose, 'aria-label': name }: NavigationLinkProps) {
  const { boot, bus, catalogue } = useHost();
  const lang = useLang();
  const unread = useUnread([item]);
  const content = (
    <>
      {children ?? item.label[lang]}
      <UnreadCount count={unread} />
    </>
  );
  if (item.link !== undefined) {
    return (
      <a
        className={className}
        href={boot.brand[item.link] ?? undefined}
        target="_blank"
        rel="noopener"
        onClick={onChoose}
      >
        {content}
      </a>
    );
  }
  const { emits } = item;
  if (emits !== undefined) {
    const emit = (event: MouseEvent) => {
      event.preventDefault();
      onChoose?.();
      bus.host.emit(emits, {});
    };
    return (
      <button type="button" className={className} onClick={emit}>
        {content}
      </button>
    );
  }
  const { to = '/', audience } = item;
  const visitorTo = audience === 'visitor' && catalogue.isForMembers(to) ? catalogue.signInPath(to) : undefined;
  return (
    <NavLink
      className={className}
      aria-label={name}
      to={to}
      {...{ [visitorHrefAttribute]: visitorTo }}
      end={to === '/'}
      onClick={onChoose}
    >
      {content}
    </NavLink>
  );
}

/** A navigation item as a descriptor declares it: a page, an address outside the site, or an event. */
export const NavigationLink = styled(Target)({});
