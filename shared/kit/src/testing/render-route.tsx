import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { languages } from '@clinic/contracts';
import type { Envelope, Lang, Payload, RemoteDescription, Topic } from '@clinic/contracts';
import { login } from '@clinic/contracts/account/paths';
import { BusProvider, createBus } from '../events/index.ts';
import { configureHttp } from '../http/index.ts';
import { createI18n, LanguageProvider, translateIn } from '../i18n/index.ts';
import type { Direction } from '../i18n/index.ts';
import { SiteContext } from '../routing/index.ts';
import type { SlotContentModule, ScreenModule } from '../routing/index.ts';
import { configureSession, useSession } from '../session/index.ts';
import { ClinicThemeProvider, createEmotionCache } from '../theme/index.ts';
import { directionOf } from '../i18n/index.ts';
import { uiTranslations } from '../ui/index.ts';
import { testSite } from './test-site.ts';
import { visibilityOnly } from './visibility-only.ts';

/** A remote as its tests render it. Everything else follows from its descriptor. */
export interface RemoteUnderTest {
  remote: RemoteDescription;
  /** Loads a module by the name that the remote exposes it under: `./home`, `./locales/ar`. */
  load: (module: string) => Promise<unknown>;
}

export interface RenderedRoute {
  user: ReturnType<typeof userEvent.setup>;
  /** The language that the page was opened in. */
  lang: Lang;
  /** Texts of the remote in that language. */
  t: ReturnType<typeof translateIn>;
  /** Everything that was emitted on the bus, oldest first. */
  events: Envelope[];
  emit: <T extends Topic>(topic: T, payload: Payload<T>) => void;
  /** How often the data of a page of another remote were asked for, such as the page around slot content. */
  pageLoads: () => number;
  /** Path and query of the page now. */
  location: () => string;
  /** The same of every page that was opened, oldest first. */
  locations: readonly string[];
  /** Opens an address, with a state such as `samePage`, or goes so many pages on or, with a negative number, back. */
  navigate: (to: string | number, state?: object) => Promise<void>;
  setLang: (lang: Lang) => Promise<void>;
}

interface Options {
  lang?: Lang;
  /** Address of the page around slot content. */
  at?: string;
  /** With every style, for a test of how something looks; otherwise only with those that hide. */
  styled?: boolean;
  /** What stands in the place of a screen whose loader fails; in the product that is the host's. Without it nothing does. */
  failed?: ReactNode;
}

/**
 * Opens an address of a remote as a visitor would, with its loaders, and waits for the first screen. An address of
 * another remote shows an empty page, so that a test can see where a link led.
 */
export async function renderRoute(
  subject: RemoteUnderTest,
  url: string,
  options: Omit<Options, 'at'> = {},
): Promise<RenderedRoute> {
  return mount(subject, url, options, null);
}

/**
 * Draws the content of a slot, with the data of its loader, on an otherwise empty page. `around` draws what stands around it
 * in the frame.
 */
export async function renderSlotContent(
  subject: RemoteUnderTest,
  module: string,
  activation: Envelope | undefined,
  {
    at = '/',
    around = (content) => content,
    ...options
  }: Options & { around?: (content: ReactNode) => ReactNode } = {},
): Promise<RenderedRoute> {
  const slotContent = subject.remote.slots?.find((slot) => slot.module === module);
  if (slotContent === undefined) throw new Error(`${module} is no slot content of the descriptor`);
  const { Component, loader } = (await subject.load(module)) as SlotContentModule;
  const { lang = 'ar' } = options;
  configureHttp({ baseUrl: 'http://localhost', lang: () => lang });
  const data = await loader?.({ lang, signal: new AbortController().signal });
  const drawn = around(<Component data={data} {...(activation === undefined ? {} : { activation })} />);
  return mount(subject, at, { ...options, texts: slotContent.texts }, drawn);
}

