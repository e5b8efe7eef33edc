import { useEffect } from 'react';
import { useBus } from '@clinic/shared/events';
import { useTranslation } from '@clinic/shared/i18n';
import {
  internalPath,
  paths,
  useActionData,
  useNavigate,
  useNavigation,
  useSearchParams,
} from '@clinic/shared/routing';
import { useSession } from '@clinic/shared/session';
import { Box, Card, Container, PageTitle, Typography } from '@clinic/shared/ui';
import type { SignInOutcome } from './login.data.ts';
import { LoginForm } from './LoginForm.tsx';
import { MemberBenefits } from './MemberBenefits.tsx';

/** The sign-in page (S17). Whoever is signed in is taken to where they were going, or to their appointments. */
export function LoginPage() {
  const { t } = useTranslation('account');
  const outcome = useActionData<SignInOutcome>();
  const [query] = useSearchParams();
  useLeaveAsMember(internalPath(query.get('returnTo'), paths.appointments()), outcome?.kind === 'signedIn');

  return (
    <Container sx={{ paddingBlock: { xs: '32px 64px', md: '64px 96px' } }}>
      <Box sx={columns}>
        <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>
          <PageTitle>{t('login.title')}</PageTitle>
          <Typography sx={{ color: 'text.secondary', marginBlock: '8px 24px' }}>{t('login.lead')}</Typography>
          <LoginForm {...(outcome === undefined || outcome.kind === 'signedIn' ? {} : { problem: outcome })} />
        </Card>
        <MemberBenefits />
      </Box>
    </Container>
  );
}

function useLeaveAsMember(target: string, justSignedIn: boolean): void {
  const bus = useBus();
  const navigate = useNavigate();
  const member = useSession((session) => session.state === 'member');
  // The session begins before the outcome of the form arrives: only then is it known who began it.
  const settled = useNavigation().state === 'idle';

  useEffect(() => {
    if (!member || !settled) return;
    if (justSignedIn) bus.emit('account/session.started@1', {});
    void navigate(target, { replace: true });
  }, [member, settled, justSignedIn, bus, navigate, target]);
}

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  alignItems: 'center',
  maxWidth: 1040,
  marginInline: 'auto',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
};
