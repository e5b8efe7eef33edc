import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { useSession } from '@clinic/kit/session';
import { account } from '../testing/remote-under-test.ts';

const registration = '6f1f8c1e-5a2b-4c58-9f5f-0a1b2c3d4e5f';
const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/appointments', () => HttpResponse.json({ data: [] })),
);
beforeEach(() => useSession.setState({ state: 'unknown', user: null }));

async function open(url: string, lang: 'ar' | 'en') {
  const page = await renderRoute(account, url, { lang });
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(page.t(`register.${name}`));
  const submit = () => page.user.click(screen.getByRole('button', { name: page.t('register.submit') }));
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await page.user.type(field(name), value);
  };
  const agree = () => page.user.click(screen.getByRole('checkbox', { name: new RegExp(page.t('register.policy')) }));
  return { ...page, field, submit, fill, agree };
}
const person = {
  name: 'هند القحطاني',
  email: 'hind@nabd.example',
  phone: '٠٥٥ ١٢٣ ٤٥٦٧',
  password: 'Qalb-7-wardat',
  again: 'Qalb-7-wardat',
};

describe.each(['ar', 'en'] as const)('%s: opening an account', (lang) => {
  test('S17, S76: leads to the code, and keeps the way back', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/register', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ data: { registration } }, { status: 202 });
      }),
    );
    const page = await open('/register?returnTo=%2Fdate%3Fdoctor%3D58', lang);

    await page.fill(person);
    await page.agree();
    await page.submit();

    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: page.t('verification.title') })).toBeVisible(),
    );
    expect(page.location()).toBe(`/phone/verification/${registration}?returnTo=%2Fdate%3Fdoctor%3D58`);
    const { again, ...typed } = person;
    expect(sent).toEqual([{ ...typed, password_confirmation: again, terms_accepted: true, marketing: false }]);
  });

  test('S76: everything that is missing is named, and what was typed stays', async () => {
    const page = await open('/register', lang);
    await page.fill({ name: person.name, phone: '123', password: 'short', again: 'other' });
    await page.submit();

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    for (const key of ['password.tooShort', 'password.mismatch', 'register.errors.terms']) {
      expect(screen.getByRole('link', { name: page.t(key) })).toBeVisible();
    }
    expect(page.field('name')).toHaveValue(person.name);
    expect(page.field('phone')).toBeInvalid();
    await page.user.click(screen.getByRole('link', { name: page.t('register.errors.terms') }));
    expect(screen.getByRole('checkbox', { name: new RegExp(page.t('register.policy')) })).toHaveFocus();
  });

  test('6.2.4: a password that the API finds too easy is named at its field', async () => {
    server.use(
      http.post('*/api/register', () =>
        HttpResponse.json(
          { code: 'VALIDATION', message: 'x', errors: { password: ['password.common'] }, request_id: 'r' },
          { status: 422 },
        ),
      ),
    );
    const page = await open('/register', lang);
    await page.fill(person);
    await page.agree();
    await page.submit();

    expect(await screen.findByRole('alert')).toHaveTextContent(page.t('password.common'));
    expect(page.field('password')).toHaveAccessibleDescription(expect.stringContaining(page.t('password.common')));
  });

  test('S76: while a password is typed its strength is said in words, and what is still missing', async () => {
    const page = await open('/register', lang);
    await page.user.type(page.field('password'), 'Password1');
    const said = (level: number) => page.t('password.strength', { level: page.t(`password.levels.${level}`) });
    expect(await screen.findByText(said(0))).toBeVisible();
    await page.user.clear(page.field('password'));
    await page.user.type(page.field('password'), 'qalb-wardat-jabal');
    // Hard to guess, but not to be taken yet.
    expect(await screen.findByText(said(2))).toBeVisible();
    expect(screen.getByText(page.t('password.rules.upper')).textContent).toContain(page.t('password.unmet'));
    expect(screen.getByText(page.t('password.rules.lower')).textContent).toContain(page.t('password.met'));
    await page.user.type(page.field('password'), '-K7');
    expect(await screen.findByText(said(4))).toBeVisible();
  });

  test('S17: somebody who is signed in is taken away; E8: nothing is agreed to beforehand', async () => {
    const page = await open('/register', lang);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(screen.getByRole('link', { name: page.t('register.policy') })).toHaveAttribute('href', '/privacy');
    act(() => void signedInAs());
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: page.t('appointments.title') })).toBeVisible(),
    );
  });
});
