import { useTranslation } from 'react-i18next';
import { roles } from '@clinic/contracts';
import { useSession } from '../session/index.ts';
import { Box, StatusChip } from '../ui/index.ts';

type StaffRole = 'doctor' | 'moderator' | 'reception' | 'schedules' | 'admin';

/** Who works on a staff screen: name and role, for the roles that the screen is for. */
export function SignedInRole({ roles: shown }: { roles: readonly StaffRole[] }) {
  const { t } = useTranslation('shared');
  const user = useSession((session) => session.user);
  const role = shown.find((name) => roles[name] === user?.role);
  if (user === null || role === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <bdi dir="auto">{user.name}</bdi>
      <StatusChip tone="primary" icon="user">
        {t(`roles.${role}`)}
      </StatusChip>
    </Box>
  );
}
