import type { ReactNode } from 'react';
import type { ImageFocus } from '@clinic/contracts';
import { Box, Breadcrumbs, Container, PageTitle, Typography, type Crumb } from '@clinic/kit/ui';
import { Scene } from './Scene.tsx';

interface ScenePageProps {
  title: string;
  crumbs: readonly Crumb[];
  lead: ReactNode;
  /** Drawing beside the heading, below `/images/`; without one the heading has the whole width. */
  scene: string | null;
  /** The place of it that stays in view. */
  focus?: ImageFocus | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page that opens with a drawing beside its heading: a speciality, a service. */
export function ScenePage({ title, crumbs, lead, scene, focus, actions, children }: ScenePageProps) {
  return (
    <Container>
      <Box sx={{ pt: { xs: '20px', md: '28px' }, pb: { xs: 8, md: 12 } }}>
        <Breadcrumbs crumbs={crumbs} current={title} />
        <Box sx={scene === null ? plainHead : head}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'center', justifyItems: 'start' }}>
            <PageTitle>{title}</PageTitle>
            <Typography variant="subtitle1" component="p" sx={{ margin: 0, color: 'text.secondary', maxWidth: '54ch' }}>
              {lead}
            </Typography>
            {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>{actions}</Box>}
          </Box>
          {scene !== null && <Scene src={scene} focus={focus} eager />}
        </Box>
        <Box sx={{ display: 'grid', gap: { xs: 5, md: 7 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
      </Box>
    </Container>
  );
}

const plainHead = { mt: 1.5, mb: { xs: 4, md: 5 } } as const;
const head = {
  ...plainHead,
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1.15fr) minmax(0,1fr)' },
  alignItems: 'center',
} as const;
