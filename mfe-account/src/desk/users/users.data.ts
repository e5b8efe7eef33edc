import { BranchName, dataOf, roles, SpecialtyList, z } from '@clinic/contracts';
import type { RoleLimits, RoleName } from '@clinic/contracts';
import {
  AdminUserResponse,
  AdminUsersPage,
  ChangeRole,
  DoctorsWithoutAccount,
  userActions,
} from '@clinic/contracts/account';
import type { AdminUser, NamedDoctor } from '@clinic/contracts/account';
import { submit, submitByIntent } from '@clinic/kit/forms';
import type { ActionResult, IntentArgs } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { confirmed } from '../../parts/factors/confirmed.ts';
import { usersAddress } from './users-address.ts';
import type { UsersAddress } from './users-address.ts';

/** The specialities and branches that a role can be limited to; a clinic with one branch has none to choose. */
export type ClinicParts = RoleLimits;

export interface UsersData {
  address: UsersAddress;
  /** Or why there are none: the role of the account was changed meanwhile, or they could not be loaded. */
  found:
    | { users: AdminUser[]; total: number; size: number; doctors: NamedDoctor[]; clinic: ClinicParts }
    | 'refused'
    | 'failed';
}

/** The accounts that the address asks for, the doctors whom none signs in as, and what a role can be limited to. */
export async function loader({ request }: ScreenArgs): Promise<UsersData> {
  const address = usersAddress(new URL(request.url).searchParams);
  const { signal } = request;
  const query = {
    page: address.page,
    search: address.search === '' ? undefined : address.search,
    role: address.role === null ? undefined : roles[address.role],
  };
  try {
    const [{ data }, { data: doctors }, { data: specialties }, { data: branches }] = await memberCall(request, () =>
      Promise.all([
        api.get('/api/admin/users', AdminUsersPage, { query, signal }),
        api.get('/api/admin/doctors-without-account', DoctorsWithoutAccount, { signal }),
        api.get('/api/specialties', SpecialtyList, { signal }),
        api.get('/api/branches', BranchNames, { signal }),
      ]),
    );
    return {
      address,
      found: { users: data.data, total: data.total, size: data.per_page, doctors, clinic: { specialties, branches } },
    };
  } catch (error) {
    if (!isApiError(error)) throw error;
    console.warn(error);
    return { address, found: error.code === 'FORBIDDEN' ? 'refused' : 'failed' };
  }
}

const BranchNames = dataOf(z.array(BranchName));

/** What an admin does to an account; each form names it in the hidden field `intent`. */
export const intents = ['role', ...userActions] as const;
export type Intent = (typeof intents)[number];

export type UserActionResult = ActionResult<Intent, AdminUser>;

const post = (request: Request, form: FormData, intent: Intent, body: object) =>
  memberCall(request, async () => {
    const user = `/api/admin/users/${Number(form.get('id'))}`;
    const { signal } = request;
    return (await confirmed(() => api.post(`${user}/${intent}`, body, AdminUserResponse, { signal }))).data;
  });

const changeRole = ({ request, form }: IntentArgs) =>
  submit(request, { schema: ChangeRole, read: roleIn, send: (change: object) => post(request, form, 'role', change) });

const press =
  (intent: Intent) =>
  ({ request, form }: IntentArgs) =>
    submit(request, { schema: z.object({}), send: () => post(request, form, intent, {}) });

/** Whatever the API answers, the list is loaded again: another admin may have changed it. */
export const action = submitByIntent<Intent, AdminUser>({
  role: changeRole,
  'sign-out': press('sign-out'),
  lock: press('lock'),
  unlock: press('unlock'),
  'reset-factors': press('reset-factors'),
});

function roleIn(form: FormData) {
  const name = form.get('role');
  const doctor = Number(form.get('doctor_id'));
  return {
    role: typeof name === 'string' && name in roles ? roles[name as RoleName] : undefined,
    ...(doctor > 0 ? { doctor_id: doctor } : {}),
    specialties: form.getAll('specialties').map(Number),
    branches: form.getAll('branches').map(Number),
  };
}
