import type { RenderFailure } from '@clinic/contracts';
import type { ComposedSite } from '../../rendering/composed-site.ts';
import type { RenderedPage } from '../../rendering/site-observer.ts';
import { renderedItems } from './server-renders.ts';

const entry = (release: string, path: string) => ({ release, descriptor: { routes: [{ path }] } });
const remotes = { qa: entry('1.0.0+aaaaaaa', '/qa'), content: entry('2.0.0+bbbbbbb', '/') };
const site = (preview: object | null) => ({ boot: { preview, remotes } }) as unknown as ComposedSite;
const page = (more: Partial<RenderedPage>): RenderedPage => ({
  site: site(null),
  ...{ path: '/qa?page=2', lang: 'ar', origin: 'https://clinic.example', dataVersion: '1' },
  ok: true,
  failures: [],
  milliseconds: 12.4,
  ...more,
});
const failure = (remote: string, apiUnavailable = false): RenderFailure => ({
  remote,
  module: './home',
  phase: 'draw',
  apiUnavailable,
  why: 'it threw',
});

test('a page that was rendered speaks for the release whose screen it shows', () => {
  const of = { remote: 'qa', release: '1.0.0+aaaaaaa', count: 1, ms: 12 };
  expect(renderedItems(page({}))).toEqual([{ ...of, event: 'server/ok' }]);
  expect(renderedItems(page({ path: '/nowhere' }))).toEqual([]);
  expect(renderedItems(page({ site: site({ id: 'p-1' }) }))).toEqual([]);
});

test('what failed speaks against the release that it is of, also on a page of another', () => {
  expect(renderedItems(page({ ok: false, failures: [failure('qa'), failure('qa')] }))).toMatchObject([
    { remote: 'qa', event: 'server/failed', count: 1 },
  ]);
  expect(renderedItems(page({ failures: [failure('content')] }))).toMatchObject([
    { remote: 'content', release: '2.0.0+bbbbbbb', event: 'server/failed' },
    { remote: 'qa', event: 'server/ok' },
  ]);
});

test('a renderer that gave no answer speaks against the screen; a missing API against nobody', () => {
  expect(renderedItems(page({ ok: false, failures: null }))).toMatchObject([{ remote: 'qa', event: 'server/failed' }]);
  expect(renderedItems(page({ ok: false, failures: [failure('qa', true)] }))).toEqual([]);
});
