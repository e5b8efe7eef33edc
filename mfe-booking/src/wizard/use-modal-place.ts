import { useEffect, useRef, useState } from 'react';
import { useBusEvent } from '@clinic/kit/events';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useLocation, useNavigate } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import type { Step } from '../parts/draft/draft.ts';
import { claimFor, keptBooking } from '../parts/draft/kept-booking.ts';
import { pathOf } from '../parts/draft/step-path.ts';

const loginPath = accountPaths.login();

/** The wizard's own pages: a second wizard over them would ask the same questions twice. */
const pages = [1, 3, 4, 5] as const satisfies readonly Step[];
const isWizardPage = (pathname: string) =>
  pages.some((step) => pathOf(step, keptBooking().draft).split('?')[0] === pathname.toLowerCase());

interface Location {
  pathname: string;
  search: string;
  state: { samePage?: boolean } | null;
}

interface ModalPlace {
  open: boolean;
  close: () => void;
}

/**
 * When the modal is over the page. A visitor is led to sign in and finds the wizard open again afterwards, and so does
 * somebody whose session ends in the middle; going to another page closes it; the wizard's own pages show the
 * choice themselves.
 */
export function useModalPlace(prepared: boolean, step: Step): ModalPlace {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location;
  const session = useSession();
  const member = session.state === 'member';
  const account = session.user?.public_id;
  const [wanted, setWanted] = useState(true);
  const [at, setAt] = useState(pathname);
  const askedToSignIn = useRef(false);
  const onWizardPage = isWizardPage(pathname);

  if (pathname !== at) {
    setAt(pathname);
    const signingIn = at === loginPath || pathname === loginPath;
    // A page that only took its address in the other language is the same page.
    if (member && !signingIn && state?.samePage !== true) setWanted(false);
  }

  useBusEvent('account/session.ended@1', ({ reason }) => {
    if (reason === 'signed-out') setWanted(false);
  });

  useEffect(() => {
    if (account === undefined) return;
    askedToSignIn.current = false;
    claimFor(account);
  }, [account]);

  useEffect(() => {
    if (!wanted || session.state !== 'visitor' || askedToSignIn.current) return;
    askedToSignIn.current = true;
    if (pathname !== loginPath) void navigate(accountPaths.login(pathname + search));
  }, [wanted, session.state, navigate, pathname, search]);

  useEffect(() => {
    if (!wanted || !prepared || !member || !onWizardPage) return;
    const to = pathOf(step, keptBooking().draft);
    if (to !== pathname + search) void navigate(to);
    // Led there once, by the call: afterwards the pages have their own way.
    setWanted(false);
  }, [wanted, prepared, member, onWizardPage, step, navigate, pathname, search]);

  return {
    open: wanted && member && !onWizardPage && pathname !== loginPath,
    close: () => setWanted(false),
  };
}
