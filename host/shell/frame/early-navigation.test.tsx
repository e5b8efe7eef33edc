import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link } from 'react-router-dom';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { useSession } from '@clinic/kit/session';
import { aHost } from '../../testing/render-host.tsx';

const remote = aRemote('content', {
  routes: [aRoute('/'), { ...aRoute('/sign-in', './sign-in'), quiet: true }],
});
const modules: Record<string, object> = {
  './home': { Component: () => <Link to="/sign-in">to the form</Link> },
  './sign-in': { Component: () => <h1>the form</h1> },
};
const files = (_remote: string, module: string) => Promise.resolve(modules[module] ?? modules['./home']);

/** The page as the server wrote it. What is pressed is pressed in the task in which hydration begins. */
async function hydrate(press: () => void) {
  const host = () =>
    aHost([remote], files, { lang: 'en', chat: 'https://chat.example/', serverData: { 'content /': null } });
  const [server, browser] = [host(), host()];
  for (const { modules: of } of [server, browser])
    for (const { screen: module } of remote.routes) await of.loadWithTranslations('content', module, 'en');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(server.app);
  const differences = jest.fn();
  const living = hydrateRoot(root, browser.app, { onRecoverableError: differences });
  press();
  return { differences, end: () => act(() => living.unmount()) };
}

/** What jsdom lacks: nothing comes under the chat button. */
class NothingSeen {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  useSession.setState({ state: 'visitor', user: null });
  // React hydrates at its own pace.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, IntersectionObserver: NothingSeen });
});
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.replaceChildren();
});

test('a link that is pressed before the rest of the page is hydrated leaves that as the server wrote it', async () => {
  const { differences, end } = await hydrate(() => screen.getByRole('link', { name: 'to the form' }).click());
  expect(await screen.findByRole('heading', { name: 'the form' })).toBeVisible();
  await waitFor(() => expect(document.querySelector('[data-floating-chat]')).toBeNull());
  expect(differences).not.toHaveBeenCalled();
  end();
});
