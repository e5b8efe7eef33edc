import { act, screen, waitFor } from '@testing-library/react';
import { aRemote } from '@clinic/contracts/testing';
import { useSession } from '@clinic/kit/session';
import { signedInAs } from '@clinic/kit/testing';
import { renderHost } from '../../testing/render-host.tsx';

const account = aRemote('account', {
  slots: [{ slot: 'overlay', module: './staff-lock', order: 0, activateOn: [], roles: ['admin', 'doctor'] }],
});
const fetchSlotContent = () => Promise.resolve({ Component: () => <p>over the page</p> });

test('content for certain roles is neither fetched nor drawn for anybody else', async () => {
  useSession.setState({ state: 'visitor', user: null });
  const { fetched } = await renderHost([account], fetchSlotContent, { at: '/404' });
  act(() => void signedInAs({ role: 4 }));
  expect(fetched).toEqual([]);
  act(() => void signedInAs({ role: 2 }));
  expect(await screen.findByText('over the page')).toBeInTheDocument();
  act(() => useSession.setState({ state: 'visitor', user: null }));
  await waitFor(() => expect(screen.queryByText('over the page')).not.toBeInTheDocument());
});
