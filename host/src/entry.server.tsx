import { text as readStream } from 'node:stream/consumers';
import createEmotionServer from '@emotion/server/create-instance';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Lang } from '@clinic/shared/contracts';
import { createBus } from '@clinic/shared/events';
import { configureHttp } from '@clinic/shared/http';
import { createI18n, directionOf } from '@clinic/shared/i18n';
import type { ScreenMeta, ScreenModule } from '@clinic/shared/routing';
import { createEmotionCache } from '@clinic/shared/theme';
import type { BootData } from './app/boot-data.ts';
import { ClinicApp } from './app/ClinicApp.tsx';
import { hostTexts } from './app/host-texts.ts';
import { createRoutes } from './app/routes.tsx';
import type { ScreenHandle } from './app/routes.tsx';
import { pageMeta } from './app/page-meta.ts';
import { Catalogue } from './remotes/catalogue.ts';
import { federation } from './remotes/federation.server.ts';
import { RemoteModules } from './remotes/modules.ts';

/** Longest time that one page may take to render, in milliseconds. */
const renderPatience = 2000;

/** How much of it a page's data may take: the rest is for drawing the page, with or without them. */
const loaderPatience = 1500;

export interface RendererSettings {
  boot: Omit<BootData, 'hydration' | 'lang' | 'origin'>;
  /** Path of each remote's container file on disk. */
  containers: Record<string, string>;
  /** Address of the API as the renderer reaches it. */
  apiBaseUrl: string;
  /** Executes a file on disk. */
  requireFile: (file: string) => unknown;
}

/** One page to render. */
export interface RenderRequest {
  /** Address below the site's root, with its query. */
  path: string;
  lang: Lang;
  /** Public address of the site, without a closing slash. */
  origin: string;
}

export interface Rendered {
  status: number;
  /** Set for a redirect; then there is no HTML. */
  location: string | null;
  html: string;
  styles: { key: string; ids: string; css: string }[];
  meta: ScreenMeta;
  hydration: BootData['hydration'];
  /** Modules of remotes that the page was drawn with, to be fetched early: remote and exposed module. */
  used: { remote: string; module: string }[];
  /** Whether a remote or its data could not be had: such a page is never kept. */
  failed: boolean;
}

/** Renders pages of one composition. One renderer lives in one worker: its end is how a composition leaves memory. */
export function createRenderer({ boot, containers, apiBaseUrl, requireFile }: RendererSettings) {
  configureHttp({ baseUrl: apiBaseUrl });
  const catalogue = new Catalogue(boot.remotes);
  const fetchModule = federation(containers, requireFile);
  const bus = createBus({ strict: false, now: () => new Date(), onTrouble: () => undefined });

  function language(lang: Lang) {
    const i18n = createI18n(lang, hostTexts);
    const modules = new RemoteModules(fetchModule, i18n);
    const routes = createRoutes({ catalogue, modules, lang: () => lang, side: 'server', loaderPatience });
    return {
      i18n,
      modules,
      handler: createStaticHandler(routes),
    };
  }
  const languages = { ar: language('ar'), en: language('en') };

  async function render({ path, lang, origin }: RenderRequest): Promise<Rendered> {
    const { i18n, modules, handler } = languages[lang];
    const services = { boot: { ...boot, lang, origin }, catalogue, modules, bus };
    const abort = AbortSignal.timeout(renderPatience);
    const loaded = await handler.query(new Request(`http://renderer.invalid${path}`, { signal: abort }));
    if (loaded instanceof Response) return redirected(loaded);

    const cache = createEmotionCache(directionOf(lang));
    const emotion = createEmotionServer(cache);
    const draw = async (context: StaticHandlerContext) => {
      const { prelude } = await prerenderToNodeStream(
        <ClinicApp services={services} i18n={i18n} cacheFor={() => cache}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ClinicApp>,
        { signal: abort, onError: (error) => console.error(JSON.stringify({ render: path, error: String(error) })) },
      );
      return { outcome: context, document: await readStream(prelude) };
    };
    // No boundary catches on the server: a screen that throws is drawn as failed, inside a frame that works.
    const { outcome, document } = await draw(loaded).catch(async (error: unknown) => {
      const failing = loaded.matches.at(-1)?.route.id;
      if (failing === undefined || screenOf(loaded) === undefined || abort.aborted) throw error;
      return draw({ ...loaded, statusCode: 500, errors: { ...loaded.errors, [failing]: error } });
    });
    const { html, styles } = emotion.extractCriticalToChunks(document);
    const used = usedModules(outcome, lang);
    const clientRendered = screenOf(outcome)?.rendering === 'client';
    return {
      status: outcome.statusCode === 500 ? 503 : outcome.statusCode,
      location: null,
      html,
      styles: styles.filter(({ css }) => css !== '').map(({ key, ids, css }) => ({ key, ids: ids.join(' '), css })),
      meta: metaOf(outcome),
      hydration: clientRendered
        ? null
        : { loaderData: outcome.loaderData, errors: outcome.errors === null ? null : withoutDetails(outcome.errors) },
      used,
      failed: outcome.errors !== null,
    };

    function metaOf(context: StaticHandlerContext): ScreenMeta {
      const match = context.matches.at(-1);
      const route = screenOf(context);
      return pageMeta({
        route,
        screen: route === undefined ? undefined : modules.peek<ScreenModule>(route.remote, route.screen),
        catalogue,
        hostTexts: i18n.getFixedT(lang, 'host'),
        data: match?.route.id === undefined ? undefined : context.loaderData[match.route.id],
        lang,
        site: { origin, brand: boot.brand },
        t: i18n.getFixedT(lang, route?.remote ?? 'host'),
        params: match?.params ?? {},
      });
    }
  }

  return { render };
}

function screenOf(context: StaticHandlerContext) {
  return (context.matches.at(-1)?.route.handle as ScreenHandle | undefined)?.route;
}

function usedModules(context: StaticHandlerContext, lang: Lang): Rendered['used'] {
  const route = screenOf(context);
  return route === undefined
    ? []
    : [
        { remote: route.remote, module: route.screen },
        { remote: route.remote, module: `./locales/${lang}` },
      ];
}

/** What went wrong is logged here; the page only learns that something did. */
function withoutDetails(errors: Record<string, unknown>): Record<string, unknown> {
  for (const error of Object.values(errors)) {
    if (error instanceof Error)
      console.error(
        JSON.stringify({
          loader: String(error),
          cause: error.cause instanceof Error ? String(error.cause) : undefined,
        }),
      );
  }
  return Object.fromEntries(Object.keys(errors).map((route) => [route, { unavailable: true }]));
}

function redirected(response: Response): Rendered {
  const location = response.headers.get('location');
  return {
    status: response.status,
    location,
    html: '',
    styles: [],
    meta: { title: '' },
    hydration: null,
    used: [],
    failed: location === null,
  };
}
