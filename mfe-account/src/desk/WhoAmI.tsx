import { roles } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { Box, StatusChip } from '@clinic/kit/ui';

const labels = ['reception', 'admin', 'doctor'] as const;

/** Who sits at the desk; what they do there is written down under this name. */
export function WhoAmI() {
  const { t } = useTranslation('account');
  const user = useSession((session) => session.user);
  const role = labels.find((name) => roles[name] === user?.role);
  if (user === null || role === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <bdi dir="auto">{user.name}</bdi>
      <StatusChip tone="primary" icon="user">
        {t(`reception.roles.${role}`)}
      </StatusChip>
    </Box>
  );
}
