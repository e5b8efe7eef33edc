import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  Form,
  Outlet,
  RouterProvider,
  useActionData,
  useFetcher,
  useNavigate,
} from 'react-router-dom';
import { UnsavedChanges } from './unsaved-changes.ts';

const field = <input aria-label="name" name="name" />;

/** A form that is sent by the router, which brings back what is wrong with it. */
function SentForm() {
  const wrong = useActionData<boolean>();
  return (
    <Form method="post" action="/ask">
      {field}
      <input aria-label="agreed" type="checkbox" />
      {wrong === true && <p role="alert">wrong</p>}
      <button type="submit">send</button>
      <button type="reset">empty</button>
    </Form>
  );
}

/** A form of two steps, of which the first is never sent, beside a button that sends something else. */
function SteppedForm() {
  const navigate = useNavigate();
  const fetcher = useFetcher();
  return (
    <>
      <Form
        method="post"
        action="/ask"
        onSubmit={(event) => {
          if (location.hash === '#last') return;
          event.preventDefault();
          location.hash = '#last';
          void navigate('#last');
        }}
      >
        {field}
        <button type="submit">next</button>
      </Form>
      <button type="button" onClick={() => void fetcher.submit({}, { method: 'post', action: '/other' })}>
        something else
      </button>
    </>
  );
}

let wrong = false;
let stop = () => undefined as void;
afterEach(() => {
  stop();
  wrong = false;
  location.hash = '';
});

/** A page with something around it that outlives it. */
function open(page: ReactNode) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <main id="main">
              <Outlet />
            </main>
            <input aria-label="email" />
          </>
        ),
        children: [
          { path: '/ask', element: page, action: () => wrong },
          { path: '/other', element: <h1>other</h1>, action: () => null },
        ],
      },
    ],
    { initialEntries: ['/ask'] },
  );
  const unsaved = new UnsavedChanges(router);
  stop = () => unsaved.stop();
  render(<RouterProvider router={router} />);
  return { unsaved, router, leave: () => act(() => router.navigate('/other')) };
}

const name = () => screen.getByRole('textbox', { name: 'name' });
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));

test('a form that nobody typed into holds nothing', () => {
  const { unsaved } = open(<SentForm />);
  expect(unsaved.any).toBe(false);
});

test('what is typed holds until it is taken out again', async () => {
  const { unsaved } = open(<SentForm />);
  await userEvent.type(name(), 'Layan');
  expect(unsaved.any).toBe(true);
  await userEvent.clear(name());
  expect(unsaved.any).toBe(false);
});

test('a choice holds, whichever it is', async () => {
  const { unsaved } = open(<SentForm />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(unsaved.any).toBe(true);
});

test('a form that was sent holds only while something is wrong with it', async () => {
  const { unsaved } = open(<SentForm />);
  await userEvent.type(name(), 'Layan');
  await press('send');
  expect(unsaved.any).toBe(false);
  wrong = true;
  await press('send');
  await screen.findByRole('alert');
  expect(unsaved.any).toBe(true);
  wrong = false;
  await press('send');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(unsaved.any).toBe(false);
  await userEvent.type(name(), ' K');
  expect(unsaved.any).toBe(true);
  await press('empty');
  expect(unsaved.any).toBe(false);
});

test('a form that shows its next step instead of being sent holds until it is', async () => {
  const { unsaved, router } = open(<SteppedForm />);
  await userEvent.type(name(), 'Layan');
  await press('next');
  await waitFor(() => expect(router.state.location.hash).toBe('#last'));
  expect(unsaved.any).toBe(true);
  await press('something else');
  await waitFor(() => expect(router.state.fetchers.size).toBe(0));
  expect(unsaved.any).toBe(true);
  await press('next');
  expect(unsaved.any).toBe(false);
});

test('a step that is gone from the page holds what was typed there, until its visitor goes to another page', async () => {
  const { unsaved, leave } = open(<SentForm />);
  await userEvent.type(name(), 'Layan');
  name().remove();
  expect(unsaved.any).toBe(true);
  await leave();
  expect(unsaved.any).toBe(false);
});

test('a search that was begun around the page and left holds nothing', async () => {
  const { unsaved, leave } = open(
    <form role="search">
      <input aria-label="word" />
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'word' }), 'derm');
  expect(unsaved.any).toBe(true);
  await leave();
  expect(unsaved.any).toBe(false);
});

test('what is typed around the page outlives it, and holds on', async () => {
  const { unsaved, leave } = open(<SentForm />);
  await userEvent.type(name(), 'Layan');
  await userEvent.type(screen.getByRole('textbox', { name: 'email' }), 'l@nabd.example');
  await leave();
  expect(unsaved.any).toBe(true);
  await userEvent.clear(screen.getByRole('textbox', { name: 'email' }));
  expect(unsaved.any).toBe(false);
});

test('an open dialog holds; once it is closed, so does nothing that was typed there', async () => {
  const { unsaved } = open(<div role="dialog">{field}</div>);
  expect(unsaved.any).toBe(true);
  await userEvent.type(name(), 'Layan');
  screen.getByRole('dialog').remove();
  expect(unsaved.any).toBe(false);
});
