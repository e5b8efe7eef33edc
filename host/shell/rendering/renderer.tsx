import { AsyncLocalStorage } from 'node:async_hooks';
import { text as readStream } from 'node:stream/consumers';
import createEmotionServer from '@emotion/server/create-instance';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import type { RouteObject, StaticHandler, StaticHandlerContext } from 'react-router-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import type { Lang, RenderFailure } from '@clinic/contracts';
import { createBus } from '@clinic/kit/events';
import { configureHttp } from '@clinic/kit/http';
import { configureSession } from '@clinic/kit/session';
import { createI18n, directionOf, translateIn } from '@clinic/kit/i18n';
import type { ScreenMeta, ScreenModule } from '@clinic/kit/routing';
import { createEmotionCache } from '@clinic/kit/theme';
import { routesBySegment, sitePreviewHeader } from '@clinic/contracts/host';
import type { SiteBoot } from '@clinic/contracts/host';
import { defaultTimeZone, setClinicTimeZone } from '@clinic/contracts/time';
import { ClinicApp } from '../app/ClinicApp.tsx';
import { hostTranslations } from '../app/host-translations.ts';
import { createStaffFrame } from '../app/staff-frame.ts';
import * as staffFrameModule from '../staff/index.ts';
import { createRoutes } from '../routes.tsx';
import type { RouteServices } from '../routes.tsx';
import { pageMeta } from '../app/page-meta.ts';
import { screenIn } from '../app/route-handle.ts';
import { Catalogue } from '../remotes/catalogue.ts';
import type { CatalogueRoute } from '../remotes/catalogue.ts';
import { federation } from '../remotes/federation.server.ts';
import { RemoteModules } from '../remotes/modules.ts';
import { failureOf } from './render-failure.ts';
import {
  notFoundOf,
  omittedSlotContent,
  redirected,
  screenFailures,
  screenOf,
  toleratedFailures,
  undrawn,
  usedModules,
  withoutAddress,
  withoutDetails,
} from './render-outcome.ts';
import type { PostedForm, Rendered, RenderRequest } from '@clinic/contracts/host';
import { drawWithoutFailing } from './draw-without-failing.ts';
import { loadPageSlotContents, loadSlotContent } from '../slots/slot-content.ts';
import type { PageSlotData } from '@clinic/contracts/host';

/** Longest wait for the data of a page under a server that does not say it, in milliseconds. */
const usualDataMs = 1500;

/** What a page has for drawing, with or without its data, in milliseconds. */
const drawingMs = 500;

/** Longest time that the answer to a form may take to render, in milliseconds: it waits for the API as a browser would. */
const formMs = 9000;

/**
 * React would send boundaries of more than some 12 kB apart from the page, with an inline script that puts them in their
 * place: the content security policy refuses it, and the screen would be drawn twice.
 */
const wholePage = Number.MAX_SAFE_INTEGER;

export interface RendererSettings {
  boot: SiteBoot;
  /** Path of each remote's container file on disk. */
  containers: Record<string, string>;
  /** Address of the API as the renderer reaches it. */
  apiBaseUrl: string;
  /** Longest wait for the API to begin an answer that a page shows, in milliseconds. */
  apiReadMs?: number;
  /** Executes a file on disk. */
  requireFile: (file: string) => unknown;
}

/** For whom calls of the API are made: pages are rendered side by side. */
interface Caller {
  lang: Lang;
  /** Who sent a form, and the address of the site where it was sent, as its proxy would say them; or whose preview a page is of. */
  headers: Record<string, string>;
  /** What could not be had for the screen or the slot content that the calls are made for. */
  unavailable: Set<unknown>;
}

