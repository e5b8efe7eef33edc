import { screen } from '@testing-library/react';
import { describeRemote } from '@clinic/contracts';
import { renderRoute } from '../testing/index.ts';
import type { RemoteUnderTest } from '../testing/index.ts';
import { useDestination, useLocation, useNavigate, useNavigation } from './index.ts';

/** What each said right after a press, before anything was drawn again: the drawn page, the drawn navigation, the router. */
let said: unknown[] = [];
beforeEach(() => {
  said = [];
});

function Screen() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const drawn = useNavigation().location?.pathname;
  const destination = useDestination();
  const press = () => {
    void navigate('/words/second');
    said.push([pathname, drawn, destination().pathname]);
  };
  return (
    <>
      <h1>{destination().pathname}</h1>
      <button onClick={press}>Second</button>
    </>
  );
}

const modules: Record<string, unknown> = {
  './words': { Component: Screen },
  './locales/ar': { default: {} },
  './locales/en': { default: {} },
};
const subject: RemoteUnderTest = {
  remote: describeRemote({
    name: 'lists',
    owner: 'tests',
    title: { ar: 'قوائم', en: 'Lists' },
    routes: [{ path: '/words/:word', screen: './words' }],
    needs: { host: '^1.0', shared: '^1.0', api: '^1.0' },
    fallback: { title: { ar: 'عذرًا', en: 'Sorry' }, text: { ar: 'حاول', en: 'Try' } },
  }),
  load: (module) => Promise.resolve(modules[module]),
};

test('says where somebody is on the way to before React draws it', async () => {
  const { user } = await renderRoute(subject, '/words/first');
  expect(screen.getByRole('heading').textContent).toBe('/words/first');
  await user.click(screen.getByRole('button', { name: 'Second' }));
  expect(said).toEqual([['/words/first', undefined, '/words/second']]);
  expect(screen.getByRole('heading').textContent).toBe('/words/second');
});
