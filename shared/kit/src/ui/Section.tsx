import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color } from '../theme/color-schemes.ts';
import { Icon } from './Icon.tsx';

interface SectionProps {
  title: string;
  lead?: ReactNode;
  /** A link to the whole of what the section shows a part of. */
  action?: { label: string; to: string };
  /** Anchor for links into the page. */
  id?: string;
  /** Level of the heading; the size follows. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A part of a page under its own heading, named by it for assistive technology. */
export function Section({ title, lead, action, id, level = 2, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading}>
      <Head>
        <div>
          <Typography variant={`h${level}`} id={heading} sx={{ margin: 0 }}>
            {title}
          </Typography>
          {lead && (
            <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '65ch', marginBlockStart: 0.5 }}>
              {lead}
            </Typography>
          )}
        </div>
        {action && (
          <Link to={action.to}>
            {action.label}
            <Icon name="arrow-end" size={20} />
          </Link>
        )}
      </Head>
      {children}
    </section>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginBlockEnd: 20,
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    fontWeight: 500,
    textDecoration: 'none',
    color: color('primary'),
  },
  '& > a:hover': { textDecoration: 'underline' },
});
