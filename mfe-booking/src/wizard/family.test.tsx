import { phoneText } from '@clinic/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, http, HttpResponse } from '@clinic/kit/testing';
import { keep, keptBooking } from '../parts/draft/kept-booking.ts';
import { account, fakeClinic, huda, layan, refusal } from '../testing/fake-clinic.ts';
import { answeredUpTo, heading, languages, openPage, resumeModal, words } from '../testing/test-wizard.ts';

const clinic = fakeClinic();
const server = fakeApi(...clinic.handlers);
const family = (...people: (typeof layan)[]) =>
  server.use(http.get('*/api/dependents', () => HttpResponse.json({ data: people })));
beforeEach(() => {
  clinic.reset();
  family(layan, huda);
});

const asked = () => clinic.received.requests.filter((url) => url.includes('dependents'));

describe.each(languages)('%s', (lang) => {
  const t = words(lang);
  const forSomeoneElse = async () => {
    const wizard = await resumeModal(4, lang);
    await screen.findByDisplayValue(account.email);
    await wizard.user.click(screen.getByRole('radio', { name: new RegExp(t.details.someoneElse) }));
    return wizard;
  };
  const person = (name: string) => screen.findByRole('radio', { name: new RegExp(name) });
  const field = (label: string) => screen.getByRole('textbox', { name: label });

  test('S62: one of the family is one press, with relation and age; the details are theirs and locked', async () => {
    const { user, press } = await forSomeoneElse();
    const card = await person(layan.name);
    expect(card.closest('label')).toHaveTextContent(t.details.relations.daughter);
    expect(card.closest('label')).toHaveTextContent(lang === 'ar' ? '7 سنوات' : '7 years');
    expect(await person(t.details.typed)).toBeChecked();

    await user.click(card);
    expect(await screen.findByDisplayValue(layan.name)).toHaveAttribute('readonly');
    expect(field(t.details.phone)).toHaveValue(phoneText(account.phone ?? ''));
    expect(field(t.details.email)).toHaveValue(account.email);

    await user.click(await person(huda.name));
    await waitFor(() => expect(field(t.details.phone)).toHaveValue(phoneText(huda.phone ?? '')));
    await press(t.next);
    await heading(lang, 5);
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    expect(clinic.received.bookings.map(({ body }) => body)).toEqual([
      {
        doctor_id: 101,
        specialty_id: 1,
        date: '2026-11-24',
        time: '07:30',
        status: 'pending',
        bookingFor: 'someoneElse',
        dependent_id: huda.id,
        userDetails: { name: huda.name, phone: huda.phone, email: account.email },
      },
    ]);
  });

  test('S62: somebody who is not in the family clears and unlocks the fields, and so does coming back from oneself', async () => {
    const { user } = await forSomeoneElse();
    await user.click(await person(layan.name));
    await screen.findByDisplayValue(layan.name);
    await user.click(await person(t.details.typed));
    expect(field(t.details.name)).toHaveValue('');
    expect(field(t.details.name)).not.toHaveAttribute('readonly');
    expect(keptBooking().draft).not.toHaveProperty('dependent');

    await user.click(await person(layan.name));
    await screen.findByDisplayValue(layan.name);
    await user.click(screen.getByRole('radio', { name: new RegExp(t.details.selfText) }));
    await screen.findByDisplayValue(account.name);
    await user.click(screen.getByRole('radio', { name: new RegExp(t.details.someoneElse) }));
    expect(await person(t.details.typed)).toBeChecked();
    expect(field(t.details.name)).toHaveValue('');
  });

  test('S69: a family that cannot be had is only logged, and details are typed as ever', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/dependents', () => refusal('INTERNAL', 500)));
    const { user, press } = await forSomeoneElse();
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('INTERNAL')));
    expect(screen.queryByRole('radio', { name: new RegExp(layan.name) })).toBeNull();
    await user.type(field(t.details.name), 'سعد العتيبي');
    await user.type(field(t.details.phone), '0500000099');
    await user.type(field(t.details.email), 'saad@nabd.example');
    await press(t.next);
    await heading(lang, 5);
    log.mockRestore();
  });

  test('a family of nobody shows only the fields, and the way to add somebody and come back here', async () => {
    family();
    const { user, location } = await forSomeoneElse();
    expect(field(t.details.name)).toBeVisible();
    expect(screen.queryByRole('radio', { name: new RegExp(t.details.typed) })).toBeNull();
    await user.click(screen.getByRole('link', { name: t.details.toFamily }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const back = '/details?specialty=1&doctor=101&date=2026-11-24&time=07%3A30';
    expect(location()).toBe(`/profile/Family?${new URLSearchParams({ returnTo: back })}`);
    expect(keptBooking().draft).toMatchObject({ bookingFor: 'someoneElse', time: '07:30', step: 4 });
  });

  test('Q6: an address that names one of the family asks for all the rest and has them chosen at the end', async () => {
    keep({ owner: account.public_id, draft: answeredUpTo(4) });
    const { navigate } = await openPage(lang, `/s?dependent=${layan.id}`);
    await heading(lang, 1);
    expect(keptBooking().draft).toMatchObject({ bookingFor: 'someoneElse', dependent: layan.id });
    await act(() => navigate('/details?specialty=1&doctor=101&date=2026-11-24&time=07:30'));
    expect(await person(layan.name)).toBeChecked();
    expect(await screen.findByDisplayValue(layan.name)).toHaveAttribute('readonly');
  });

  test.each([
    ['who was removed meanwhile', () => family(huda)],
    ['of whom nothing can be had', () => server.use(http.get('*/api/dependents', () => refusal('INTERNAL', 500)))],
  ])('somebody of the family %s is not chosen', async (_who, meanwhile) => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    meanwhile();
    keep({ owner: account.public_id, draft: { ...answeredUpTo(4), bookingFor: 'someoneElse', dependent: layan.id } });
    await openPage(lang, '/details');
    await waitFor(() => expect(keptBooking().draft).not.toHaveProperty('dependent'));
    expect(await screen.findByRole('textbox', { name: t.details.name })).not.toHaveAttribute('readonly');
    log.mockRestore();
  });

  test('Next waits for the family, instead of calling its fields empty', async () => {
    let answer = () => {};
    const coming = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get('*/api/dependents', async () => coming.then(() => HttpResponse.json({ data: [layan] }))));
    keep({ owner: account.public_id, draft: { ...answeredUpTo(4), bookingFor: 'someoneElse', dependent: layan.id } });
    await openPage(lang, '/details');
    await heading(lang, 4);
    expect(screen.getByRole('button', { name: t.next })).toBeDisabled();
    answer();
    await screen.findByDisplayValue(layan.name);
    expect(screen.getByRole('button', { name: t.next })).toBeEnabled();
  });
});

test('the family is asked for at the question whom the visit is for, not before', async () => {
  server.resetHandlers();
  const { press } = await resumeModal(3, 'ar');
  await heading('ar', 3);
  expect(asked()).toEqual([]);
  await press(words('ar').back);
  await heading('ar', 2);
  expect(asked()).toEqual([]);
});
