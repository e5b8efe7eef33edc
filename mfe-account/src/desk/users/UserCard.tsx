import { phoneText, roles } from '@clinic/contracts';
import { limitKinds } from '@clinic/contracts/account';
import type { AdminUser } from '@clinic/contracts/account';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { clinicDateTime, formatDate } from '@clinic/contracts/time';
import { Box, Button, Card, Ltr, StatusChip } from '@clinic/kit/ui';
import { roleName } from './role-name.ts';
import type { Intent } from './users.data.ts';

interface UserCardProps {
  user: AdminUser;
  onAction: (intent: Intent) => void;
}

/** One account: who it is, what it may do, and what an admin can do about it; a line on wide screens, a card on phones. */
export function UserCard({ user, onAction }: UserCardProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const isLocked = user.status === 'locked';
  const actions: Intent[] = [
    'role',
    ...(user.sessions > 0 ? (['sign-out'] as const) : []),
    ...(user.second_factor ? (['reset-factors'] as const) : []),
    isLocked ? 'unlock' : 'lock',
  ];

  return (
    <Card sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <h2>
          <bdi dir="auto">{user.name}</bdi>
        </h2>
        <Box sx={contact}>
          {user.email !== '' && <Ltr>{user.email}</Ltr>}
          {user.phone !== null && <Ltr>{phoneText(user.phone)}</Ltr>}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', color: 'text.secondary' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <StatusChip tone={user.role === roles.patient ? 'neutral' : 'primary'} icon="user">
            {t(`users.roles.${roleName(user.role)}`)}
          </StatusChip>
          {isLocked && (
            <StatusChip tone="error" icon="close">
              {t('users.locked')}
            </StatusChip>
          )}
        </Box>
        {user.doctor !== null && <span>{pick(user.doctor, 'name', lang)}</span>}
        {limitKinds.map((kind) => {
          const names = user.limits?.[kind].map((one) => pick(one, 'name', lang)) ?? [];
          return (
            names.length > 0 && (
              <span key={kind}>{t('users.limits.only', { names: new Intl.ListFormat(lang).format(names) })}</span>
            )
          );
        })}
        <span>{t('users.sessions', { count: user.sessions })}</span>
        <span>{t('users.since', { date: formatDate(clinicDateTime(new Date(user.created_at)).date, lang) })}</span>
      </Box>
      {user.own ? (
        <Box sx={{ color: 'text.secondary' }}>{t('users.own')}</Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'end' } }}>
          {actions.map((intent) => (
            <Button
              key={intent}
              variant="outlined"
              color={intent === 'lock' ? 'error' : 'primary'}
              aria-label={t('users.actOn', { act: t(`users.acts.${intent}`), name: user.name })}
              onClick={() => onAction(intent)}
            >
              {t(`users.acts.${intent}`)}
            </Button>
          ))}
        </Box>
      )}
    </Card>
  );
}

const row = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.3fr)' },
  '& h2': { margin: 0, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.5 },
};
const contact = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
};
