import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Lang, RemoteDescriptor } from '@clinic/shared/contracts';
import { createBus } from '@clinic/shared/events';
import type { Bus, BusHub } from '@clinic/shared/events';
import { createI18n } from '@clinic/shared/i18n';
import { createEmotionCache } from '@clinic/shared/theme';
import { ClinicApp } from '../app/ClinicApp.tsx';
import { hostTexts } from '../app/host-texts.ts';
import { PageLanguage } from '../app/page-language.ts';
import { createRoutes } from '../app/routes.tsx';
import { Catalogue } from '../remotes/catalogue.ts';
import { RemoteModules } from '../remotes/modules.ts';
import type { FetchModule } from '../remotes/modules.ts';
import { fillingKey, fillingsOfPage } from '../slots/page-fillings.ts';
import type { PageFillings } from '../slots/page-fillings.ts';

const empty: Omit<RemoteDescriptor, 'name'> = {
  schema: 'clinic-remote/1',
  owner: 'tests',
  version: '1.0.0',
  contract: '1.0',
  title: { ar: 'جزء', en: 'Part' },
  routes: [],
  navigation: [],
  slots: [],
  emits: [],
  listens: [],
  needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
  fallback: { title: { ar: 'هذا الجزء غائب', en: 'This part is away' }, text: { ar: 'اتصل بنا', en: 'Call us' } },
};

/** A remote's descriptor of which only what a test is about is given. */
export function aRemote(name: string, parts: Partial<RemoteDescriptor>): RemoteDescriptor {
  return { ...empty, name, ...parts };
}

interface Rendered {
  user: ReturnType<typeof userEvent.setup>;
  bus: BusHub;
  /** Emits on the host's bus and lets the page react. */
  emit: Bus['emit'];
  path: () => string;
  /** Everything that was asked of the network: remote and module. */
  fetched: string[];
}

/** The whole host in the test DOM: real routes, frame, bus and language; only the files of remotes are given. `fillings` are those that the server drew. */
export async function renderHost(
  remotes: RemoteDescriptor[],
  fetchModule: FetchModule,
  { at = '/', lang = 'ar', fillings = {} }: { at?: string; lang?: Lang; fillings?: PageFillings | null } = {},
): Promise<Rendered> {
  const fetched: string[] = [];
  const i18n = createI18n(lang, hostTexts);
  const modules = new RemoteModules((remote, module) => {
    fetched.push(`${remote} ${module}`);
    return module.includes('/locales/') ? Promise.resolve({ word: lang }) : fetchModule(remote, module);
  }, i18n);
  const catalogue = new Catalogue(
    Object.fromEntries(
      remotes.map((descriptor) => [descriptor.name, { release: '1.0.0+0000000', base: '/', descriptor }]),
    ),
  );
  const language = new PageLanguage(lang, i18n, modules);
  const bus = createBus({
    strict: true,
    now: () => new Date(),
    onTrouble: ({ topic, error }) => {
      throw new Error(topic, { cause: error });
    },
  });
  const boot = {
    lang,
    origin: 'https://clinic.example',
    composition: { id: 'c-000000000000', seq: 1, channel: 'production' },
    preview: null,
    host: { release: '1.0.0+0000000', base: '/' },
    fillings,
    remotes: catalogue.remotes,
    brand: {
      name: { ar: 'عيادات نبض', en: 'Nabd Clinics' },
      tagline: { ar: 'رعاية', en: 'Care' },
      phone: '920000000',
      chat: null,
      healthCheckup: 'https://checkup.nabd.example/',
      bookingContact: null,
      email: null,
      address: null,
      map: null,
      social: [],
    },
  };
  const router = createMemoryRouter(
    createRoutes({ catalogue, modules, lang: () => language.current, side: 'browser' }),
    { initialEntries: [at] },
  );
  const drawn = fillingsOfPage(catalogue).filter((filling) => fillings !== null && fillingKey(filling) in fillings);
  await Promise.allSettled(drawn.map(({ remote, module }) => modules.loadWithTexts(remote, module, lang)));
  render(
    <ClinicApp
      services={{ boot, catalogue, modules, bus }}
      i18n={i18n}
      cacheFor={createEmotionCache}
      prepareLanguage={(next) => language.prepare(next)}
    >
      <RouterProvider router={router} />
    </ClinicApp>,
  );
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
    path: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
