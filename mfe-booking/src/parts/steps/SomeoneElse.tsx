import { useEffect, useState } from 'react';
import type { UserDetails } from '@clinic/contracts';
import type { Dependent } from '@clinic/contracts/account';
import { RadioCards } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useSession } from '@clinic/kit/session';
import { clinicToday, formatAge } from '@clinic/contracts/time';
import { Icon, LinkButton, SkeletonLines } from '@clinic/kit/ui';
import type { DetailsField } from '../draft/details-policy.ts';
import { withDependent } from '../draft/draft.ts';
import { pathOf } from '../draft/step-path.ts';
import { DetailsFields } from './DetailsFields.tsx';
import { LockedDetails } from './LockedDetails.tsx';
import type { StepProps } from './step-props.ts';

interface SomeoneElseProps extends StepProps {
  family: readonly Dependent[] | 'loading' | 'failed';
  errors: Partial<Record<DetailsField, string>>;
  onWrite: (details: Partial<UserDetails>) => void;
  onLeave: (() => void) | undefined;
}

/** Value of the card for somebody whose details are typed. */
const typed = 'typed';

/** One of the family, with the details that the clinic has of them, or somebody whose details are typed. */
export function SomeoneElse({ draft, change, family, errors, onWrite, onLeave }: SomeoneElseProps) {
  const { t } = useTranslation('booking');
  const lang = useLang();
  const [today] = useState(() => clinicToday(new Date()));
  const known = useFamilyDetails({ draft, change, family, onWrite });
  const people = typeof family === 'string' ? [] : family;
  return (
    <>
      {people.length > 0 && (
        <RadioCards
          name="person"
          label={t('details.person')}
          value={String(draft.dependent ?? typed)}
          onChange={(value) => change((now) => withDependent(now, value === typed ? null : Number(value)))}
          options={[
            ...people.map(({ id, name, relation, birth_date }) => ({
              value: String(id),
              label: <bdi>{name}</bdi>,
              text: t('details.familyMember', {
                relation: t(`details.relations.${relation}`),
                age: formatAge(birth_date, today, lang),
              }),
              icon: 'user' as const,
            })),
            { value: typed, label: t('details.typed'), text: t('details.typedText'), icon: 'plus' },
          ]}
        />
      )}
      <LinkButton
        to={accountPaths.family(pathOf(4, draft))}
        variant="text"
        startIcon={<Icon name="family" size={20} />}
        sx={{ justifySelf: 'start' }}
        {...(onLeave === undefined ? {} : { onClick: onLeave })}
      >
        {t('details.toFamily')}
      </LinkButton>
      {draft.dependent === undefined && <DetailsFields details={draft.userDetails} errors={errors} onType={onWrite} />}
      {draft.dependent !== undefined && !known && <SkeletonLines count={4} />}
      {draft.dependent !== undefined && known && (
        <LockedDetails text={t('details.lockedFamily')} details={draft.userDetails} errors={errors} onLeave={onLeave} />
      )}
    </>
  );
}

/**
 * Keeps the details of the draft to those of the chosen one of the family; without a number of their own the account's is
 * called. Somebody who is no longer there, or of whom nothing can be had, is not chosen. Says whether the details are there.
 */
function useFamilyDetails({
  draft: { dependent, userDetails },
  change,
  family,
  onWrite,
}: Pick<SomeoneElseProps, 'draft' | 'change' | 'family' | 'onWrite'>): boolean {
  const account = useSession((session) => session.user);
  const chosen = typeof family === 'string' ? undefined : family.find(({ id }) => id === dependent);
  const details = chosen && {
    name: chosen.name,
    phone: chosen.phone ?? account?.phone ?? '',
    email: account?.email ?? '',
  };
  const has = userDetails.name !== '';
  const gone = dependent !== undefined && (family === 'failed' ? !has : family !== 'loading' && chosen === undefined);
  const stale =
    details !== undefined &&
    (details.name !== userDetails.name || details.phone !== userDetails.phone || details.email !== userDetails.email);

  useEffect(() => {
    if (gone) change((now) => withDependent(now, null));
    else if (stale) onWrite(details);
  });
  return has;
}
