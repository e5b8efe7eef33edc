import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { ScrollAndFocus } from './ScrollAndFocus.tsx';

const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const place = jest.replaceProperty(window, 'scrollY', 0);
/** The loaders of the pages end when the test says so. */
let loaded = Promise.withResolvers<null>();
let router: ReturnType<typeof openSite>;

/** The frame around two pages, in the history of the browser, whose first entry has no key of its own. */
function openSite() {
  history.pushState(null, '', '/long');
  const page = (name: string) => ({
    ...{ id: name, path: `/${name}`, element: <h1>{name}</h1>, loader: () => loaded.promise },
  });
  const frame = (
    <>
      <ScrollAndFocus />
      <Outlet />
    </>
  );
  return createBrowserRouter([{ element: frame, children: [page('long'), page('short')] }], {
    hydrationData: { loaderData: { long: null } },
  });
}

/** The browser or the visitor moves the page. */
function scrollsTo(top: number) {
  place.replaceValue(top);
  fireEvent.scroll(window);
}

/** Changes the entry of the history, which the browser does in a task of its own. */
async function moves(change: () => void) {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    change();
    await moved;
  });
}

/** Goes so many entries on or back. The browser goes to the place that it knows before the page is loaded. */
async function go(delta: number, knownPlace: number) {
  loaded = Promise.withResolvers();
  await moves(() => history.go(delta));
  scrollsTo(knownPlace);
  await act(async () => loaded.resolve(null));
}

beforeEach(() => {
  loaded.resolve(null);
  router = openSite();
  render(<RouterProvider router={router} />);
});
afterEach(() => router.dispose());
afterAll(() => {
  place.restore();
  scrolled.mockRestore();
});

test('where the browser goes while the page that is left is still drawn is no place in that page', async () => {
  scrollsTo(3000);
  await act(() => router.navigate('/short'));
  scrollsTo(40);

  await go(-1, 200);
  expect(screen.getByRole('heading', { name: 'long' })).toBeVisible();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 3000, behavior: 'instant' });
  scrollsTo(3000);

  await go(1, 41);
  expect(screen.getByRole('heading', { name: 'short' })).toBeVisible();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 40, behavior: 'instant' });
});

test('the first entry and those that links with nothing but a hash make keep a place each', async () => {
  scrollsTo(100);
  await moves(() => (location.hash = '#history'));
  expect(router.state.location).toMatchObject({ key: 'default', hash: '#history' });
  scrollsTo(2000);
  await act(() => router.navigate('/short'));

  await go(-2, 0);
  expect(router.state.location).toMatchObject({ key: 'default', hash: '' });
  expect(scrolled).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' });
});
