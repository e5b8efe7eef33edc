import { useEffect, useState } from 'react';
import { mostDependents } from '@clinic/contracts/account';
import type { Dependent } from '@clinic/contracts/account';
import { Alert } from '@clinic/kit/forms';
import { useBus } from '@clinic/kit/events';
import { useTranslation } from '@clinic/kit/i18n';
import { internalPath } from '@clinic/contracts';
import { useLoaderData, useSearchParams } from '@clinic/kit/routing';
import { Button, EmptyState, Icon, LinkButton, Stack } from '@clinic/kit/ui';
import { MemberPage } from '../../parts/MemberPage.tsx';
import type { loader } from './family.data.ts';
import { PersonCard } from './PersonCard.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

/** The family that the account books for: who they are, and the way to book for each. */
export function FamilyPage() {
  const { t } = useTranslation('account');
  const { people, today } = useLoaderData<typeof loader>();
  const { edit, remove, dialog } = useFamilyDialogs();
  const full = people.length >= mostDependents;
  const add = { label: t('family.add'), onClick: () => edit('new') };

  return (
    <MemberPage
      title={t('family.title')}
      lead={t('family.lead')}
      actions={
        people.length > 0 && (
          <Button onClick={add.onClick} disabled={full} startIcon={<Icon name="plus" size={20} />}>
            {add.label}
          </Button>
        )
      }
    >
      <KeptBooking />
      {full && (
        <Alert severity="info" sx={{ maxWidth: 960 }}>
          {t('family.full')}
        </Alert>
      )}
      {people.length === 0 ? (
        <EmptyState title={t('family.none.title')} text={t('family.none.text')} action={add} />
      ) : (
        <Stack component="ul" sx={list}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} today={today} onEdit={() => edit(person)} onRemove={() => remove(person)} />
            </li>
          ))}
        </Stack>
      )}
      {dialog}
    </MemberPage>
  );
}

/** For those who came from a booking: it is as they left it. */
function KeptBooking() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const back = internalPath(query.get('returnTo'), '');
  if (back === '') return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ maxWidth: 960, alignItems: 'center' }}
      action={
        <LinkButton to={back} size="small">
          {t('family.back.action')}
        </LinkButton>
      }
    >
      {t('family.back.text')}
    </Alert>
  );
}

/** Who is being added, corrected or removed. A removed card is gone, so the focus goes to the heading of the page. */
function useFamilyDialogs() {
  const bus = useBus();
  const [edited, edit] = useState<Dependent | 'new' | null>(null);
  const [leaving, remove] = useState<Dependent | null>(null);
  const [removed, setRemoved] = useState<Dependent | null>(null);

  useEffect(() => {
    if (removed !== null) document.getElementById('page-title')?.focus();
  }, [removed]);

  const tell = (what: 'added' | 'changed' | 'removed') =>
    bus.emit('host/toast.show@1', { kind: 'success', key: `account:family.${what}` });
  const dialog = (
    <>
      {edited !== null && (
        <PersonDialog
          person={edited === 'new' ? null : edited}
          onClose={() => edit(null)}
          onSaved={(what) => {
            edit(null);
            tell(what);
          }}
        />
      )}
      {leaving !== null && (
        <RemoveDialog
          person={leaving}
          onClose={() => remove(null)}
          onRemoved={() => {
            remove(null);
            setRemoved(leaving);
            tell('removed');
          }}
        />
      )}
    </>
  );
  return { edit, remove, dialog };
}

const list = { listStyle: 'none', margin: 0, padding: 0, gap: 2, maxWidth: 960 };
