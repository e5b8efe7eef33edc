import { screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { describeRemote } from '@clinic/contracts';
import { renderRoute, renderSlotContent } from './index.ts';
import type { RemoteUnderTest } from './index.ts';

function Screen() {
  const { t } = useTranslation('lists');
  return <h1>{t('jobs.title')}</h1>;
}

const modules: Record<string, unknown> = {
  './home': { Component: Screen },
  './jobs': { Component: Screen },
  './locales/ar': { default: { name: 'قوائم' } },
  './locales/en': { default: { name: 'Lists' } },
  './jobs/locales/ar': { default: { jobs: { title: 'وظائف' } } },
  './jobs/locales/en': { default: { jobs: { title: 'Jobs' } } },
};

const subject: RemoteUnderTest = {
  remote: describeRemote({
    name: 'lists',
    owner: 'tests',
    title: { ar: 'قوائم', en: 'Lists' },
    routes: [
      { path: '/', screen: './home' },
      { path: '/jobs', screen: './jobs', texts: './jobs' },
    ],
    needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
    fallback: { title: { ar: 'عذرًا', en: 'Sorry' }, text: { ar: 'حاول', en: 'Try' } },
  }),
  load: (module) => Promise.resolve(modules[module]),
};

test.each([
  ['ar', 'وظائف'],
  ['en', 'Jobs'],
] as const)('%s: a screen has the translations of its route', async (lang, title) => {
  await renderRoute(subject, '/jobs', { lang });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

test('a screen that lacks a translation at run time fails', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderRoute(subject, '/').catch(() => undefined);
  expect(screen.queryByRole('heading', { name: 'jobs.title' })).not.toBeInTheDocument();
  expect(String(logged.mock.calls[0])).toContain('no translation of jobs.title');
  logged.mockRestore();
});

test('content of a slot is what the descriptor names as such', async () => {
  await expect(renderSlotContent(subject, './home', undefined)).rejects.toThrow('no slot content');
});
