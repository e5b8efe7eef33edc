import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { color } from '../theme/color-schemes.ts';
import { Icon } from '../ui/index.ts';

interface ThankYouProps {
  title: string;
  text: string;
  /** Level of the heading; 3 where the form has one of its own. */
  level?: 2 | 3;
  children?: ReactNode;
}

/** What stands in place of a form that was accepted; takes the focus, so that it is read out. */
export function ThankYou({ title, text, level = 3, children }: ThankYouProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const Heading = `h${level}` as const;
  return (
    <Panel ref={frame} role="status" tabIndex={-1}>
      <span data-sign>
        <Icon name="check" size={30} />
      </span>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 12,
  padding: '28px 16px',
  [theme.breakpoints.up('md')]: { padding: '40px 24px' },
  borderRadius: 16,
  backgroundColor: color('success-soft'),
  outline: 'none',
  '& > h2, & > h3': { margin: 0, fontSize: '1.25rem', fontWeight: 600 },
  '& > p': { margin: 0, maxWidth: '54ch', color: color('ink-2') },
  '& > [data-sign]': {
    display: 'grid',
    placeItems: 'center',
    width: 60,
    height: 60,
    borderRadius: '50%',
    backgroundColor: color('success'),
    color: color('on-status'),
  },
}));
