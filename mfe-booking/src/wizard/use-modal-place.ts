import { useEffect, useRef, useState } from 'react';
import { internalPath } from '@clinic/contracts';
import { useBusEvent } from '@clinic/kit/events';
import * as accountPaths from '@clinic/contracts/account/paths';
import { isSamePage, useLocation, useNavigate, useNavigationType } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import type { Step } from '../parts/draft/draft.ts';
import { claimFor, keptBooking } from '../parts/draft/kept-booking.ts';
import { pathOf } from '../parts/draft/step-path.ts';

/** The wizard's own pages: a second wizard over them would ask the same questions twice. */
const pages = [1, 3, 4, 5] as const satisfies readonly Step[];
const isWizardPage = (pathname: string) =>
  pages.some((step) => pathOf(step, keptBooking().draft).split('?')[0] === pathname.toLowerCase());

/** Where a sign-in that begins or goes on at an address leads back to; null where none does. Each of its pages says so. */
const leadsBackTo = (search: string) => internalPath(new URLSearchParams(search).get('returnTo'), '') || null;

/** The pages on which somebody signs in or opens an account: nobody comes back to one of them. */
const signInPages = [
  accountPaths.login(),
  accountPaths.secondStep(),
  accountPaths.register(),
  accountPaths.forgotPassword(),
  accountPaths.passwordReset(),
];
const isSignInPage = (pathname: string) =>
  signInPages.includes(pathname) || pathname.startsWith(accountPaths.phoneVerification(''));

/**
 * `wanted` over the page, as soon as somebody is signed in; not there while they sign in, until they are back where they came
 * `from`; or closed for good.
 */
type Wizard = { state: 'wanted' } | { state: 'signingIn'; from: string } | { state: 'closed' };
const wantedWizard: Wizard = { state: 'wanted' };
const closedWizard: Wizard = { state: 'closed' };

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
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const how: string = useNavigationType();
  const session = useSession();
  const member = session.state === 'member';
  const account = session.user?.public_id;
  const [wizard, setWizard] = useState<Wizard>(wantedWizard);
  const [at, setAt] = useState(pathname);
  const onWizardPage = isWizardPage(pathname);

  if (pathname !== at) {
    setAt(pathname);
    // A page that only took its address in the other language is the same page; one to which somebody goes back is not.
    if (member && wizard.state === 'wanted' && (how === 'POP' || !isSamePage(state))) setWizard(closedWizard);
  }
  if (member && wizard.state === 'signingIn' && leadsBackTo(search) !== wizard.from) {
    // Elsewhere they gave up what they had come for, and signed in for something else.
    setWizard(internalPath(pathname) === wizard.from.split('?')[0] ? wantedWizard : closedWizard);
  }

  useBusEvent('account/session.ended@1', ({ reason }) => {
    if (reason === 'signed-out') setWizard(closedWizard);
  });

  useEffect(() => {
    if (account !== undefined) claimFor(account);
  }, [account]);

  useEffect(() => {
    if (wizard.state !== 'wanted' || session.state !== 'visitor') return;
    // Called over a page of the sign-in itself, the wizard opens where that leads.
    const from = isSignInPage(pathname)
      ? (leadsBackTo(search) ?? accountPaths.appointments())
      : internalPath(pathname + search);
    setWizard({ state: 'signingIn', from });
    if (pathname !== accountPaths.login() || leadsBackTo(search) !== from) void navigate(accountPaths.login(from));
  }, [wizard, session.state, navigate, pathname, search]);

  const before = useRef(search);
  useEffect(() => {
    const ledBackTo = leadsBackTo(before.current);
    before.current = search;
    if (wizard.state !== 'signingIn' || session.state !== 'visitor' || ledBackTo !== wizard.from) return;
    // "Sign in" of the frame, pressed on a page of the sign-in, names no way back: nobody gave up anything.
    if (pathname === accountPaths.login() && leadsBackTo(search) === null)
      void navigate(accountPaths.login(wizard.from), { replace: true });
  }, [wizard, session.state, navigate, pathname, search]);

  useEffect(() => {
    if (wizard.state !== 'wanted' || !prepared || !member || !onWizardPage) return;
    const to = pathOf(step, keptBooking().draft);
    if (to !== pathname + search) void navigate(to);
    // Led there once, by the call: afterwards the pages have their own way.
    setWizard(closedWizard);
  }, [wizard, prepared, member, onWizardPage, step, navigate, pathname, search]);

  return {
    open: wizard.state === 'wanted' && member && !onWizardPage,
    close: () => setWizard(closedWizard),
  };
}
