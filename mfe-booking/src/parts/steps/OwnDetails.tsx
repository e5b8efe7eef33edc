import { useEffect } from 'react';
import { CurrentUser } from '@clinic/contracts';
import type { UserDetails } from '@clinic/contracts';
import { LoadFailed } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { SkeletonLines } from '@clinic/kit/ui';
import type { DetailsField } from '../draft/details-policy.ts';
import { LockedDetails } from './LockedDetails.tsx';

interface OwnDetailsProps {
  details: UserDetails;
  errors: Partial<Record<DetailsField, string>>;
  onRead: (details: UserDetails) => void;
  onLeave: (() => void) | undefined;
}

/** The account's own details, read from the API and locked: the clinic uses the account's whatever is sent. */
export function OwnDetails({ details, errors, onRead, onLeave }: OwnDetailsProps) {
  const { t } = useTranslation('booking');
  const account = useResource('own details', (signal) => api.get('/api/user', CurrentUser, { signal }));
  const { name, phone, email } = account.status === 'ready' ? account.data : { name: '', phone: null, email: '' };
  const ready = account.status === 'ready';
  const own = { name, phone: phone ?? '', email };
  const stale = ready && (own.name !== details.name || own.phone !== details.phone || own.email !== details.email);

  useEffect(() => {
    if (stale) onRead(own);
  });

  if (account.status === 'loading') return <SkeletonLines count={4} />;
  if (account.status === 'failed') return <LoadFailed text={t('details.failed')} onRetry={account.retry} />;
  return <LockedDetails text={t('details.locked')} details={own} errors={errors} onLeave={onLeave} />;
}
