import type { ReminderLinkResult } from '@clinic/contracts/account';
import { ReminderIntent, ReminderLinkResponse, UseReminderLink } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';

/** The link that was opened. Opening it changes nothing and asks for nothing: mailboxes do that by themselves. */
export function loader({ request }: ScreenArgs) {
  const { searchParams } = new URL(request.url);
  const intent = ReminderIntent.safeParse(searchParams.get('do'));
  return { token: searchParams.get('token') ?? '', intent: intent.success ? intent.data : null };
}

export type ReminderData = ReturnType<typeof loader>;

/** Does what the link is for. */
export const action = ({ request }: ScreenArgs) =>
  submit(request, {
    schema: UseReminderLink,
    send: async (asked, { signal }) =>
      (await api.post('/api/reminder-links', asked, ReminderLinkResponse, { signal })).data,
  });

export type ReminderAction = Submission<ReminderLinkResult>;