/** Renders pages of one composition. @param hostPages routes of the host itself */
export function createPageRenderer(
  { boot, containers, apiBaseUrl, apiReadMs: loaderTimeoutMs = usualDataMs, requireFile }: RendererSettings,
  hostPages: readonly RouteObject[],
) {
  setClinicCountry(boot.brand.country ?? defaultCountry);
  setClinicTimeZone(boot.brand.timeZone ?? defaultTimeZone);
  const callers = new AsyncLocalStorage<Caller>();
  configureHttp({
    baseUrl: apiBaseUrl,
    lang: () => callers.getStore()?.lang ?? 'ar',
    headers: () => callers.getStore()?.headers ?? {},
    onUnavailable: (error) => callers.getStore()?.unavailable.add(error),
  });
  const catalogue = new Catalogue(boot.remotes);
  configureSession({ signInPath: (returnTo) => catalogue.signInPath(returnTo) });
  const fetchModule = federation(containers, requireFile);
  const bus = createBus({ strict: false, now: () => new Date(), onError: () => undefined });

  const staffFrame = createStaffFrame(() => Promise.resolve(staffFrameModule));

  const routesFor = routesBySegment(catalogue.routes, ({ path, redirectFrom }) => [path, ...redirectFrom]);

  function language(lang: Lang) {
    const i18n = createI18n(lang, hostTranslations);
    const modules = new RemoteModules(fetchModule, i18n, catalogue);
    const services: RouteServices = {
      catalogue,
      modules,
      staffFrame,
      hostPages,
      lang: () => lang,
      side: 'server',
      loaderTimeoutMs,
    };
    /** By the routes that each is for, which are the same for paths that begin alike. */
    const handlers = new Map<readonly CatalogueRoute[], StaticHandler>();
    const handlerFor = (pathname: string) => {
      const routes = routesFor(pathname);
      const handler = handlers.get(routes) ?? createStaticHandler(createRoutes(services, routes));
      handlers.set(routes, handler);
      return handler;
    };
    return { i18n, modules, handlerFor };
  }
  const languages = { ar: language('ar'), en: language('en') };

  async function renderPage(
    { path, lang, origin, form, sitePreview, undrawnNotFound }: RenderRequest,
    caller: Caller,
  ): Promise<Rendered> {
    const { i18n, modules, handlerFor } = languages[lang];
    const { pathname } = new URL(path, 'http://renderer.invalid');
    const handler = handlerFor(pathname);
    const ofStaff = screenIn(matchRoutes(handler.dataRoutes, pathname))?.frame !== undefined;
    if (ofStaff) await staffFrame.load();
    const signal = AbortSignal.timeout(form === undefined ? loaderTimeoutMs + drawingMs : formMs);
    const failures: RenderFailure[] = [];
    const [loaded, slotContent] = await Promise.all([
      handler.query(requestOf(path, form, signal)),
      // The browser loads them when somebody goes on to a public page.
      ofStaff
        ? {}
        : loadPageSlotContents(catalogue, {
            async load(content) {
              const unavailable = new Set<unknown>();
              const slot = await callers.run({ ...caller, unavailable }, () =>
                loadSlotContent(modules, content, lang, loaderTimeoutMs),
              );
              failures.push(...toleratedFailures(content, unavailable));
              return slot;
            },
            onFailure({ remote, module }, error) {
              failures.push(failureOf({ remote, module }, error, 'data'));
              console.error(JSON.stringify({ slotContent: `${remote} ${module}`, cause: String(error) }));
            },
          }),
    ]);
    if (loaded instanceof Response) return redirected(loaded, form !== undefined);
    const notFound = form === undefined ? notFoundOf(loaded) : null;
    if (notFound !== null && undrawnNotFound === true) return undrawn(notFound);

    const cache = createEmotionCache(directionOf(lang));
    const emotion = createEmotionServer(cache);
    const draw = async (context: StaticHandlerContext, drawn: PageSlotData) => {
      const page = { lang, origin, ...(sitePreview && { sitePreview }), slotContent: drawn };
      const services = { boot: { ...boot, ...page }, catalogue, modules, bus, staffFrame };
      const thrown: unknown[] = [];
      const { prelude } = await prerenderToNodeStream(
        <ClinicApp services={services} i18n={i18n} cacheFor={() => cache}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ClinicApp>,
        {
          signal,
          progressiveChunkSize: wholePage,
          onError: (error) => {
            thrown.push(error);
            console.error(JSON.stringify({ render: pathname, error: String(error) }));
          },
        },
      );
      const document = await readStream(prelude);
      // React leaves what throws in a boundary to the browser, and goes on: here the page has failed.
      if (thrown.length > 0) throw thrown[0];
      return { context, slotContent: drawn, document };
    };
    const context = notFound === null ? loaded : withoutAddress(loaded);
    const drawn = await draw(context, slotContent).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return drawWithoutFailing(draw, context, slotContent, error);
    });
    const { html, styles } = emotion.extractCriticalToChunks(drawn.document);
    const { loaderData, actionData, errors, statusCode } = drawn.context;
    return {
      status: statusCode === 500 ? 503 : statusCode,
      notFound,
      location: null,
      html,
      styles: styles.filter(({ css }) => css !== '').map(({ key, ids, css }) => ({ key, ids: ids.join(' '), css })),
      meta: metaOf(drawn.context),
      hydration:
        screenOf(drawn.context)?.rendering === 'client'
          ? null
          : {
              loaderData,
              errors: errors === null ? null : withoutDetails(errors, form !== undefined),
              ...(actionData === null ? {} : { actionData }),
            },
      slotContent: ofStaff ? null : drawn.slotContent,
      used: usedModules(drawn.context, catalogue, drawn.slotContent, (...of) => modules.translationsOf(...of, lang)),
      failed: errors !== null,
      failures: [
        ...failures,
        ...screenFailures(drawn.context, caller.unavailable),
        ...omittedSlotContent(slotContent, drawn.slotContent),
      ],
    };

    function metaOf(context: StaticHandlerContext): ScreenMeta {
      const match = context.matches.at(-1);
      const route = screenOf(context);
      return pageMeta({
        handle: match?.route.handle,
        screen: route === undefined ? undefined : modules.peek<ScreenModule>(route.remote, route.screen),
        catalogue,
        hostT: translateIn(i18n, lang, 'host'),
        data: match?.route.id === undefined ? undefined : context.loaderData[match.route.id],
        lang,
        site: { origin, brand: boot.brand },
        t: translateIn(i18n, lang, route?.remote ?? 'host'),
        params: match?.params ?? {},
      });
    }
  }

  return {
    render(request: RenderRequest): Promise<Rendered> {
      const caller: Caller = { lang: request.lang, headers: forwarded(request), unavailable: new Set() };
      return callers.run(caller, () => renderPage(request, caller));
    },
  };
}

function forwarded({ form, origin, sitePreview }: RenderRequest): Record<string, string> {
  if (sitePreview !== undefined) return { [sitePreviewHeader]: sitePreview.token };
  if (form === undefined) return {};
  const { host, protocol } = new URL(origin);
  return {
    'x-forwarded-for': form.visitor,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.replace(':', ''),
  };
}

function requestOf(path: string, form: PostedForm | undefined, signal: AbortSignal): Request {
  return new Request(`http://renderer.invalid${path}`, {
    signal,
    ...(form === undefined ? {} : { method: 'POST', headers: { 'content-type': form.contentType }, body: form.body }),
  });
}
