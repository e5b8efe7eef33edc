import { useState } from 'react';
import { DeskPatients, leastDeskSearch } from '@clinic/contracts/account';
import { Alert, fieldId, RadioCards, TextField } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Ltr, SkeletonLines } from '@clinic/kit/ui';
import { phoneText } from '@clinic/contracts';

/** Pause in typing after which accounts are looked for, in milliseconds. */
const typingPauseMs = 300;

/** The account of who telephones, found by name, number or e-mail address; no more of it is shown than tells two people apart. */
export function AccountChoice({ form }: { form: FormState<unknown> }) {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState('');
  const search = typed.trim().length < leastDeskSearch ? '' : typed.trim();
  const found = useResource(
    'accounts',
    (signal) => api.get('/api/reception/patients', DeskPatients, { query: { search }, signal }),
    { key: search === '' ? null : search, delayMs: typingPauseMs },
  );
  const patients = found.status === 'ready' ? found.data.data : [];
  const field = form.field('patient.public_id');

  return (
    <>
      <TextField
        name="find"
        // What is wrong without a choice is said where one is looked for.
        {...(patients.length === 0 ? { id: fieldId(field.name), ...(field.error && { error: field.error }) } : {})}
        label={t('reception.book.find')}
        hint={t('reception.book.findHint')}
        type="search"
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // The search is on its way already; the key must not send the whole form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {found.status === 'loading' && <SkeletonLines count={2} />}
      {found.status === 'failed' && <Alert severity="error">{t('reception.failure.other')}</Alert>}
      {found.status === 'ready' && patients.length === 0 && <p role="status">{t('reception.book.nobody')}</p>}
      {patients.length > 0 && (
        <RadioCards
          {...field}
          min={400}
          options={patients.map((patient) => ({
            value: patient.public_id,
            label: <bdi dir="auto">{patient.name}</bdi>,
            text: (
              <Ltr>
                {[patient.phone === null ? null : phoneText(patient.phone), patient.masked_email]
                  .filter((one) => one !== null)
                  .join(' · ')}
              </Ltr>
            ),
          }))}
        />
      )}
    </>
  );
}
