import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { color } from '../theme/color-schemes.ts';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { Container } from './Container.tsx';

interface PageProps {
  title: string;
  /** Pages above this one, without the home page and without this one. Not given: no breadcrumbs. */
  crumbs?: readonly Crumb[];
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** What can be done with the whole page, beside the heading. */
  actions?: ReactNode;
  /** `text` keeps lines short enough to read. */
  width?: 'full' | 'text';
  children: ReactNode;
}

/** A page: breadcrumbs, the one h1, a lead and the content. */
export function Page({ title, crumbs, lead, actions, width = 'full', children }: PageProps) {
  return (
    <Frame>
      {crumbs && <Breadcrumbs crumbs={crumbs} current={title} />}
      <Head>
        <div>
          <PageTitle>{title}</PageTitle>
          {lead && (
            <Typography
              variant="subtitle1"
              component="div"
              sx={{ color: 'text.secondary', maxWidth: '65ch', marginBlockStart: 1 }}
            >
              {lead}
            </Typography>
          )}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      <Body style={width === 'text' ? { maxWidth: 760 } : undefined}>{children}</Body>
    </Frame>
  );
}

/** The h1 of a page. The host moves the focus here after a navigation, so that a screen reader announces the page. */
export function PageTitle({ children, color: tone }: { children: ReactNode; color?: string }) {
  return (
    <Typography variant="h1" id="page-title" tabIndex={-1} sx={{ margin: 0, color: tone }}>
      {children}
    </Typography>
  );
}

const Frame = styled(Container)(({ theme }) => ({
  paddingBlock: '20px 64px',
  [theme.breakpoints.up('md')]: { paddingBlock: '28px 96px' },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 16,
  marginBlock: '12px 28px',
  color: color('ink'),
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const Body = styled('div')({ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' });
