import { NotificationPage, UnreadResponse } from '@clinic/contracts/account';
import type { ReadNotifications } from '@clinic/contracts/account';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';

/** A page of what the account was told. */
export async function loader({ request }: ScreenArgs) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const query = { page: Number.isInteger(page) && page > 0 ? page : 1 };
  const { signal } = request;
  const { data } = await memberCall(request, () => api.get('/api/notifications', NotificationPage, { query, signal }));
  return { ...data, now: new Date().toISOString() };
}

/** Marks notifications as read, also when the page is left meanwhile; returns how many are left. */
export async function markRead(which: ReadNotifications): Promise<number> {
  const { data } = await api.post('/api/notifications/read', which, UnreadResponse, { signal: null });
  return data.unread;
}
