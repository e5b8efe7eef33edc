import type { ComponentProps, ReactNode } from 'react';
import { Button, LinkButton } from '@clinic/kit/ui';

interface ActionLinkProps extends Pick<ComponentProps<typeof LinkButton>, 'variant' | 'color' | 'size' | 'sx'> {
  /** A path of the site, or an address outside it: that opens beside the page. */
  to: string;
  children: ReactNode;
}

/** A link of the written content that looks like a button, wherever it leads. */
export function ActionLink({ to, ...link }: ActionLinkProps) {
  return to.startsWith('/') ? (
    <LinkButton to={to} {...link} />
  ) : (
    <Button href={to} target="_blank" rel="noopener" {...link} />
  );
}
