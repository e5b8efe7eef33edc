import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { BusProvider } from '@clinic/kit/events';
import type { ScreenModule } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { refused } from '../app/admission.ts';
import { useHost } from '../app/host-context.ts';
import { useRemoteBus } from '../app/use-remote-bus.ts';
import type { CatalogueRoute } from '../remotes/catalogue.ts';
import { drawnReleases } from './drawn-releases.ts';
import { ServerHtmlScreen } from './ServerHtmlScreen.tsx';
import { NotForAccountPage } from './NotForAccountPage.tsx';
import { Region } from './Region.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/**
 * A remote's screen in its place. The module is here already: the route's loader loaded it, or the page's start did. When
 * that failed before hydration, the server's HTML of the screen stays. A page of other roles is not loaded at all, and one of
 * members leaves the document with the session that it was shown to.
 */
export function RemoteScreen({ route }: { route: CatalogueRoute }) {
  const { catalogue, modules } = useHost();
  const bus = useRemoteBus(route.remote);
  const answered: unknown = useLoaderData();
  const loaded = modules.peek<ScreenModule>(route.remote, route.screen);
  const screen = useDrawn(route.id, loaded, () => drawnReleases.set(route.remote, catalogue.releaseOf(route.remote)));
  if (useEndedFor(route)) return <ScreenSkeleton remote={route.remote} />;
  if (answered === refused) return <NotForAccountPage />;
  if (screen === undefined) return <ServerHtmlScreen remote={route.remote} screen={route.screen} />;

  return (
    <Region remote={route.remote} comesLate={route.rendering === 'client'}>
      <BusProvider bus={bus}>
        <screen.Component />
      </BusProvider>
    </Region>
  );
}

/** The screen's module, and while another release of it is on its way the one that stands there. */
function useDrawn(id: string, now: ScreenModule | undefined, onChange: () => void): ScreenModule | undefined {
  const [drawn, setDrawn] = useState<{ id: string; screen: ScreenModule | undefined } | null>(null);
  if (now === undefined) return drawn?.id === id ? drawn.screen : undefined;
  if (drawn?.id !== id || drawn.screen !== now) {
    onChange();
    setDrawn({ id, screen: now });
  }
  return now;
}

/** Whether a page of members stands here without one; who may see it is asked again then. */
function useEndedFor({ auth }: CatalogueRoute): boolean {
  const ended = useSession(({ state }) => state === 'visitor') && auth === 'member';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (ended) void revalidate();
  }, [ended, revalidate]);
  return ended;
}
