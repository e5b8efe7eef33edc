import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useLocation } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { LinkButton } from '@clinic/kit/ui';

/** Reminds a member whose number is not verified, and leads to where it is. Nothing is closed to them meanwhile. */
export function VerifyPhoneNudge() {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  const user = useSession((session) => session.user);
  if (user === null || user.phone === null || user.phone_verified_at !== null) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <LinkButton to={accountPaths.phoneVerification(user.public_id, pathname + search)} variant="outlined">
          {t('member.verify.action')}
        </LinkButton>
      }
    >
      {t('member.verify.text')}
    </Alert>
  );
}
