import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Lang, RemoteDescriptor } from '@clinic/contracts';
import { createBus } from '@clinic/kit/events';
import type { Bus, BusHub } from '@clinic/kit/events';
import { createI18n } from '@clinic/kit/i18n';
import { visibilityOnly } from '@clinic/kit/testing';
import { createEmotionCache } from '@clinic/kit/theme';
import type { TrustedKey } from '@clinic/contracts/signature';
import type { BootData } from '@clinic/contracts/host';
import { ClinicApp } from '../shell/app/ClinicApp.tsx';
import { hostTranslations } from '../shell/app/host-translations.ts';
import { pageDescriptor } from '@clinic/contracts/host';
import { PageLanguage } from '../shell/app/page-language.ts';
import { createStaffFrame } from '../shell/app/staff-frame.ts';
import { createRoutes } from '../shell/routes.tsx';
import { PageReleases } from '../updates/page-releases.ts';
import type { ReleaseServices } from '../updates/release-services.ts';
import { hostPages } from '../entry/host-pages.tsx';
import { Catalogue } from '../shell/remotes/catalogue.ts';
import type { ErrorWithoutDetails } from '../shell/screens/without-details.ts';
import { RemoteModules } from '../shell/remotes/modules.ts';
import type { FetchModule } from '../shell/remotes/module-loader.ts';
import { slotContentKey, pageSlotContents } from '../shell/slots/slot-content.ts';
import type { PageSlotData } from '@clinic/contracts/host';

interface Rendered {
  user: ReturnType<typeof userEvent.setup>;
  bus: BusHub;
  /** Emits on the host's bus and lets the page react. */
  emit: Bus['emit'];
  path: () => string;
  /** Goes to an address, or back, and lets the page react. */
  navigate: (to: string | -1) => Promise<void>;
  stopFollowing: () => void;
  /** What the page says it runs. */
  reference: () => string;
  /** Everything that was asked of the network: remote and module. */
  fetched: string[];
  outcomes: RemoteModules['outcomes'];
}

/** What a page needs to follow the releases that are live. */
interface Live {
  keys: readonly TrustedKey[];
  /** Told which release the modules of a remote come from. */
  register: ReleaseServices['register'];
}

export interface RenderOptions {
  at?: string;
  lang?: Lang;
  /** The slot content that the server drew. */
  slotContent?: PageSlotData | null;
  /** What the server could not have, by route: the page is then its first one. */
  serverErrors?: Record<string, ErrorWithoutDetails>;
  /** What the loaders of the first page answered on the server, by route. */
  serverData?: Record<string, unknown>;
  /** Without it the page stays what it is, and fails without anything to stand in. */
  live?: Live;
  /** Files of texts; each has one word unless a test says otherwise. */
  fetchTexts?: FetchModule;
  preview?: BootData['preview'];
  sitePreview?: BootData['sitePreview'];
  /** Address of the clinic's chat; none is set without it. */
  chat?: string;
}

/** The whole host with a router at an address: real routes, frame, bus and language; only the files of remotes are given. */
export function aHost(
  remotes: RemoteDescriptor[],
  fetchModule: FetchModule,
  {
    at = '/',
    lang = 'ar',
    slotContent = {},
    live,
    serverErrors,
    serverData,
    fetchTexts = () => Promise.resolve({ word: lang }),
    preview = null,
    sitePreview,
    chat,
  }: RenderOptions = {},
) {
  const fetched: string[] = [];
  const i18n = createI18n(lang, hostTranslations);
  const catalogue = new Catalogue(
    Object.fromEntries(
      remotes.map((descriptor) => [
        descriptor.name,
        { release: '1.0.0+0000000', base: '/', integrity: '', descriptor: pageDescriptor(descriptor) },
      ]),
    ),
  );
  const boot = {
    lang,
    origin: 'https://clinic.example',
    composition: { id: 'c-000000000000', seq: 1, channel: 'production' },
    preview,
    ...(sitePreview && { sitePreview }),
    keys: live?.keys ?? [],
    host: { release: '1.0.0+0000000', base: '/' },
    slotContent,
    remotes: catalogue.remotes,
    brand: {
      name: { ar: 'عيادات نبض', en: 'Nabd Clinics' },
      tagline: { ar: 'رعاية', en: 'Care' },
      phone: '920000000',
      chat: chat ?? null,
      healthCheckup: 'https://checkup.nabd.example/',
      bookingContact: null,
      email: null,
      address: null,
      map: null,
      social: [],
    },
  };
  const releases = live && new PageReleases({ boot, catalogue, register: live.register });
  const modules = new RemoteModules(
    (remote, module) => {
      fetched.push(`${remote} ${module}`);
      return (module.includes('/locales/') ? fetchTexts : fetchModule)(remote, module);
    },
    i18n,
    catalogue,
    releases?.failover,
  );
  const language = new PageLanguage(lang, i18n, modules);
  const staffFrame = createStaffFrame(() => import('../shell/staff/index.ts'));
  const bus = createBus({
    strict: true,
    now: () => new Date(),
    onError: ({ topic, error }) => {
      throw new Error(topic, { cause: error });
    },
  });
  const router = createMemoryRouter(
    createRoutes({ catalogue, modules, staffFrame, hostPages, lang: () => language.current, side: 'browser' }),
    {
      initialEntries: [at],
      ...(serverErrors === undefined ? {} : { hydrationData: { errors: serverErrors } }),
      ...(serverData === undefined ? {} : { hydrationData: { loaderData: serverData } }),
    },
  );
  const app = (
    <ClinicApp
      services={{ boot, catalogue, modules, bus, staffFrame }}
      i18n={i18n}
      cacheFor={(direction) => createEmotionCache(direction, [visibilityOnly])}
      prepareLanguage={(next) => language.prepare(next)}
    >
      <RouterProvider router={router} />
    </ClinicApp>
  );
  return { app, boot, bus, catalogue, fetched, modules, releases, router };
}

/** The whole host in the test DOM, as {@link aHost} makes it. */
export async function renderHost(
  remotes: RemoteDescriptor[],
  fetchModule: FetchModule,
  options: RenderOptions = {},
): Promise<Rendered> {
  const { lang = 'ar', slotContent = {} } = options;
  const { app, boot, bus, catalogue, fetched, modules, releases, router } = aHost(remotes, fetchModule, options);
  const drawn = pageSlotContents(catalogue).filter(
    (content) => slotContent !== null && slotContentKey(content) in slotContent,
  );
  await Promise.allSettled(drawn.map(({ remote, module }) => modules.loadWithTranslations(remote, module, lang)));
  render(app);
  const stopFollowing = releases?.follow(modules, router);
  await waitFor(() => {
    // The router is ready a moment before React has drawn what it leads to.
    const drawing = document.querySelector('[role="status"][aria-busy="true"]') !== null;
    if (!router.state.initialized || router.state.navigation.state !== 'idle' || drawing)
      throw new Error('still loading');
  });
  return {
    user: userEvent.setup(),
    bus,
    emit: (topic, payload) => act(() => bus.host.emit(topic, payload)),
    fetched,
    outcomes: modules.outcomes,
    stopFollowing: () => stopFollowing?.(),
    reference: () => catalogue.reference(boot.composition.id),
    navigate: (to) => act(() => (to === -1 ? router.navigate(-1) : router.navigate(to))),
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
