import { AdminUsersPage } from '@clinic/contracts/account';
import * as accountPaths from '@clinic/contracts/account/paths';
import { api } from '@clinic/kit/http';
import type { FoundRecord, SearchArgs } from '@clinic/kit/routing';
import { roleName } from '../role-name.ts';

/** Accounts of those who work here; those of patients are looked for on the page itself. */
export async function search({ text, t, most, signal }: SearchArgs<'account'>): Promise<FoundRecord[]> {
  const query = { search: text, staff: 'only' };
  const { data } = await api.get('/api/admin/users', AdminUsersPage, { query, signal });
  return data.data.slice(0, most).map(({ name, email, role }) => ({
    title: name,
    detail: email,
    kind: t(`users.roles.${roleName(role)}`),
    address: accountPaths.receptionUsers({ search: email }),
  }));
}
