import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRouteError } from 'react-router-dom';
import { languages } from '@clinic/contracts';
import type { Lang, RemoteDescription } from '@clinic/contracts';
import { isApiError } from '../http/index.ts';
import { uiTranslations } from '../i18n/locales/index.ts';
import type { ScreenModule } from '../routing/index.ts';
import { errorCatalogue, refusalOf, saidByApi, silence, watchedWaits, withTimeoutsOver } from './error-catalogue.ts';
import type { CatalogueError } from './error-catalogue.ts';
import { http } from './fake-api.ts';
import type { fakeApi } from './fake-api.ts';
import { renderRoute } from './render-route.tsx';
import type { RemoteUnderTest, RenderedRoute } from './render-route.tsx';

type Route = RemoteDescription['routes'][number];

/** A form of a screen, for {@link describeErrors}. */
export interface SweptForm {
  /** What is said of it in the name of its test. */
  name: string;
  /** Its address, where the path of the route with plain parameters is not enough. */
  url?: string;
  /** Leads from the open page to the form. */
  open?: (page: RenderedRoute) => Promise<unknown>;
  /** What is typed or chosen, by name of the field; without it what fits the type of the field. */
  values?: Record<string, string | readonly string[]>;
  /** Files, by name of their field. */
  files?: Record<string, File>;
  /** The button that sends it, by its words; without it the one of type submit. */
  send?: (page: RenderedRoute) => string | RegExp;
  /** Words of its own for errors of which the screen knows more than the API, by the name in the catalogue. */
  own?: (page: RenderedRoute) => Readonly<Record<string, string>>;
  /** Errors that mean something else here, with a test of their own: what is gone needs no removing. */
  except?: readonly string[];
  /** It asks for the password: the end of a session is told by the host alone. */
  outlivesSession?: boolean;
}

interface Swept {
  /** Prepares who looks at a page of the route: whoever may; for its forms also what they keep. */
  before: (route: Route, what: 'data' | 'forms') => void;
  /** Whether what the screen of this path loads is an addition: without it nothing is missed, and nothing said. */
  doesWithout?: readonly string[];
  /** Paths whose API has an empty answer for what does not exist, never 404. */
  neverMissing?: readonly string[];
  /** Query of every page, so that each loader has something to ask for. */
  query: string;
  /** What stands for parameters of paths, by their names, where a 1 cannot. */
  params?: Readonly<Record<string, string>>;
  /** The forms of each screen that has an action, by the path of its route. */
  forms: Readonly<Record<string, readonly SweptForm[]>>;
}

const forbidden = refusalOf(403, 'FORBIDDEN');
const missing = refusalOf(404, 'NOT_FOUND');
const ended = refusalOf(401, 'UNAUTHENTICATED');

/** Errors that any call may meet, and after which another try may succeed. */
const passing: readonly CatalogueError[] = [
  ...errorCatalogue.filter(({ status }) => status === 0 || status === 200 || status === 429 || status >= 500),
  silence,
];

/** In one language every error, in the other one of each kind: the words hang on the kind. */
const inLanguage = (errors: readonly CatalogueError[], lang: Lang) =>
  lang === 'ar' ? errors : errors.filter(({ advice }, at) => errors.findIndex((one) => one.advice === advice) === at);

const addressOf = (route: Route, { query, params = {} }: Pick<Swept, 'query' | 'params'>) => {
  const given: Readonly<Record<string, string>> = { lang: 'en', ...params };
  return `${route.path.replace(/:(\w+)/g, (_parameter, name: string) => given[name] ?? '1')}?${query}`;
};

/** A form is sent once for each error: on a busy machine that takes longer than one test may, in milliseconds. */
const mostForForm = 240_000;

