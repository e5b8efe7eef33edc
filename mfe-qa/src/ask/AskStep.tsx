import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormStack } from '@clinic/kit/forms';
import { Box, Typography, useHydrated } from '@clinic/kit/ui';
import type { Step } from './steps.ts';

interface AskStepProps {
  name: Step;
  title: string;
  lead?: string;
  /** The step on show. */
  current: Step;
  children: ReactNode;
}

/** The id of a step's heading, where the focus goes when the step comes. */
export const headingId = (step: Step) => `ask-${step}`;

/**
 * A part of the form. The page without script has all of them below each other; with script one is seen at a time, and the
 * others are hidden from the first moment on, so that nothing jumps when the page comes alive.
 */
export function AskStep({ name, title, lead, current, children }: AskStepProps) {
  const hydrated = useHydrated();
  const text = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId(name)}
      aria-describedby={lead === undefined ? undefined : text}
      data-step={name}
      data-current={name === current || undefined}
      hidden={hydrated && name !== current}
      sx={part}
    >
      <Typography variant="h3" component="h2" id={headingId(name)} tabIndex={-1} sx={{ margin: 0 }}>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography id={text} sx={{ margin: 0, marginBlockStart: 0.5, color: 'text.secondary' }}>
          {lead}
        </Typography>
      )}
      <FormStack sx={{ marginBlockStart: 2.5 }}>{children}</FormStack>
    </Box>
  );
}

const part = {
  '&[hidden]': { display: 'none' },
  '[data-stepped] &:not([data-current])': { '@media (scripting: enabled)': { display: 'none' } },
  '&:not([hidden]) + &': { marginBlockStart: 5 },
};
