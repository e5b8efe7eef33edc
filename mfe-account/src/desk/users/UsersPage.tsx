import { useEffect, useState } from 'react';
import { LinkChips, SearchField } from '@clinic/kit/browsing';
import { roleNames } from '@clinic/contracts/account';
import type { AdminUser } from '@clinic/contracts/account';
import { StaleNotice, useFreshest } from '@clinic/kit/desk';
import { useBus } from '@clinic/kit/events';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { Box, EmptyState, Page, Pagination, Stack } from '@clinic/kit/ui';
import { ActionDialog } from './ActionDialog.tsx';
import { UserCard } from './UserCard.tsx';
import { inAddress } from './users-address.ts';
import type { Intent, UsersData } from './users.data.ts';

/** Where admins find accounts, give them roles, lock them and sign them out. */
export function UsersPage() {
  const { t } = useTranslation('account');
  const bus = useBus();
  const { address, found: loaded } = useLoaderData<UsersData>();
  const { shown: found, stale } = useFreshest(address, loaded, loaded === 'failed');
  const { revalidate } = useRevalidator();
  const [opened, open] = useState<{ intent: Intent; user: AdminUser } | null>(null);
  const [done, setDone] = useState<Intent | null>(null);
  useEffect(() => {
    // What was pressed may be gone with the action; who works by keyboard goes on at the heading.
    if (done !== null && document.activeElement === document.body) document.getElementById('page-title')?.focus();
  }, [done]);

  const finish = (intent: Intent) => {
    bus.emit('host/toast.show@1', { kind: 'success', key: `account:users.done.${intent}` });
    setDone(intent);
    open(null);
  };
  const to = (changes: Partial<UsersData['address']>) =>
    accountPaths.receptionUsers(inAddress({ ...address, page: 1, ...changes }));

  return (
    <Page title={t('users.title')} lead={t('users.lead')}>
      {found === 'failed' ? (
        <EmptyState variant="error" action={{ onClick: () => void revalidate() }} />
      ) : found === 'refused' ? (
        <EmptyState title={t('users.refused.title')} text={t('users.refused.text')} />
      ) : (
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          {stale && <StaleNotice onRetry={() => void revalidate()} />}
          <Box sx={{ maxWidth: 560 }}>
            <SearchField
              action={accountPaths.receptionUsers()}
              name="search"
              label={t('users.search')}
              value={address.search}
              keep={address.role === null ? {} : { role: address.role }}
            />
          </Box>
          <LinkChips
            label={t('users.role')}
            samePage
            chips={[null, ...roleNames].map((role) => ({
              id: role ?? 'all',
              to: to({ role }),
              label: role === null ? t('users.allRoles') : t(`users.roles.${role}`),
              current: role === address.role,
            }))}
          />
          <p role="status" style={{ margin: 0 }}>
            {t('users.count', { count: found.total })}
          </p>
          {found.users.length === 0 ? (
            <EmptyState
              title={t('users.none.title')}
              text={t('users.none.text')}
              action={{ label: t('users.none.all'), to: accountPaths.receptionUsers() }}
            />
          ) : (
            <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1.5 }}>
              {found.users.map((user) => (
                <li key={user.id}>
                  <UserCard user={user} onAction={(intent) => open({ intent, user })} />
                </li>
              ))}
            </Stack>
          )}
          <Pagination page={address.page} total={found.total} size={found.size} hrefFor={(page) => to({ page })} />
        </Stack>
      )}
      {opened !== null && typeof found === 'object' && (
        <ActionDialog
          {...opened}
          doctors={found.doctors}
          clinic={found.clinic}
          onClose={() => open(null)}
          onDone={() => finish(opened.intent)}
        />
      )}
    </Page>
  );
}
