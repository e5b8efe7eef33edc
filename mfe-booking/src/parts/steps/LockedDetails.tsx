import type { UserDetails } from '@clinic/contracts';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Link } from '@clinic/kit/routing';
import { Typography } from '@clinic/kit/ui';
import type { DetailsField } from '../draft/details-policy.ts';
import { DetailsFields } from './DetailsFields.tsx';

interface LockedDetailsProps {
  /** Where the details come from. */
  text: string;
  details: UserDetails;
  errors: Partial<Record<DetailsField, string>>;
  onLeave: (() => void) | undefined;
}

/** Details that the clinic has already; a number that is missing is added in the profile. */
export function LockedDetails({ text, details, errors, onLeave }: LockedDetailsProps) {
  const { t } = useTranslation('booking');
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <DetailsFields details={details} errors={errors} />
      {details.phone === '' && (
        <Alert severity="warning">
          {t('details.noPhone')}{' '}
          <Link to={accountPaths.profileDetails()} onClick={onLeave}>
            {t('details.toProfile')}
          </Link>
        </Alert>
      )}
      {details.email === '' && <Alert severity="info">{t('details.noEmail')}</Alert>}
    </>
  );
}
