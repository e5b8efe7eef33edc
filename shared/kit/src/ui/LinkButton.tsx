import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle, shouldForwardProp, type ButtonLooks } from './button-looks.ts';
import { ButtonContent } from './ButtonContent.tsx';

interface LinkButtonProps extends ButtonLooks {
  to: string;
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children: ReactNode;
}

/** A link inside the site that looks like a button. */
export function LinkButton({ startIcon, endIcon, children, ...link }: LinkButtonProps) {
  return (
    <LinkRoot {...link}>
      <ButtonContent startIcon={startIcon} endIcon={endIcon} words={children} />
    </LinkRoot>
  );
}

const LinkRoot = styled(Link, { shouldForwardProp })<ButtonLooks>(buttonStyle);
