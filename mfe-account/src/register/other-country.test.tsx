import { screen } from '@testing-library/react';
import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import { countries } from '@clinic/contracts/countries';
import { fakeApi, renderRoute } from '@clinic/kit/testing';
import { account } from '../testing/remote-under-test.ts';

fakeApi();
beforeEach(() => setClinicCountry(countries.EG));
afterEach(() => setClinicCountry(defaultCountry));

test.each([
  ['ar', 'رقم جوال مصري، مثال: 01xxxxxxxxx.', 'اكتب رقم جوال صحيحًا، مثل 01xxxxxxxxx.'],
  ['en', 'An Egyptian mobile number, for example 01xxxxxxxxx.', 'Enter a valid mobile number, such as 01xxxxxxxxx.'],
] as const)(
  '%s: registering names the mobile numbers of the clinic’s country, and takes them',
  async (lang, hint, error) => {
    const { user, t } = await renderRoute(account, '/register', { lang });
    const phone = screen.getByLabelText(t('register.phone'));
    expect(phone).toHaveAccessibleDescription(expect.stringContaining(hint));
    await user.type(phone, '0551234567');
    await user.click(screen.getByRole('button', { name: t('register.submit') }));
    await screen.findByRole('alert');
    expect(phone).toHaveAccessibleDescription(expect.stringContaining(error));
    await user.clear(phone);
    await user.type(phone, '010 1234 5678');
    await user.click(screen.getByRole('button', { name: t('register.submit') }));
    expect(phone).toBeValid();
    expect(screen.getByLabelText(t('register.email'))).toBeInvalid();
  },
);