/** What only a log may say. */
const raw = /[A-Z]{2,}_[A-Z]|<html>|\bError\b|undefined|\[object/;
/** Whose fault it is said to be. */
const blames = {
  network: /your (internet )?connection(?!\.? Try again shortly)|اتصالك(?! بالإنترنت\. )/,
  ours: /our (side|system)|من جهتنا|نظامنا/,
};

/**
 * Declares tests that lead every loader and every action of a remote through the errors of the catalogue, in both languages.
 * Its routes are swept because the descriptor names them; one with an action fails until its forms are given.
 */
export function describeErrors(subject: RemoteUnderTest, server: ReturnType<typeof fakeApi>, swept: Swept): void {
  beforeEach(() => {
    document.cookie = 'XSRF-TOKEN=good; Path=/';
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  const routes = [...new Map(subject.remote.routes.map((route) => [route.path, route])).values()];
  describe.each(routes)('S136, S139, R9: the data of $path', (route) => {
    const own = [
      ...(route.path.includes(':') && swept.neverMissing?.includes(route.path) !== true ? [missing] : []),
      ...(route.roles === undefined ? [] : [forbidden]),
      ...(route.auth === 'member' ? [ended] : []),
    ];
    const sweep = (lang: Lang, error: CatalogueError) => sweepLoad(subject, server, swept, { route, lang, error });

    describe.each(languages)('%s', (lang) => {
      test.each([...inLanguage(passing, lang), ...own])('$name', (error) => sweep(lang, error));
    });

    test('an API that never answers is waited for once: no wait follows another', () =>
      waitOnce(subject, server, swept, route));
  });

  describe.each(routes)('S139, R9: the forms of $path', (route) => {
    const forms = swept.forms[route.path] ?? [];
    test('each is known here', async () => {
      const { action } = (await subject.load(route.screen)) as ScreenModule;
      expect({ path: route.path, forms: forms.length > 0 }).toEqual({ path: route.path, forms: action !== undefined });
    });
    if (forms.length > 0)
      describe.each(languages)('%s', (lang) => {
        test.each(forms)('$name', (form) => sweepForm(subject, server, swept, { route, lang, form }), mostForForm);
      });
  });
}

/** The place that the host gives to a screen whose loader failed: it says whose fault it is and offers another try. */
function HostsPlace({ onError }: { onError: (error: unknown) => void }) {
  onError(useRouteError());
  return <p data-failed />;
}

interface Load {
  route: Route;
  lang: Lang;
  error: CatalogueError;
}

async function sweepLoad(
  subject: RemoteUnderTest,
  server: ReturnType<typeof fakeApi>,
  swept: Swept,
  { route, lang, error }: Load,
): Promise<void> {
  const { before, doesWithout = [] } = swept;
  let calls = 0;
  let thrown: unknown = null;
  server.use(
    http.all('*/api/*', () => {
      calls += 1;
      return error.answer();
    }),
  );
  before(route, 'data');
  const failed = <HostsPlace onError={(what) => (thrown = what)} />;
  const open = () => renderRoute(subject, addressOf(route, swept), { lang, failed });
  const settled = () =>
    waitFor(() => {
      expect(screen.queryByText(uiTranslations[lang].loading)).toBeNull();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });

  const helps = passing.includes(error);
  const run = async () => {
    await open();
    await settled();
    if (calls === 0 && error !== silence) return;
    if (error === ended) {
      // Whatever a screen does without, a member whose session has ended is led to the sign-in, or told by the host.
      expect(document.querySelector('[data-failed]')).toBeNull();
      return;
    }
    if (document.querySelector('[data-failed]') !== null) {
      // The host offers another try: only what may pass is left to it, and never what is wrong with the screen itself.
      if (!isApiError(thrown)) throw new Error('the screen itself failed', { cause: thrown });
      expect({ helps, status: thrown.status }).toEqual({ helps: true, status: error.status });
      return;
    }
    if (doesWithout.includes(route.path) || (calls === 0 && screen.queryAllByRole('alert').length === 0)) {
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      return;
    }
    const { retry: again, empty } = uiTranslations[lang];
    const retry = screen.queryAllByRole('button', { name: new RegExp(`^(${again}|${empty.maintenance.action})$`) });
    expect(document.body).not.toHaveTextContent(raw);
    if (!helps) {
      expect(retry).toEqual([]);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      return;
    }
    const alerts = screen.getAllByRole('alert');
    for (const alert of alerts) {
      const words = alert.textContent.replaceAll(saidByApi, '');
      expect(words).toMatch(lang === 'ar' ? /[\u0621-\u064a]/ : /^[^\u0621-\u064a]+$/);
      expect(words).not.toMatch(error.advice === 'network' ? blames.ours : blames.network);
    }
    const [first] = retry;
    if (first === undefined)
      throw new Error(`no way to try again beside: ${alerts.map((one) => one.textContent).join()}`);
    if (error === silence) return;
    const asked = calls;
    fireEvent.click(first);
    await waitFor(() => expect(calls).toBeGreaterThan(asked));
    await settled();
  };
  await (error === silence ? withTimeoutsOver(run) : run());
  cleanup();
}

/** A page of its own calls waits for all of them at once, or gives up with the first; it never waits for one after another. */
async function waitOnce(
  subject: RemoteUnderTest,
  server: ReturnType<typeof fakeApi>,
  swept: Swept,
  route: Route,
): Promise<void> {
  server.use(http.all('*/api/*', silence.answer));
  swept.before(route, 'data');
  const waits = watchedWaits();
  const failed = <HostsPlace onError={() => undefined} />;
  await renderRoute(subject, addressOf(route, swept), { lang: 'ar', failed });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(waits.later).toBe(0);
  cleanup();
}

interface Sent {
  route: Route;
  lang: Lang;
  form: SweptForm;
}

async function sweepForm(
  subject: RemoteUnderTest,
  server: ReturnType<typeof fakeApi>,
  swept: Swept,
  { route, lang, form }: Sent,
): Promise<void> {
  swept.before(route, 'forms');
  const page = await renderRoute(subject, form.url ?? addressOf(route, swept), { lang });
  await form.open?.(page);
  const button = () => {
    const name = form.send?.(page);
    const scope = screen.queryByRole('dialog') ?? document.body;
    const found =
      name === undefined
        ? scope.querySelector<HTMLButtonElement>('form:not([method="get"]):not([role="search"]) button[type="submit"]')
        : within(scope).getByRole<HTMLButtonElement>('button', { name });
    if (found === null) throw new Error('there is no button that sends the form');
    return found;
  };
  const frame = () => button().closest('form, [role="dialog"]') ?? document.body;
  fill(frame(), form);
  const typed = valuesOf(frame());
  const { unsent } = uiTranslations[lang];
  const words = { said: saidByApi, ours: unsent.ours, network: unsent.network };
  const own = form.own?.(page) ?? {};

  let calls = 0;
  for (const error of [...inLanguage(errorCatalogue, lang), silence]) {
    if (form.except?.includes(error.name)) continue;
    server.use(
      ...(['post', 'put', 'patch', 'delete'] as const).map((method) =>
        http[method]('*/api/*', () => {
          calls += 1;
          return error.answer();
        }),
      ),
    );
    const before = calls;
    const run = async () => {
      retypeSecrets(frame(), form);
      button().focus();
      await page.user.click(button());
      await waitFor(() => expect(error === silence || calls > before).toBe(true));
      await waitFor(() => {
        const alert = document.activeElement?.closest('[role="alert"]');
        if (alert == null)
          throw new Error(`${error.name}: the focus is at ${document.activeElement?.outerHTML.slice(0, 200)}`);
        expect(alert).toHaveTextContent(own[error.name] ?? words[error.advice]);
        expect(alert).not.toHaveTextContent(raw);
      });
    };
    await (error === silence ? withTimeoutsOver(run) : run());
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy', 'true'));
    expect(button()).toBeEnabled();
    expect({ error: error.name, typed: valuesOf(frame()) }).toEqual({ error: error.name, typed });
    if (lang === 'ar' && error.advice === 'said') await switchLanguage(page, frame());
  }

  if (route.auth !== 'member' || form.outlivesSession === true) return;
  server.use(http.all('*/api/*', ended.answer));
  retypeSecrets(frame(), form);
  await page.user.click(button());
  // Nothing ends the session here, so that the sign-in page leads back.
  await waitFor(() => expect(page.locations).toContainEqual(expect.stringMatching(/^\/login\?returnTo=/)));
}

/** What the API said of a form stays after a switch of the language, marked as Arabic, and nothing else of it in Arabic. */
async function switchLanguage({ setLang }: RenderedRoute, frame: Element): Promise<void> {
  const alert = document.activeElement?.closest('[role="alert"]');
  const said = alert?.textContent.includes(saidByApi);
  const typed = valuesOf(frame);
  await setLang('en');
  expect(document.activeElement?.closest('[role="alert"]')).toBe(alert);
  expect(alert?.textContent.replaceAll(saidByApi, '')).toMatch(/^[^\u0621-\u064a]+$/);
  if (said) expect(screen.getByText(saidByApi)).toHaveAttribute('lang', 'ar');
  expect(frame).toBeInTheDocument();
  expect(valuesOf(frame)).toEqual(typed);
  await setLang('ar');
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const fieldsOf = (frame: Element) =>
  [...frame.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ type, name }) => type !== 'hidden' && type !== 'submit' && name !== '' && name !== 'website',
  );

const fitting: Readonly<Record<string, string>> = {
  email: 'sara@nabd.example',
  tel: '0512345678',
  password: 'Sidr-Tamr-2026',
  date: '2026-12-01',
  textarea: 'نص فيه ما يكفي من الكلام ليُرسل',
  text: 'سارة الحربي',
};

/** Fills a form with what fits each field. */
function fill(frame: Element, { values = {}, files = {} }: SweptForm): void {
  const seen = new Map<string, number>();
  for (const field of fieldsOf(frame)) {
    const at = seen.get(field.name) ?? 0;
    seen.set(field.name, at + 1);
    const all = values[field.name];
    const given = typeof all === 'object' ? all[at] : all;
    if (field.type === 'file') {
      const file = files[field.name];
      if (file !== undefined) fireEvent.change(field, { target: { files: [file] } });
    } else if (field.type === 'radio' || field.type === 'checkbox') {
      const box = field as HTMLInputElement;
      const first = !fieldsOf(frame).some((one) => one.name === field.name && (one as HTMLInputElement).checked);
      if (given === undefined ? first : given === field.value && !box.checked) fireEvent.click(field);
    } else if (field instanceof HTMLSelectElement) {
      const option = [...field.options].find(({ value }) => value !== '')?.value ?? '';
      fireEvent.change(field, { target: { value: given ?? (field.value === '' ? option : field.value) } });
    } else if (given !== undefined || field.value === '') {
      fireEvent.change(field, { target: { value: given ?? fitting[field.type] ?? fitting['text'] } });
    }
  }
}

/** Passwords are asked for again after each try. */
function retypeSecrets(frame: Element, { values = {} }: SweptForm): void {
  for (const field of fieldsOf(frame))
    if (field.type === 'password' && field.value === '')
      fireEvent.change(field, { target: { value: values[field.name] ?? fitting['password'] } });
}

/** What stands in a form, but for passwords. */
function valuesOf(frame: Element): string[] {
  return fieldsOf(frame)
    .filter(({ type }) => type !== 'password' && type !== 'file')
    .map((field) =>
      field.type === 'radio' || field.type === 'checkbox'
        ? `${field.name}=${field.value} ${String((field as HTMLInputElement).checked)}`
        : `${field.name}=${field.value}`,
    );
}
