import { LinkChips } from '@clinic/kit/browsing';
import { roles } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { useSession } from '@clinic/kit/session';

/** The rooms of the desk: only admins have more than one. */
export function DeskNav() {
  const { t } = useTranslation('account');
  const role = useSession((session) => session.user?.role);
  if (role !== roles.admin) return null;
  return (
    <LinkChips
      label={t('reception.nav.label')}
      chips={[
        { id: 'visits', to: accountPaths.reception(), label: t('reception.nav.visits'), current: true },
        { id: 'users', to: accountPaths.receptionUsers(), label: t('reception.nav.users'), current: false },
      ]}
    />
  );
}
