import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from '@clinic/kit/testing';
import { chooseDigits } from '@clinic/contracts/time';
import { aPreview, aState, fakeTeamServer, open, production, row, server } from './testing/fake-team-server.ts';

fakeTeamServer();

test('nobody sees anything without the token of a team', async () => {
  server.signedIn = null;
  const { user } = await open();
  await user.type(await screen.findByLabelText('Team token'), 'ct_wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No team has this token');
  expect(screen.queryByText('c-000000000002')).toBeNull();

  await user.clear(screen.getByLabelText('Team token'));
  await user.type(screen.getByLabelText('Team token'), 'ct_right');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findAllByText('c-000000000002')).length).toBeGreaterThan(0);
});

test('a team promotes a release of its own remote for a share of visitors, on top of what it saw', async () => {
  const { user } = await open();
  await user.click((await row('qa')).getByRole('button', { name: 'Promote another release of qa' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(/For whom/), '10');
  await user.type(dialog.getByLabelText(/Reason/), 'Try it');
  await user.click(dialog.getByRole('button', { name: 'Promote' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.actions).toEqual([
    {
      act: 'promote',
      channel: 'production',
      seen: 7,
      name: 'qa',
      release: '1.1.0+eeeeeee',
      percent: 10,
      reason: 'Try it',
    },
  ]);
});

test('an abort names the release that the page showed', async () => {
  server.signedIn = aState({ remotes: ['booking'] });
  const { user } = await open();
  await user.click((await row('booking')).getByRole('button', { name: /^Abort the rollout/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abort rollout' }));
  await waitFor(() =>
    expect(server.actions).toEqual([
      { act: 'abort', channel: 'production', name: 'booking', release: '1.1.0+bbbbbbb', reason: '' },
    ]),
  );
});

test('nothing of other remotes can be done', async () => {
  await open();
  const booking = await row('booking');
  expect(booking.getByText('for 10% of visitors')).toBeInTheDocument();
  expect(booking.queryByRole('button')).toBeNull();
});

test('an earlier composition is made live again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Roll back to c-000000000001' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Roll back' }));
  await waitFor(() =>
    expect(server.actions).toEqual([
      { act: 'rollback', channel: 'production', seen: 7, to: 'c-000000000001', reason: '' },
    ]),
  );
});

test('a team goes back only to what changes nothing but its own parts, whatever became live there', async () => {
  server.signedIn = aState();
  const { past } = production(server.signedIn);
  const line = { at: '2026-11-18T10:00:00.000Z', by: 'platform', act: 'promote', channel: 'production' } as const;
  past.splice(
    1,
    past.length,
    { ...line, to: 'c-00000000000b', seq: 6, changes: { booking: '1.0.0+aaaaaaa' }, moved: ['qa'] },
    { ...line, to: 'c-00000000000a', seq: 5, changes: { qa: '0.9.0+ddddddd' }, moved: ['booking', 'qa'] },
    { ...line, act: 'rollback', to: 'c-000000000009', seq: 4, moved: ['host'] },
    { ...line, to: 'c-000000000008', seq: 3, changes: { qa: '0.8.0+ddddddd' } },
  );
  await open();
  const buttons = await screen.findAllByRole('button', { name: /^Roll back to/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Roll back to c-00000000000b']);
});

test('the same done twice is said twice, and in the language of the page', async () => {
  server.signedIn = aState({ remotes: ['*'] });
  const { user } = await open();
  const lock = async () => {
    await user.click(screen.getByRole('button', { name: 'Lock' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Reason/), 'Ramadan');
    await user.click(dialog.getByRole('button', { name: 'Lock' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return screen.getByText('The channel is locked.');
  };
  await row('qa');
  const first = await lock();
  expect(first.closest('[role="status"]')).not.toBeNull();
  const second = await lock();
  expect(first).not.toBeInTheDocument();
  expect(second.closest('[role="status"]')).not.toBeNull();

  await user.click(screen.getByRole('link', { name: 'العربية' }));
  expect(await screen.findByText('قُفلت القناة.')).toBeInTheDocument();
});

test('signing out without an answer says so, and can be tried again', async () => {
  server.answerToSignOut = () => HttpResponse.error();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
  server.answerToSignOut = () => {
    server.signedIn = null;
    return new HttpResponse(null, { status: 204 });
  };
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Team token')).toBeInTheDocument();
});

test.each([
  ['en', 'Abort the rollout of booking@1.1.0+bbbbbbb', 'Open the preview of', 'End preview of'],
  ['ar', 'سحب الإصدار booking@1.1.0+bbbbbbb', 'فتح معاينة', 'إنهاء المعاينة'],
] as const)('%s: every button is named after what it acts on', async (lang, abortName, openOf, endOf) => {
  server.signedIn = aState({ remotes: ['qa', 'booking'] });
  server.signedIn.previews = [
    aPreview(),
    aPreview({ id: `p-${'1'.repeat(32)}`, composition: 'c-000000000001', replaces: {}, note: 'Before the form' }),
  ];
  await open(lang);
  expect((await row('booking')).getByRole('button', { name: abortName })).toBeInTheDocument();
  for (const what of ['qa@1.1.0+eeeeeee', 'c-000000000001, Before the form']) {
    expect(screen.getByRole('link', { name: `${openOf} ${what}` })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: `${endOf} ${what}` })).toBeInTheDocument();
  }
});

test('a server without the key of previews says that it cannot read them, and not that there are none', async () => {
  server.signedIn = aState();
  server.signedIn.previews = null;
  await open('en');
  expect(await screen.findByText(/^This server does not hold the key of previews/)).toBeInTheDocument();
  expect(screen.queryByText('No preview link works at the moment.')).toBeNull();
});

test('a preview is ended by who may in the channel that it stands on', async () => {
  server.signedIn = aState();
  server.signedIn.previews = [aPreview({ base: 'staging' })];
  await open();
  expect(await screen.findByRole('link', { name: /^Open the preview/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^End preview/ })).toBeNull();
});

test('numbers are in the digits of the account', async () => {
  chooseDigits('arab');
  const { user } = await open('ar');
  await user.click((await row('qa')).getByRole('button', { name: /نشر إصدار آخر/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('option', { name: '١٠% من الزوار' })).toHaveValue('10');
  expect(screen.getByText('الرقم').nextSibling).toHaveTextContent('٧');
});

test('a refusal says why, keeps what was filled in, and is in the history', async () => {
  server.answerToAction = () =>
    HttpResponse.json({ code: 'conflict', message: 'production is at 8 now, not at 7.' }, { status: 409 });
  const { user } = await open('ar');
  await user.click((await row('qa')).getByRole('button', { name: 'نشر إصدار آخر من qa' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/السبب/), 'تجربة');
  await user.click(dialog.getByRole('button', { name: 'نشر' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('تغيّرت القناة في هذه الأثناء');
  expect(dialog.getByLabelText(/السبب/)).toHaveValue('تجربة');
  expect(screen.getByText('رُفض')).toBeInTheDocument();
});

test('the history names the team that a token was made for, and by whom', async () => {
  server.signedIn?.history.unshift({
    at: '2026-11-21T11:00:00.000Z',
    by: 'noura',
    act: 'team',
    team: 'labs',
    what: 'added',
  });
  await open();
  expect((await screen.findByText('labs')).closest('li')).toHaveTextContent(/Team changed.*labs added.*noura/);
  // What a team did itself is signed with its name, once.
  expect(screen.getByText('Refused').closest('li')).toHaveTextContent(/medical$/);
});

test('each part says where it comes from, and who says so', async () => {
  await open();
  expect(await screen.findByText('github.com/clinic/qa c0ffee100000')).toBeInTheDocument();
  expect(screen.getByText('built by its CI, verified')).toBeInTheDocument();
  expect(screen.getByText('checked by the release service')).toBeInTheDocument();
  expect(screen.getByText('What is said about where it comes from does not match its files')).toBeInTheDocument();
  expect(screen.getAllByText('Nobody says where it comes from').length).toBeGreaterThan(0);
});

test('a channel that nobody signed for a week says so', async () => {
  server.signedIn = aState();
  server.signedIn.channels = server.signedIn.channels.map((each) => ({ ...each, expired: true }));
  await open();
  expect(await screen.findByText(/Nobody has signed what is live here for a week/)).toBeInTheDocument();
});

test('a locked channel says who locked it and why', async () => {
  server.signedIn = aState({ remotes: ['*'] });
  const [, production] = server.signedIn.channels;
  if (production !== undefined)
    production.lock = {
      schema: 'clinic-lock/1',
      channel: 'production',
      reason: 'Ramadan',
      by: 'platform',
      at: '2026-11-20T10:00:00.000Z',
    };
  const { user } = await open();
  expect(await screen.findByText(/Locked by platform/)).toHaveTextContent('Ramadan');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(server.actions).toEqual([{ act: 'unlock', channel: 'production', reason: '' }]));
});

test('a server without a key to sign with only shows', async () => {
  server.signedIn = { ...aState(), canSign: false };
  await open();
  const qa = await row('qa');
  expect(qa.queryByRole('button')).toBeNull();
  expect(screen.getByText(/holds no key to sign with/)).toBeInTheDocument();
});
