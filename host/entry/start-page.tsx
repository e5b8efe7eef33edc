import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { createI18n } from '@clinic/kit/i18n';
import type { Direction } from '@clinic/kit/i18n';
import { createEmotionCache } from '@clinic/kit/theme';
import { configureHttp } from '@clinic/kit/http';
import { rootElementId, sitePreviewHeader } from '@clinic/contracts/host';
import { setClinicCountry } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import { setClinicTimeZone } from '@clinic/contracts/time';
import { ClinicApp } from '../shell/app/ClinicApp.tsx';
import { configureSession } from '@clinic/kit/session';
import { replayEarlyPress } from '../shell/app/early-press.ts';
import { followDigits } from '../shell/app/follow-digits.ts';
import { createPageBus } from '../shell/app/page-bus.ts';
import { hostTranslations } from '../shell/app/host-translations.ts';
import { readBoot } from './boot.ts';
import { hostPages } from './host-pages.tsx';
import { findPage } from './find-page.ts';
import { otherPages } from './other-pages.ts';
import { InspectorLoader } from '../insight/inspector/InspectorLoader.tsx';
import { PageLanguage } from '../shell/app/page-language.ts';
import { screenIn } from '../shell/app/route-handle.ts';
import { turn } from '../shell/app/start-pace.ts';
import { createStaffFrame } from '../shell/app/staff-frame.ts';
import { createRoutes } from '../shell/routes.tsx';
import type { RouteServices } from '../shell/routes.tsx';
import { connectSession } from '../shell/app/session-tabs.ts';
import { collectMetrics } from '../insight/metrics/collect-metrics.ts';
import { PageReleases } from '../updates/page-releases.ts';
import { Catalogue } from '../shell/remotes/catalogue.ts';
import { federation } from '../shell/remotes/federation.browser.ts';
import { registerServiceWorker } from '../offline/register.ts';
import { prefetchLikelyRemotes } from '../shell/app/prefetch.ts';
import { RemoteModules } from '../shell/remotes/modules.ts';
import { withTimeout } from '../shell/remotes/with-timeout.ts';
import { slotContentKey, slotContentTimeoutMs, pageSlotContents } from '../shell/slots/slot-content.ts';
import { discardServerHtml, saveServerHtml } from '../shell/screens/use-server-html.ts';

/**
 * Starts the page: the matched screen's module first, then the router with the server's data, then hydration. Each of these is
 * a part of its own, so that none of them holds up the visitor for long.
 */
export async function start(): Promise<void> {
  const boot = await readBoot();
  if (boot.brand.country !== undefined) setClinicCountry(boot.brand.country);
  if (boot.brand.timeZone !== undefined) setClinicTimeZone(boot.brand.timeZone);
  const { sitePreview } = boot;
  if (sitePreview !== undefined) configureHttp({ headers: () => ({ [sitePreviewHeader]: sitePreview.token }) });
  const root = document.getElementById(rootElementId) as HTMLElement;
  const i18n = createI18n(boot.lang, hostTranslations);
  const catalogue = new Catalogue(boot.remotes, boot.otherRemotes?.names);
  const { fetchModule, add, register } = federation(boot.remotes);
  const releases = new PageReleases({ boot, catalogue, register });
  const modules = new RemoteModules(fetchModule, i18n, catalogue, releases.failover);
  const staffFrame = createStaffFrame(() => import('../shell/staff/index.ts'));
  const startReporting = collectMetrics(modules.outcomes, boot);
  const language = new PageLanguage(boot.lang, i18n, modules);
  const bus = createPageBus();
  const shown = Promise.withResolvers<void>();
  const markShown = () => {
    performance.mark('clinic:shown');
    shown.resolve();
  };
  const services = { boot, catalogue, modules, bus, staffFrame, onShown: markShown };
  const routeServices: RouteServices = {
    catalogue,
    modules,
    staffFrame,
    hostPages,
    lang: () => language.current,
    side: 'browser',
    firstShown: shown.promise,
  };
  const routes = createRoutes(routeServices);

  configureSession({ signInPath: (returnTo) => catalogue.signInPath(returnTo) });
  connectSession(bus, language);
  void shown.promise.then(followDigits);
  const needed = pageSlotContents(catalogue)
    .filter((content) => boot.slotContent !== null && slotContentKey(content) in boot.slotContent)
    .map(({ remote, module }) =>
      orWarning(withTimeout(slotContentTimeoutMs, modules.loadWithTranslations(remote, module, boot.lang))),
    );
  if (boot.hydration === null) {
    if (screenIn(matchRoutes(routes, location))?.frame) needed.push(staffFrame.load());
  } else if (boot.hydration.errors === null) {
    await turn();
    saveServerHtml(root);
    await turn();
    const screen = screenIn(matchRoutes(routes, location));
    if (screen !== undefined)
      needed.push(orWarning(modules.loadWithTranslations(screen.remote, screen.screen, boot.lang)));
  }
  // After a failure the frame hydrates around the server's HTML of what is missing.
  await Promise.all(needed);
  await turn();
  const { otherRemotes } = boot;
  const addOthers = otherRemotes && otherPages(otherRemotes, routeServices, { add }, () => router);
  const router = createBrowserRouter(routes, {
    ...(boot.hydration !== null && { hydrationData: boot.hydration }),
    ...(addOthers && { patchRoutesOnNavigation: ({ path }) => findPage(() => router, path, addOthers) }),
  });
  const first = router.state.location;
  const stop = router.subscribe(({ location: now }) => {
    // A screen that is drawn again where it is is still the first page.
    if (now.pathname === first.pathname && now.search === first.search) return;
    discardServerHtml();
    stop();
  });
  const caches: Partial<Record<Direction, ReturnType<typeof createEmotionCache>>> = {};
  const cacheFor = (direction: Direction) => (caches[direction] ??= createEmotionCache(direction));

  // What is hydrated in another language than the server wrote would not agree with it.
  const prepareLanguage = (next: Lang) => shown.promise.then(() => language.prepare(next));
  const app = (
    <ClinicApp services={services} i18n={i18n} cacheFor={cacheFor} prepareLanguage={prepareLanguage}>
      <RouterProvider router={router} />
      <InspectorLoader />
    </ClinicApp>
  );
  await turn();
  // The frame comes empty when the server could not render, and always in development.
  if (root.hasChildNodes()) {
    // As a transition it gives way to what the visitor does.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error, { componentStack }) => {
          // Where something threw, React says only that it drew the page again; what was thrown is the cause.
          const { cause } = error as Error;
          performance.mark('clinic:recoverable-error', { detail: String(cause ?? error) });
          if (cause === undefined) console.error('hydration did not agree with the server', error, componentStack);
          else console.error('the page was drawn again after an error', cause);
        },
      });
    });
  } else createRoot(root).render(app);
  performance.mark('clinic:hydrating');
  replayEarlyPress();
  registerServiceWorker(boot, catalogue, language);
  prefetchLikelyRemotes(services, router, language, addOthers);
  releases.follow(modules, router);
  startReporting({ boot, catalogue, bus, router }, shown.promise);
}

/** What may fail without the page: handled from the start, since turns of the browser pass before it is waited for. */
const orWarning = (loading: Promise<unknown>): Promise<unknown> =>
  loading.catch((error: unknown) => console.warn(error));
