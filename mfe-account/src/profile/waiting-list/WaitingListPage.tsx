import { useState } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { isUnavailable, useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { EmptyState, Section, Stack, Typography } from '@clinic/kit/ui';
import { MemberPage } from '../../parts/MemberPage.tsx';
import { JoinForm } from './JoinForm.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { OfferCard } from './OfferCard.tsx';
import { useWaitingListActions } from './use-waiting-list-actions.ts';
import type { loader } from './waiting-list.data.ts';
import { EntryCard } from './EntryCard.tsx';
import { isActive } from './entries.ts';

/** What the account waits for, what is kept for it, and the form to wait for more. */
export function WaitingListPage() {
  const { t } = useTranslation('account');
  const data = useLoaderData<typeof loader>();
  const { entries, specialties, wanted } = data;
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<number | null>(null);
  const actions = useWaitingListActions();
  // An entry that is gone is left already.
  const left = entries.find((entry) => entry.id === leaving && isActive(entry));

  const entryList = (
    <Section key="entries" title={t('waitingList.entries')}>
      {entries.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('waitingList.none')}</Typography>}
      <Stack component="ul" sx={list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryCard entry={entry} onLeave={() => setLeaving(entry.id)} />
          </li>
        ))}
      </Stack>
    </Section>
  );
  const join = (
    <Section key="join" title={t('waitingList.join')} lead={t('waitingList.joinLead')}>
      {isUnavailable(specialties) ? (
        <EmptyState variant="error" level={3} action={{ onClick: () => void revalidate() }} />
      ) : (
        <JoinForm
          key={`${wanted.specialty} ${wanted.doctor}`}
          data={data}
          specialties={specialties}
          actions={actions}
        />
      )}
    </Section>
  );

  return (
    <MemberPage title={t('waitingList.title')} lead={t('waitingList.lead')}>
      {entries.map(
        (entry) =>
          entry.offer && <OfferCard key={entry.offer.id} entry={entry} offer={entry.offer} actions={actions} />,
      )}
      {wanted.specialty === null ? [entryList, join] : [join, entryList]}
      {left && <LeaveDialog entryId={left.id} actions={actions} onClose={() => setLeaving(null)} />}
    </MemberPage>
  );
}

const list = { listStyle: 'none', margin: 0, padding: 0, gap: 2, maxWidth: 860 };