async function mount(
  subject: RemoteUnderTest,
  url: string,
  { lang = 'ar', styled = false, texts, failed }: Omit<Options, 'at'> & { texts?: string | undefined },
  slotContent: ReactNode,
): Promise<RenderedRoute> {
  const { remote, load } = subject;
  configureHttp({ baseUrl: 'http://localhost', lang: () => lang });
  configureSession({ signInPath: login });
  if (useSession.getState().state === 'unknown') useSession.setState({ state: 'visitor', user: null });
  const i18n = createI18n(lang, { ar: { shared: uiTranslations.ar }, en: { shared: uiTranslations.en } });
  i18n.options.parseMissingKeyHandler = (key) => {
    throw new Error(`no translation of ${key} is loaded with this screen`);
  };
  await addTranslations(i18n, subject, '.');
  if (texts !== undefined) await addTranslations(i18n, subject, texts);
  const hub = createBus({
    strict: true,
    now: () => new Date(),
    onError: ({ topic, reason, error }) => {
      throw new Error(`event ${topic}: ${reason}`, { cause: error });
    },
  });
  const events: Envelope[] = [];
  for (const topic of remote.emits ?? []) hub.host.on(topic, (_payload, envelope) => void events.push(envelope));
  const bus = hub.scoped(`${remote.name}@test`, { emits: remote.emits ?? [], listens: remote.listens ?? [] });

  const cacheFor = (direction: Direction) => createEmotionCache(direction, styled ? [] : [visibilityOnly]);
  const current = { lang };
  let pageLoads = 0;
  const routes: RouteObject[] = [
    ...remote.routes.map((route): RouteObject => {
      return {
        path: route.path,
        ...(failed === undefined ? {} : { errorElement: failed }),
        lazy: async () => {
          if (route.texts !== undefined) await addTranslations(i18n, subject, route.texts);
          const { Component, loader, action, shouldRevalidate } = (await load(route.screen)) as ScreenModule;
          const args = (given: { request: Request; params: Record<string, string | undefined> }) => ({
            request: given.request,
            params: given.params,
            lang: current.lang,
          });
          return {
            // Around slot content the pages are empty, but their actions are there to be posted to.
            ...(slotContent === null
              ? { Component, loader: async (given) => (await loader?.(args(given))) ?? null }
              : { element: slotContent }),
            action: async (given) => (await action?.(args(given))) ?? null,
            ...(shouldRevalidate && { shouldRevalidate }),
          };
        },
        hydrateFallbackElement: <p data-loading>…</p>,
      };
    }),
    {
      path: '*',
      element: slotContent,
      loader: () => {
        pageLoads += 1;
        return null;
      },
      hydrateFallbackElement: <p data-loading>…</p>,
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  const location = () => `${router.state.location.pathname}${router.state.location.search}`;
  const locations = [location()];
  router.subscribe(() => {
    if (location() !== locations.at(-1)) locations.push(location());
  });
  let showLang: (next: Lang) => Promise<void> = () => Promise.resolve();

  const App: ComponentType = () => {
    const [shown, setShown] = useState<Lang>(lang);
    showLang = async (next) => {
      current.lang = next;
      await i18n.changeLanguage(next);
      setShown(next);
    };
    return (
      <I18nextProvider i18n={i18n}>
        <LanguageProvider lang={shown} setLang={(next) => void showLang(next)}>
          <ClinicThemeProvider lang={shown} cache={cacheFor(directionOf(shown))}>
            <SiteContext value={testSite}>
              <BusProvider bus={bus}>
                <RouterProvider router={router} />
              </BusProvider>
            </SiteContext>
          </ClinicThemeProvider>
        </LanguageProvider>
      </I18nextProvider>
    );
  };
  const user = patientUser();
  render(<App />);
  await waitFor(() => {
    const drawn = document.querySelector('[data-loading]') === null;
    if (!router.state.initialized || router.state.navigation.state !== 'idle' || !drawn)
      throw new Error('the page is still loading');
  });

  return {
    user,
    lang,
    t: translateIn(i18n, lang, remote.name),
    events,
    emit: (topic, payload) => hub.host.emit(topic, payload),
    pageLoads: () => pageLoads,
    location,
    locations,
    navigate: (to, state) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { state })),
    setLang: (next) => act(() => showLang(next)),
  };
}

/** Adds the translations of one folder of the remote, in both languages, as the host adds them before it draws a screen. */
async function addTranslations(i18n: I18n, { remote, load }: RemoteUnderTest, folder: string): Promise<void> {
  for (const lang of languages) {
    const translations = (await load(`${folder}/locales/${lang}`)) as { default: Record<string, unknown> };
    i18n.addResourceBundle(lang, remote.name, translations.default, true, true);
  }
}

/** Nobody presses a button that still turns: a press waits until it has come to rest. */
function patientUser(): ReturnType<typeof userEvent.setup> {
  const user = userEvent.setup();
  const atRest = (element: Element) => {
    if (element.closest('button')?.getAttribute('aria-busy') === 'true') throw new Error('the button is still busy');
  };
  return {
    ...user,
    click: async (element) => {
      await waitFor(() => atRest(element));
      await user.click(element);
    },
  };
}
