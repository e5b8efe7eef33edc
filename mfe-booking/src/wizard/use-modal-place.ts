import { useEffect, useRef, useState } from 'react';
import { internalPath } from '@clinic/contracts';
import { useBusEvent } from '@clinic/kit/events';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useLocation, useNavigate } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import type { Step } from '../parts/draft/draft.ts';
import { claimFor, keptBooking } from '../parts/draft/kept-booking.ts';
import { pathOf } from '../parts/draft/step-path.ts';

/** The wizard's own pages: a second wizard over them would ask the same questions twice. */
const pages = [1, 3, 4, 5] as const satisfies readonly Step[];
const isWizardPage = (pathname: string) =>
  pages.some((step) => pathOf(step, keptBooking().draft).split('?')[0] === pathname.toLowerCase());

interface Location {
  pathname: string;
  search: string;
  state: { samePage?: boolean } | null;
}

/** Where a sign-in that begins or goes on at an address leads back to; null where none does. Each of its pages says so. */
const leadsBackTo = (search: string) => internalPath(new URLSearchParams(search).get('returnTo'), '') || null;

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
  // Where somebody was sent to sign in from, until they are there as a member.
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  const onWizardPage = isWizardPage(pathname);

  if (pathname !== at) {
    setAt(pathname);
    // A page that only took its address in the other language is the same page.
    if (member && cameFrom === null && state?.samePage !== true) setWanted(false);
  }
  if (member && cameFrom !== null && leadsBackTo(search) !== cameFrom) {
    setCameFrom(null);
    // They gave up what they had come for, and signed in for something else.
    if (internalPath(pathname) !== cameFrom.split('?')[0]) setWanted(false);
  }

  useBusEvent('account/session.ended@1', ({ reason }) => {
    if (reason === 'signed-out') setWanted(false);
  });

  useEffect(() => {
    if (account !== undefined) claimFor(account);
  }, [account]);

  useEffect(() => {
    if (!wanted || session.state !== 'visitor' || cameFrom !== null) return;
    // Called over the sign-in page itself, the wizard opens where that leads.
    const overSignIn = pathname === accountPaths.login();
    const back = overSignIn ? (leadsBackTo(search) ?? accountPaths.appointments()) : internalPath(pathname + search);
    setCameFrom(back);
    if (!overSignIn || leadsBackTo(search) !== back) void navigate(accountPaths.login(back));
  }, [wanted, session.state, cameFrom, navigate, pathname, search]);

  const before = useRef(search);
  useEffect(() => {
    const ledBackTo = leadsBackTo(before.current);
    before.current = search;
    if (!wanted || session.state !== 'visitor' || cameFrom === null || ledBackTo !== cameFrom) return;
    // "Sign in" of the frame, pressed on a page of the sign-in, names no way back: nobody gave up anything.
    if (pathname === accountPaths.login() && leadsBackTo(search) === null)
      void navigate(accountPaths.login(cameFrom), { replace: true });
  }, [wanted, session.state, cameFrom, navigate, pathname, search]);

  useEffect(() => {
    if (!wanted || !prepared || !member || !onWizardPage) return;
    const to = pathOf(step, keptBooking().draft);
    if (to !== pathname + search) void navigate(to);
    // Led there once, by the call: afterwards the pages have their own way.
    setWanted(false);
  }, [wanted, prepared, member, onWizardPage, step, navigate, pathname, search]);

  return {
    open: wanted && member && !onWizardPage && cameFrom === null,
    close: () => setWanted(false),
  };
}
