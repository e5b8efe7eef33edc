import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Link } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { Box, Button, Card } from '@clinic/kit/ui';
import { MemberPage } from '../../parts/MemberPage.tsx';
import { OwnEmail } from '../../parts/OwnEmail.tsx';
import { OwnPhone } from '../../parts/OwnPhone.tsx';
import { NameForm } from './NameForm.tsx';

/** What the clinic knows about the person who is signed in. The name is changed here, the rest where it is safe. */
export function DetailsPage() {
  const { t } = useTranslation('account');
  const user = useSession((session) => session.user);
  const [renaming, rename] = useState(false);
  const [renamed, markRenamed] = useState(false);
  const close = () => {
    rename(false);
    markRenamed(true);
  };

  return (
    <MemberPage title={t('details.title')} lead={t('details.lead')}>
      {user && (
        <Card sx={{ maxWidth: 720 }}>
          {renaming ? (
            <NameForm name={user.name} onClose={close} />
          ) : (
            <Fact
              name={t('details.name')}
              action={
                // Whoever closed the form goes on where they opened it.
                <Button variant="outlined" size="small" autoFocus={renamed} onClick={() => rename(true)}>
                  {t('details.changeName')}
                </Button>
              }
            >
              <bdi dir="auto">{user.name}</bdi>
            </Fact>
          )}
          <Fact name={t('details.email')} action={<ToSecurity what={t('details.email')} />}>
            <OwnEmail email={user.email} />
          </Fact>
          <Fact name={t('details.phone')} action={<ToSecurity what={t('details.phone')} />}>
            <OwnPhone phone={user.phone} verifiedAt={user.phone_verified_at} />
          </Fact>
        </Card>
      )}
    </MemberPage>
  );
}

function ToSecurity({ what }: { what: string }) {
  const { t } = useTranslation('account');
  return (
    <Box
      component={Link}
      to={accountPaths.securitySettings()}
      aria-label={t('details.changeNamed', { what })}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, paddingInline: 1, fontWeight: 500 }}
    >
      {t('details.change')}
    </Box>
  );
}

function Fact({ name, action, children }: { name: string; action: ReactNode; children: ReactNode }) {
  return (
    <Box sx={fact}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>{name}</Box>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{children}</Box>
      </Box>
      {action}
    </Box>
  );
}

const fact = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: 2,
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
};
