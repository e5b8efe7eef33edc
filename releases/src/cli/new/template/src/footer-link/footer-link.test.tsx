import { screen } from '@testing-library/react';
import { renderSlotContent } from '@clinic/kit/testing';
import { address } from '../address.ts';
import { underTest } from '../testing/remote-under-test.ts';

test.each(['ar', 'en'] as const)('%s: the foot of the page leads to this remote', async (lang) => {
  const { t } = await renderSlotContent(underTest, './footer-link', undefined, { lang });
  expect(await screen.findByText(t('footer.text'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('footer.link') })).toHaveAttribute('href', address);
});
