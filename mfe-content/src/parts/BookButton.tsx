import type { MouseEvent, ReactNode } from 'react';
import { useBus } from '@clinic/kit/events';
import * as accountPaths from '@clinic/contracts/account/paths';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { useSession } from '@clinic/kit/session';
import { LinkButton } from '@clinic/kit/ui';

interface BookButtonProps {
  doctor?: number | undefined;
  specialty?: number | undefined;
  tone?: 'accent' | 'primary';
  size?: 'medium' | 'large';
  children: ReactNode;
}

/**
 * Opens the booking wizard over the page for a member and leads a visitor to sign in first. Without script it leads to the
 * booking page, which asks for the session itself.
 */
export function BookButton({ doctor, specialty, tone = 'accent', size = 'large', children }: BookButtonProps) {
  const bus = useBus();
  const state = useSession((session) => session.state);
  const choice = { ...(doctor === undefined ? {} : { doctor }), ...(specialty === undefined ? {} : { specialty }) };
  const page = bookingPaths.start(choice);
  const signIn = accountPaths.login(page);

  const open = (event: MouseEvent) => {
    if (state !== 'member' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    bus.emit('booking/wizard.open@1', choice);
  };

  return (
    <LinkButton
      to={state === 'visitor' ? signIn : page}
      visitorTo={state === 'unknown' ? signIn : undefined}
      onClick={open}
      color={tone}
      size={size}
    >
      {children}
    </LinkButton>
  );
}
