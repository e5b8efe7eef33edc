import type { MouseEventHandler } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'type' | 'onClick'> {
  to: string;
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link inside the site that looks like a button. */
export function LinkButton({ to, replace, ...button }: LinkButtonProps) {
  return <Button component={Link} to={to} replace={replace} {...button} />;
}
