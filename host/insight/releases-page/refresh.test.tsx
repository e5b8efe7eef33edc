import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from '@clinic/kit/testing';
import { aState, entry, fakeTeamServer, open, production, row, server } from './testing/fake-team-server.ts';

fakeTeamServer();

test.each([
  [
    'en',
    /^This page could not be refreshed\. What you see is from \d+ \w+ \d+:\d\d [AP]M and may have changed since\./,
  ],
  ['ar', /^تعذّر تحديث الصفحة\. ما تراه يعود إلى \d+ \S+ \d+:\d\d [صم] وربما تغيّر بعد ذلك\./],
] as const)(
  '%s: says that what it shows is old while the server does not answer, and since when',
  async (lang, text) => {
    const looks = jest.spyOn(globalThis, 'setInterval');
    const { user } = await open(lang);
    await row('qa');
    const stale = () => screen.queryAllByRole('status').find(({ textContent }) => text.test(textContent));
    expect(stale()).toBeUndefined();
    const lookAgain = looks.mock.calls.find(([, delay]) => delay === 5000)?.[0] as () => void;
    server.isAway = true;
    act(lookAgain);
    await waitFor(() => expect(stale()).toBeVisible());
    await row('qa');

    const retry = within(stale() as HTMLElement).getByRole('button');
    const { asked } = server;
    await user.click(retry);
    await waitFor(() => expect(server.asked).toBe(asked + 1));
    expect(stale()).toBeVisible();
    server.isAway = false;
    await user.click(retry);
    await waitFor(() => expect(stale()).toBeUndefined());
    looks.mockRestore();
  },
);

test('says so too when the server stops answering after an act', async () => {
  const { user } = await open();
  await user.click((await row('qa')).getByRole('button', { name: 'Promote another release of qa' }));
  server.isAway = true;
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText(/could not be refreshed/)).toBeVisible();
  expect(screen.getByText('The release is live.')).toBeInTheDocument();
});

test('a token that is being typed stays when the server does not answer a look', async () => {
  server.signedIn = null;
  const looks = jest.spyOn(globalThis, 'setInterval');
  const { user } = await open();
  const field = await screen.findByLabelText('Team token');
  await user.type(field, 'ct_half');
  const lookAgain = looks.mock.calls.find(([, delay]) => delay === 5000)?.[0] as () => void;
  const { asked } = server;
  server.isAway = true;
  act(lookAgain);
  await waitFor(() => expect(server.asked).toBe(asked + 1));
  // Another look begins only when the one before has ended.
  await waitFor(() => {
    act(lookAgain);
    expect(server.asked).toBe(asked + 2);
  });
  expect(field).toBeVisible();
  expect(field).toHaveValue('ct_half');
  expect(field).toHaveFocus();
  looks.mockRestore();
});

test('what was asked for before an act is not shown after it', async () => {
  const looks = jest.spyOn(globalThis, 'setInterval');
  const { user } = await open();
  await user.click((await row('qa')).getByRole('button', { name: 'Promote another release of qa' }));
  const late = Promise.withResolvers<void>();
  server.waiting = [late.promise];
  const lookAgain = looks.mock.calls.find(([, delay]) => delay === 5000)?.[0] as () => void;
  lookAgain();
  await waitFor(() => expect(server.waiting).toEqual([]));

  server.answerToAction = () => {
    server.signedIn = aState();
    production(server.signedIn).registry.remotes['qa'] = entry('qa', '1.1.0+eeeeeee');
    return new HttpResponse(null, { status: 204 });
  };
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Promote' }));
  await waitFor(async () => expect((await row('qa')).getByText('1.1.0+eeeeeee')).toBeInTheDocument());
  const { answered } = server;
  late.resolve();
  await waitFor(() => expect(server.answered).toBe(answered + 1));
  // Another look, which shows nothing new, ends after the late answer has come.
  server.isAway = true;
  act(lookAgain);
  expect(await screen.findByText(/could not be refreshed/)).toBeVisible();
  expect((await row('qa')).getByText('1.1.0+eeeeeee')).toBeInTheDocument();
  looks.mockRestore();
});
