import { act, screen, waitFor } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { Form, Link, useActionData, useLoaderData } from '@clinic/kit/routing';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import { renderHost } from '../../testing/render-host.tsx';

const forms = aRemote('forms', {
  routes: [aRoute('/form', './form'), aRoute('/en/form', './english'), aRoute('/other', './other')],
});

beforeEach(() => useSession.setState({ state: 'visitor', user: null }));
afterEach(() => history.replaceState(null, '', '/'));

/** A page with a form, opened in a browser that is at its address too. */
async function openForm(at: string, answering: Promise<unknown> = Promise.resolve()) {
  let loads = 0;
  const FormPage = () => (
    <>
      <h1>{useLoaderData<number | string>()}</h1>
      <Form method="post">
        <button>Send</button>
      </Form>
      <p>{useActionData<string>()}</p>
      <Link to="/other">Elsewhere</Link>
    </>
  );
  history.replaceState({ idx: 3 }, '', at);
  const host = await renderHost(
    [forms],
    (_remote, module) =>
      Promise.resolve({
        Component: FormPage,
        loader: () => (module === './other' ? answering.then(() => 'Other') : (loads += 1)),
        action: () => answering.then(() => 'Thank you'),
        ...(module === './english' && { meta: () => ({ title: 'form', paths: { ar: '/form', en: '/en/form' } }) }),
      }),
    { at, lang: 'en' },
  );
  return { ...host, loads: () => loads, shown: () => location.pathname + location.search + location.hash };
}

test('S28: what a form was answered outlives a switch of the language on an address that names one', async () => {
  const { user, loads, shown, navigate } = await openForm('/form?lang=en&day=%2F1#send');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you')).toBeVisible();
  const before = loads();

  await user.click(screen.getByRole('link', { name: 'العربية' }));
  await waitFor(() => expect(shown()).toBe('/form?day=%2F1#send'));
  expect(history.state).toEqual({ idx: 3 });
  expect(screen.getByText('Thank you')).toBeVisible();
  expect(loads()).toBe(before);

  // A navigation that is built upon the address brings the former language back.
  history.replaceState({ idx: 4 }, '', '/form?lang=en&day=%2F1');
  await navigate('/form?lang=en&day=%2F1');
  await waitFor(() => expect(shown()).toBe('/form?day=%2F1'));
});

test('S28: what is on its way during a switch arrives', async () => {
  const answer = Promise.withResolvers<undefined>();
  const { user, shown } = await openForm('/form?lang=en', answer.promise);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('link', { name: 'العربية' }));
  await waitFor(() => expect(shown()).toBe('/form'));
  answer.resolve(undefined);
  expect(await screen.findByText('Thank you')).toBeVisible();
});

test('the address of another page, to which somebody goes back meanwhile, is left alone', async () => {
  const { user, shown } = await openForm('/form?lang=en');
  history.replaceState({ idx: 2 }, '', '/other?lang=en');
  await user.click(screen.getByRole('link', { name: 'العربية' }));
  await screen.findByRole('link', { name: 'English' });
  await act(() => Promise.resolve());
  expect(shown()).toBe('/other?lang=en');
});

test('S28: an address of its own in the other language is gone to', async () => {
  const { user, path } = await openForm('/en/form?lang=en&day=1');
  await user.click(screen.getByRole('link', { name: 'العربية' }));
  await waitFor(() => expect(path()).toBe('/form?day=1'));
});

test('a switch of the language does not end the way to another page', async () => {
  const answer = Promise.withResolvers<undefined>();
  const { user, path } = await openForm('/en/form?lang=en', answer.promise);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(screen.getByRole('link', { name: 'العربية' }));
  await screen.findByRole('link', { name: 'English' });
  answer.resolve(undefined);
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
  expect(path()).toBe('/other');
});
