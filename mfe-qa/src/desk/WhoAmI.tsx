import { roles } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { Box, StatusChip } from '@clinic/kit/ui';

const labels = ['doctor', 'moderator', 'admin'] as const;

/** Whose desk it is, with the label of the role (S101). */
export function WhoAmI() {
  const { t } = useTranslation('qa');
  const user = useSession((session) => session.user);
  const role = labels.find((name) => roles[name] === user?.role);
  if (user === null || role === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <bdi dir="auto">{user.name}</bdi>
      <StatusChip tone="primary" icon="user">
        {t(`desk.roles.${role}`)}
      </StatusChip>
    </Box>
  );
}
