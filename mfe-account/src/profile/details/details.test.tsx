import { act, screen } from '@testing-library/react';
import { useSession } from '@clinic/shared/session';
import { renderRoute, signedInAs } from '@clinic/shared/testing';
import { account } from '../../remote-under-test.ts';
import { phoneText } from '../../parts/phone-text.ts';

beforeEach(() => useSession.setState({ state: 'unknown', user: null }));

test.each([
  ['+966500000011', '050 000 0011'],
  ['+201001234567', '+201001234567'],
])('E6: %s is written as %s', (stored, shown) => {
  expect(phoneText(stored)).toBe(shown);
});

describe.each(['ar', 'en'] as const)('%s: my details', (lang) => {
  test('S18, S73: name, e-mail address and verified number, unmasked', async () => {
    const user = signedInAs();
    const { t } = await renderRoute(account, '/profile/Details', { lang });

    expect(await screen.findByText(user.name)).toBeVisible();
    expect(screen.getByText(user.email)).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('050 000 0011')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText(t('details.verified'))).toBeVisible();
  });

  test('S73: a number that is not verified, and none at all', async () => {
    signedInAs({ phone_verified_at: null });
    const { t } = await renderRoute(account, '/profile/Details', { lang });
    expect(await screen.findByText(t('details.unverified'))).toBeVisible();

    act(() => void signedInAs({ phone: null }));
    expect(await screen.findByText(t('details.noPhone'))).toBeVisible();
  });

  test('S18: medical tests are announced', async () => {
    signedInAs();
    const { t } = await renderRoute(account, '/profile/MedicalTests', { lang });
    expect(await screen.findByText(t('medicalTests.soon'))).toBeVisible();
  });
});
