import { useEffect, useRef } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import * as contentPaths from '@clinic/contracts/content/paths';
import { samePage, useDestination, useLoaderData, useLocation, useNavigate } from '@clinic/kit/routing';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { Card, Page } from '@clinic/kit/ui';
import { reachable } from '../draft/earliest-step.ts';
import { keptBooking, useKeptBooking } from '../draft/kept-booking.ts';
import { pathOf } from '../draft/step-path.ts';
import { BookedPage } from './BookedPage.tsx';
import { Wizard } from '../flow/Wizard.tsx';
import type { bookingLoader } from './booking-loader.ts';

type PageData = Awaited<ReturnType<ReturnType<typeof bookingLoader>>>;

/**
 * The wizard as pages: the step and what is chosen are in the address, so that Back and a reload keep them. The loader takes
 * an address into the draft each time it is opened, and one from before a choice would undo it.
 */
export function BookingPage() {
  const { t } = useTranslation('booking');
  const { step, booked } = useLoaderData<PageData>();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const destination = useDestination();
  // The address that is being taken, until it is there.
  const taken = useRef<string | null>(null);
  const visitor = useSession((session) => session.state === 'visitor');

  useEffect(() => {
    // The session ended in the middle: back here after signing in, with the draft as it was.
    if (visitor) void navigate(accountPaths.login(pathname + search));
  }, [visitor, navigate, pathname, search]);

  useEffect(() => {
    taken.current = null;
  }, [pathname, search]);

  const { draft, newsRead } = useKeptBooking();
  const reached = reachable(step, draft);
  // Sent before somebody left and came back: the choice has become a visit, and this step has nothing to ask about.
  const isOver = booked === null && step < 5 && !newsRead && reached < step;
  useEffect(() => {
    if (isOver) void navigate(pathOf(reached, keptBooking().draft), { replace: true });
  }, [isOver, reached, navigate]);

  const takeIntoAddress = () => {
    const chosen = pathOf(step, keptBooking().draft);
    // What comes late, such as the details of the account, must not end the way to another page.
    const { pathname: toPage, search: toQuery } = destination();
    const isLeaving = ![pathname + search, taken.current].includes(toPage + toQuery);
    if (isLeaving || chosen === pathname + search) return;
    taken.current = chosen;
    void navigate(chosen, { replace: true, state: samePage, defaultShouldRevalidate: false });
  };

  if (booked !== null) return <BookedPage booked={booked} />;
  return (
    <Page title={t(`steps.${step}.title`)} crumbs={step === 1 ? [] : [{ label: t('title'), to: bookingPaths.start() }]}>
      <Card>
        <Wizard
          place="page"
          step={step}
          onStep={(next) => void navigate(pathOf(next, keptBooking().draft))}
          onChoice={takeIntoAddress}
          onLeave={() => void navigate(contentPaths.home())}
        />
      </Card>
    </Page>
  );
}

/** Pages of a session: named in a list of tabs, not in a search engine. */
export function bookingMeta({ data, t }: MetaArgs<PageData, 'booking'>): ScreenMeta {
  if (data?.booked) return { title: t('booked.already'), noindex: true };
  const step = data?.step;
  return { title: step === undefined ? t('title') : `${t(`steps.${step}.title`)} – ${t('title')}`, noindex: true };
}
