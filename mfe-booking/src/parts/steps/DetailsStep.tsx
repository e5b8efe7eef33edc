import type { UserDetails } from '@clinic/contracts';
import { DependentList } from '@clinic/contracts/account';
import { ErrorSummary, FormStack, RadioCards } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import type { DetailsError } from '../draft/details-policy.ts';
import { withPatient } from '../draft/draft.ts';
import { OwnDetails } from './OwnDetails.tsx';
import { SomeoneElse } from './SomeoneElse.tsx';
import type { StepProps } from './step-props.ts';

interface DetailsStepProps extends StepProps {
  /** What kept the step from going on, since Next was pressed. */
  error: DetailsError | null;
  onLeave: (() => void) | undefined;
}

/** Step 4: for oneself or for somebody else, and whom the clinic reaches. */
export function DetailsStep({ draft, change, error, onLeave }: DetailsStepProps) {
  const { t } = useTranslation('booking');
  const { t: shared } = useTranslation('shared');
  // Asked for before somebody else is chosen, so that the family stands there at once. Without it details are typed.
  const family = useResource('the family', (signal) => api.get('/api/dependents', DependentList, { signal }));
  const errors = Object.fromEntries((error?.fields ?? []).map(({ field, key }) => [field, shared(key)]));
  const write = (typed: Partial<UserDetails>) =>
    change((now) => ({ ...now, userDetails: { ...now.userDetails, ...typed } }));
  return (
    <FormStack>
      <ErrorSummary
        title={error === null ? '' : t(error.alert)}
        errors={(error?.fields ?? []).map(({ field }) => ({
          field,
          message: `${t(`details.${field}`)}: ${errors[field] ?? ''}`,
        }))}
      />
      <RadioCards
        name="bookingFor"
        label={t('details.for')}
        value={draft.bookingFor}
        onChange={(value) => change((now) => withPatient(now, value === 'self' ? 'self' : 'someoneElse'))}
        options={[
          { value: 'self', label: t('details.self'), text: t('details.selfText'), icon: 'user' },
          { value: 'someoneElse', label: t('details.someoneElse'), text: t('details.someoneElseText'), icon: 'family' },
        ]}
      />
      {draft.bookingFor === 'self' ? (
        <OwnDetails details={draft.userDetails} errors={errors} onRead={write} onLeave={onLeave} />
      ) : (
        <SomeoneElse
          draft={draft}
          change={change}
          family={family.status === 'ready' ? family.data.data : family.status}
          errors={errors}
          onWrite={write}
          onLeave={onLeave}
        />
      )}
    </FormStack>
  );
}
