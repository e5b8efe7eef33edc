import type { ReactNode } from 'react';
import { Box, Card, Container, PageTitle, Typography } from '@clinic/kit/ui';
import { MemberBenefits } from './MemberBenefits.tsx';

interface AuthLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page on the way into an account: one card with one thing to do, beside what an account is good for. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <Container sx={{ paddingBlock: { xs: '32px 64px', md: '64px 96px' } }}>
      <Box sx={columns}>
        <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>
          <PageTitle>{title}</PageTitle>
          <Typography component="div" sx={{ color: 'text.secondary', marginBlock: '8px 24px' }}>
            {lead}
          </Typography>
          {children}
        </Card>
        <MemberBenefits />
      </Box>
    </Container>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  alignItems: 'start',
  maxWidth: 1040,
  marginInline: 'auto',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
};
