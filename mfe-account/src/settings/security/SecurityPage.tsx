import { useState } from 'react';
import type { ReactNode } from 'react';
import { useBus } from '@clinic/kit/events';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { Box, Button, Card, Section } from '@clinic/kit/ui';
import { OwnEmail } from '../../parts/OwnEmail.tsx';
import { OwnPhone } from '../../parts/OwnPhone.tsx';
import { ConfirmDialog } from '../../parts/factors/ConfirmDialog.tsx';
import { SettingsFrame } from '../../parts/SettingsFrame.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { DetailRow } from './DetailRow.tsx';
import { Devices } from './Devices.tsx';
import { mustEnrol, SecondFactors } from './factors/SecondFactors.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { loader } from './security.data.ts';

type Changing = 'password' | 'email' | 'phone';

/** With what the account is entered, and where it is (S19, S76, ASVS 7.5). */
export function SecurityPage() {
  const { t } = useTranslation('account');
  const bus = useBus();
  const { factors, now } = useLoaderData<typeof loader>();
  const user = useSession((session) => session.user);
  const enrolling = factors !== null && mustEnrol(factors);
  const [changing, change] = useState<Changing | null>(null);
  const close = () => change(null);
  const done = () => {
    bus.emit('host/toast.show@1', { kind: 'success', key: `account:security.${changing}Dialog.done` });
    close();
  };

  return (
    <SettingsFrame title={t('security.title')} lead={t('security.lead')}>
      {!enrolling && (
        <Section title={t('security.signIn')}>
          {user && (
            <Card>
              <Row name={t('security.password')} onChange={() => change('password')}>
                <span aria-hidden>••••••••</span>
              </Row>
              <Row name={t('security.email')} onChange={() => change('email')}>
                <OwnEmail email={user.email} />
              </Row>
              <Row name={t('security.phone')} onChange={() => change('phone')}>
                <OwnPhone phone={user.phone} verifiedAt={user.phone_verified_at} />
              </Row>
            </Card>
          )}
        </Section>
      )}
      {/* In one place for both: the recovery codes that come with the first factor are shown once. */}
      <SecondFactors factors={factors} now={now} />
      {!enrolling && <Devices />}
      <ConfirmDialog />
      {changing === 'password' && <PasswordDialog onClose={close} onDone={done} />}
      {(changing === 'email' || changing === 'phone') && (
        <ContactDialog what={changing} onClose={close} onDone={done} />
      )}
    </SettingsFrame>
  );
}

function Row({ name, onChange, children }: { name: string; onChange: () => void; children: ReactNode }) {
  const { t } = useTranslation('account');
  const about = (
    <>
      <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>{name}</Box>
      <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{children}</Box>
    </>
  );
  return (
    <DetailRow about={about}>
      <Button variant="outlined" size="small" aria-label={t('security.changeNamed', { what: name })} onClick={onChange}>
        {t('security.change')}
      </Button>
    </DetailRow>
  );
}
