import type { ReactNode } from 'react';
import { Alert } from '@clinic/shared/forms';
import { useTranslation } from '@clinic/shared/i18n';
import { useSession } from '@clinic/shared/session';
import { Box, Card, Ltr, StatusChip } from '@clinic/shared/ui';
import { MemberPage } from '../../parts/MemberPage.tsx';
import { phoneText } from '../../parts/phone-text.ts';

/** What the clinic knows about the person who is signed in (S18, S73). */
export function DetailsPage() {
  const { t } = useTranslation('account');
  const user = useSession((session) => session.user);

  return (
    <MemberPage title={t('details.title')} lead={t('details.lead')}>
      {user && (
        <Card sx={{ maxWidth: 720 }}>
          <Box component="dl" sx={{ margin: 0 }}>
            <Fact name={t('details.name')}>
              <bdi dir="auto">{user.name}</bdi>
            </Fact>
            <Fact name={t('details.email')}>
              <Ltr>{user.email}</Ltr>
            </Fact>
            <Fact name={t('details.phone')}>
              {user.phone === null ? (
                t('details.noPhone')
              ) : (
                <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
                  <Ltr>{phoneText(user.phone)}</Ltr>
                  <StatusChip tone={user.phone_verified_at === null ? 'warning' : 'success'}>
                    {t(user.phone_verified_at === null ? 'details.unverified' : 'details.verified')}
                  </StatusChip>
                </Box>
              )}
            </Fact>
          </Box>
        </Card>
      )}
      <Alert severity="info" sx={{ maxWidth: 720 }}>
        {t('details.change')}
      </Alert>
    </MemberPage>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={fact}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

const fact = {
  display: 'grid',
  gap: '2px 24px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
  paddingBlock: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderBlockStart: 0 },
};
