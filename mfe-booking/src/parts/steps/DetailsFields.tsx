import { phoneText } from '@clinic/contracts';
import type { UserDetails } from '@clinic/contracts';
import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import type { DetailsField } from '../draft/details-policy.ts';

interface DetailsFieldsProps {
  details: UserDetails;
  errors: Partial<Record<DetailsField, string>>;
  /** Not given: the fields are locked. */
  onType?: (typed: Partial<UserDetails>) => void;
}

const kinds = [
  { field: 'name', type: 'text', maxLength: 100 },
  { field: 'phone', type: 'tel', maxLength: 40 },
  { field: 'email', type: 'email', maxLength: 254 },
] as const satisfies readonly { field: DetailsField; type: string; maxLength: number }[];

/** Name, phone and e-mail of the patient. What is for somebody else is not filled in by the browser from one's own. */
export function DetailsFields({ details, errors, onType }: DetailsFieldsProps) {
  const { t } = useTranslation('booking');
  const locked = onType === undefined;
  return kinds.map(({ field, type, maxLength }) => {
    const error = errors[field];
    return (
      <TextField
        key={field}
        name={field}
        type={type}
        maxLength={maxLength}
        autoComplete="off"
        label={t(`details.${field}`)}
        {...(locked || field !== 'phone' ? {} : { hint: t('details.phoneHint') })}
        {...(error === undefined ? {} : { error })}
        value={locked && field === 'phone' ? phoneText(details.phone) : details[field]}
        readOnly={locked}
        onChange={(event) => onType?.({ [field]: event.target.value })}
      />
    );
  });
}
