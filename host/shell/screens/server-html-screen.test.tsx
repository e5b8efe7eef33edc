import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useActionData } from 'react-router-dom';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { useSession } from '@clinic/kit/session';
import { aHost } from '../../testing/render-host.tsx';

const good = aRemote('good', { routes: [aRoute('/', './home')] });
const bad = aRemote('bad', { routes: [aRoute('/bad', './page')] });
const page = { Component: () => <h1>page</h1> };
const home = {
  Component: () => <h1>{useActionData<string>() ?? 'home'}</h1>,
  action: () => 'thank you',
};

beforeEach(() => {
  useSession.setState({ state: 'visitor', user: null });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A page that came from the server, and whose files cannot be had in the browser: the next attempt is under way. */
async function openDuringAttempt() {
  const options = { at: '/bad', lang: 'en', serverData: { 'bad /bad': null } } as const;
  const server = aHost([good, bad], () => Promise.resolve(page), options);
  await server.modules.loadWithTranslations('bad', './page', 'en');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(server.app);
  const attempt = Promise.withResolvers<object>();
  const browser = aHost(
    [good, bad],
    (remote) => (remote === 'good' ? Promise.resolve(home) : attempt.promise),
    options,
  );
  render(browser.app, { container, hydrate: true });
  await wait(5000);
  const asked = () => browser.fetched.filter((one) => one === 'bad ./page').length;
  expect(asked()).toBe(1);
  return { attempt, asked, go: (to: string, form?: object) => act(() => browser.router.navigate(to, form)) };
}

test('what the server rendered stays until the screen can be had', async () => {
  const { attempt, asked } = await openDuringAttempt();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('page');
  attempt.resolve({ Component: () => <h1>the screen</h1> });
  await wait(0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('the screen');
  await wait(20_000);
  expect(asked()).toBe(1);
});

test('an attempt that ends after its page was left changes nothing: what a form was answered stays', async () => {
  const { attempt, go } = await openDuringAttempt();
  await go('/');
  await go('/', { formMethod: 'post', formData: new FormData() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('thank you');
  attempt.resolve(page);
  await wait(0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('thank you');
});

test('nor is it made again', async () => {
  const { attempt, asked, go } = await openDuringAttempt();
  await go('/');
  attempt.reject(new Error('net::ERR'));
  await wait(20_000);
  expect(asked()).toBe(1);
});
