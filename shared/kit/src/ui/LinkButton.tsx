import { styled } from '@mui/material/styles';
import { visitorHrefAttribute } from '@clinic/contracts/host';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle, shouldForwardProp, type ButtonLooks } from './button-looks.ts';
import { ButtonContent } from './ButtonContent.tsx';

interface LinkButtonProps extends ButtonLooks {
  to: string;
  /** Where it leads who has not signed in, for a page of members while the session is not known. */
  visitorTo?: string | undefined;
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children: ReactNode;
}

/** A link inside the site that looks like a button. */
export function LinkButton({ visitorTo, startIcon, endIcon, children, ...link }: LinkButtonProps) {
  return (
    <LinkRoot {...link} {...{ [visitorHrefAttribute]: visitorTo }}>
      <ButtonContent startIcon={startIcon} endIcon={endIcon} words={children} />
    </LinkRoot>
  );
}

const LinkRoot = styled(Link, { shouldForwardProp })<ButtonLooks>(buttonStyle);
