import { Suspense, useMemo } from 'react';
import type { MouseEvent } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { NewerVersionSlot } from './NewerVersionSlot.tsx';
import { Slot } from '../slots/Slot.tsx';
import { FirstShown } from './FirstShown.tsx';
import { Footer } from './Footer.tsx';
import { KnownAt } from './KnownAt.tsx';
import { MainBar } from './MainBar.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageHead } from './PageHead.tsx';
import { PreviewBanner } from './PreviewBanner.tsx';
import { ScrollAndFocus } from './ScrollAndFocus.tsx';
import { SitePreviewBar } from './SitePreviewBar.tsx';
import { StaffTop } from './StaffTop.tsx';
import { StatusLink } from './StatusLink.tsx';
import { Toasts } from './Toasts.tsx';
import { TopBar } from './TopBar.tsx';
import { useReadNews } from './UnreadCount.tsx';
import { useStaffFrame } from './use-staff-frame.ts';

/**
 * Parts that React hydrates in slices, when nothing else is to be done, and first the one that somebody presses. What stands
 * outside such a boundary is hydrated in one go. Each is the same element for as long as the page is: a new one is hydrated at
 * once when the frame is drawn again. For another page they are new ones, so that React hydrates what the server wrote before
 * it goes there. It would do so afterwards otherwise, for the new address, and find that the two do not agree. Nothing in them
 * ever suspends.
 */
function useParts() {
  const { key } = useLocation();
  return useMemo(
    () => ({
      // Whose parts they are.
      page: key,
      topBar: (
        <Suspense>
          <TopBar />
        </Suspense>
      ),
      mainBar: (
        <Suspense>
          <MainBar />
        </Suspense>
      ),
      screen: (
        <Suspense>
          <Outlet />
          <FirstShown />
        </Suspense>
      ),
      footer: (
        <Suspense>
          <Footer />
        </Suspense>
      ),
    }),
    [key],
  );
}

/**
 * The frame around every page: it draws what the descriptors declare and knows no page of a remote. Around pages of the staff
 * stands one of their own.
 */
export function Frame() {
  const { t } = useTranslation('host');
  const staff = useStaffFrame();
  useReadNews();
  const { topBar, mainBar, screen, footer } = useParts();
  return (
    <>
      <SkipLink href="#main" onClick={skip}>
        {t('skip')}
      </SkipLink>
      <PreviewBanner />
      <SitePreviewBar />
      <NavigationProgress />
      {staff === undefined ? (
        <>
          <Slot name="banner" />
          {topBar}
          {mainBar}
        </>
      ) : (
        <Suspense>
          <StaffTop of={staff} />
        </Suspense>
      )}
      <KnownAt />
      <Main id="main" tabIndex={-1}>
        {screen}
      </Main>
      {staff === undefined ? (
        footer
      ) : (
        <Suspense>
          <staff.Foot>
            <StatusLink />
          </staff.Foot>
        </Suspense>
      )}
      <NewerVersionSlot />
      <Toasts />
      <Slot name="overlay" />
      <PageHead />
      <ScrollAndFocus />
    </>
  );
}

const Main = styled('main')({
  minHeight: '60vh',
  outline: 'none',
  '& > [data-comes-late]': { minHeight: '100svh' },
});

/** The router would take the address of a place in the page for a navigation, and drop what a form of the page was answered. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus();
  main?.scrollIntoView();
}

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 16,
  insetBlockStart: -80,
  zIndex: 2000,
  padding: '12px 20px',
  borderRadius: 12,
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  '&:focus': { insetBlockStart: 12 },
}));
