import { roles, z } from '@clinic/contracts';
import type { RoleName } from '@clinic/contracts';
import {
  AdminUserResponse,
  AdminUsersPage,
  ChangeRole,
  DoctorsWithoutAccount,
  userActions,
} from '@clinic/contracts/account';
import type { AdminUser, NamedDoctor } from '@clinic/contracts/account';
import { submit } from '@clinic/kit/forms';
import type { Submission } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { usersAddress } from './users-address.ts';
import type { UsersAddress } from './users-address.ts';

export interface UsersData {
  address: UsersAddress;
  /** Null when it could not be loaded. */
  found: { users: AdminUser[]; total: number; size: number; doctors: NamedDoctor[] } | null;
}

/** The accounts that the address asks for, and the doctors whom none signs in as. */
export async function loader({ request }: ScreenArgs): Promise<UsersData> {
  const address = usersAddress(new URL(request.url).searchParams);
  const { signal } = request;
  const query = {
    page: address.page,
    search: address.search === '' ? undefined : address.search,
    role: address.role === null ? undefined : roles[address.role],
  };
  try {
    const [{ data }, { data: doctors }] = await memberCall(request, () =>
      Promise.all([
        api.get('/api/admin/users', AdminUsersPage, { query, signal }),
        api.get('/api/admin/doctors-without-account', DoctorsWithoutAccount, { signal }),
      ]),
    );
    return { address, found: { users: data.data, total: data.total, size: data.per_page, doctors } };
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return { address, found: null };
  }
}

/** What an admin does to an account; each form names its act in the hidden field `intent`. */
export const intents = ['role', ...userActions] as const;
export type Intent = (typeof intents)[number];

export interface ActAnswer {
  intent: Intent;
  outcome: Submission<AdminUser>;
}

/** One act. Whatever comes of it, the list is loaded anew: another admin may have been at it. */
export async function action({ request }: ScreenArgs): Promise<ActAnswer> {
  const form = await request.clone().formData();
  const intent = intents.find((known) => known === form.get('intent'));
  if (intent === undefined) throw new Error('an act without a known name');
  const user = `/api/admin/users/${Number(form.get('id'))}`;
  const post = (body: object) =>
    memberCall(
      request,
      async () => (await api.post(`${user}/${intent}`, body, AdminUserResponse, { signal: request.signal })).data,
    );
  const sent =
    intent === 'role'
      ? submit(request, { schema: ChangeRole, read: roleIn, send: post })
      : submit(request, { schema: z.object({}), send: post });
  return { intent, outcome: (await sent).data };
}

function roleIn(form: FormData) {
  const name = form.get('role');
  const doctor = Number(form.get('doctor_id'));
  return {
    role: typeof name === 'string' && name in roles ? roles[name as RoleName] : undefined,
    ...(doctor > 0 ? { doctor_id: doctor } : {}),
  };
}
