import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { buttonStyle, shouldForwardProp, type ButtonLooks } from './button-looks.ts';
import { ButtonContent } from './ButtonContent.tsx';

interface Common extends Omit<ButtonLooks, 'loading'> {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children: ReactNode;
}

interface ActionButtonProps extends Common, Omit<ComponentPropsWithRef<'button'>, keyof Common> {
  /** Something is under way: the button turns and cannot be pressed. The focus stays on it, as it would not on a disabled one. */
  loading?: boolean;
  href?: never;
}

interface FileButtonProps extends Common, Omit<ComponentPropsWithRef<'a'>, keyof Common> {
  /** An address outside the site's pages, such as a file; pages are led to by `LinkButton`. */
  href: string;
}

export type ButtonProps = ActionButtonProps | FileButtonProps;

/** A button, or a link to a file that looks like one. */
export function Button({ startIcon, endIcon, children, ...rest }: ButtonProps) {
  if (rest.href !== undefined) {
    return (
      <AnchorRoot {...rest}>
        <ButtonContent startIcon={startIcon} endIcon={endIcon} words={children} />
      </AnchorRoot>
    );
  }
  const { loading = false, disabled, onClick, ...button } = rest;
  const state = loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : { disabled, onClick };
  return (
    <ButtonRoot type="button" {...button} loading={loading} {...state}>
      <ButtonContent startIcon={startIcon} endIcon={endIcon} words={children} loading={loading} />
    </ButtonRoot>
  );
}

/** Neither the form of the button is sent, by Enter in one of its fields either, nor hears anybody above of the press. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const ButtonRoot = styled('button', { shouldForwardProp })<ButtonLooks>(buttonStyle);
const AnchorRoot = styled('a', { shouldForwardProp })<ButtonLooks>(buttonStyle);
