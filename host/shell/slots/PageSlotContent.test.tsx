import { screen, waitFor } from '@testing-library/react';
import type { Lang, SlotContent } from '@clinic/contracts';
import { useSession } from '@clinic/kit/session';
import { aRemote } from '@clinic/contracts/testing';
import { renderHost } from '../../testing/render-host.tsx';

const aSlotContent = (slot: SlotContent['slot'], module: string): SlotContent => ({
  slot,
  module,
  order: 0,
  activateOn: [],
});
const content = aRemote('content', { slots: [aSlotContent('banner', './ticker'), aSlotContent('footer', './letter')] });

const loader = jest.fn(({ lang }: { lang: Lang }) => Promise.resolve(`event ${lang}`));
const ticker = { loader, Component: ({ data }: { data?: unknown }) => <p>{String(data)}</p> };
const letter = { Component: () => <p>newsletter</p> };
const fetchSlotContent = (_remote: string, module: string) => Promise.resolve(module === './ticker' ? ticker : letter);

let warned: jest.SpyInstance;
beforeEach(() => {
  useSession.setState({ state: 'visitor', user: null });
  loader.mockClear();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

test('what came with the page is shown with its data and not asked for again', async () => {
  await renderHost([content], fetchSlotContent, {
    at: '/404',
    slotContent: { 'content ./ticker': { data: 'event of the page' }, 'content ./letter': {} },
  });
  expect(screen.getByText('event of the page')).toBeInTheDocument();
  expect(screen.getByText('newsletter').closest('footer')).not.toBeNull();
  expect(loader).not.toHaveBeenCalled();
});

test('S28: its data follow the language', async () => {
  const { user } = await renderHost([content], fetchSlotContent, {
    at: '/404',
    slotContent: { 'content ./ticker': { data: 'event ar' } },
  });
  await user.click(screen.getAllByRole('link', { name: 'English' })[0] as HTMLElement);
  expect(await screen.findByText('event en')).toBeInTheDocument();
  expect(loader).toHaveBeenCalledTimes(1);
});

test('R8: what the server could not draw does not push the page down later', async () => {
  const { fetched } = await renderHost([content], fetchSlotContent, { at: '/404', slotContent: {} });
  expect(fetched).toEqual([]);
  expect(screen.queryByText('newsletter')).not.toBeInTheDocument();
});

test('a page that the browser renders fetches them itself; one that fails leaves its place empty', async () => {
  await renderHost(
    [content],
    (remote, module) => (module === './ticker' ? Promise.reject(new Error('down')) : fetchSlotContent(remote, module)),
    { at: '/404', slotContent: null },
  );
  expect(await screen.findByText('newsletter')).toBeInTheDocument();
  await waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('what is on its way when somebody goes to another page is shown there', async () => {
  const arrived = Promise.withResolvers<typeof letter>();
  const { navigate, path } = await renderHost(
    [content],
    (_remote, module) => (module === './ticker' ? Promise.resolve(ticker) : arrived.promise),
    { at: '/404', slotContent: null },
  );
  await screen.findByText('event ar');
  await navigate('/404?from=elsewhere');
  expect(path()).toBe('/404?from=elsewhere');
  arrived.resolve(letter);
  expect(await screen.findByText('newsletter')).toBeInTheDocument();
});

test('S28: a switch of the language that was taken back leaves what is shown', async () => {
  const english = Promise.withResolvers<string>();
  loader.mockImplementation(({ lang }) => (lang === 'en' ? english.promise : Promise.resolve('event asked for again')));
  const { user } = await renderHost([content], fetchSlotContent, {
    at: '/404',
    slotContent: { 'content ./ticker': { data: 'event ar' } },
  });
  await user.click(screen.getAllByRole('link', { name: 'English' })[0] as HTMLElement);
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
  await user.click(screen.getAllByRole('link', { name: 'العربية' })[0] as HTMLElement);
  await screen.findAllByRole('link', { name: 'English' });
  english.resolve('event en');
  expect(screen.getByText('event ar')).toBeInTheDocument();
  loader.mockImplementation(({ lang }) => Promise.resolve(`event ${lang}`));
});

test('R8: one that throws while it is drawn leaves its place empty', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Throws = () => {
    throw new Error('render');
  };
  await renderHost(
    [content],
    (_remote, module) => Promise.resolve(module === './ticker' ? { Component: Throws } : letter),
    { at: '/404', slotContent: { 'content ./ticker': {}, 'content ./letter': {} } },
  );
  expect(screen.getByText('newsletter')).toBeInTheDocument();
  consoleError.mockRestore();
});

test('R8: when its files do not come, its place is kept as the server drew it', async () => {
  await renderHost([content], () => Promise.reject(new Error('down')), {
    at: '/404',
    slotContent: { 'content ./letter': {} },
  });
  expect(document.querySelector('footer [data-kept]')).toBeInTheDocument();
});
