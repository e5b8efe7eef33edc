import { useEffect, useRef } from 'react';
import { pick, useLang } from '@clinic/kit/i18n';
import { Box, LinkButton } from '@clinic/kit/ui';
import { EmergencyNumbers } from '../EmergencyNumbers.tsx';
import type { Outcome } from './assess.ts';

const grounds = { good: 'success.soft', watch: 'warning.soft', act: 'error.soft' } as const;

interface OutcomeCardProps {
  outcome: Outcome;
  urgentText: string;
  /** Where to go from the result. */
  next: { label: string; to: string };
  /** Level of the heading. */
  level: 2 | 3;
}

/** What the answers say, and the next step; help comes first where an answer calls for it. */
export function OutcomeCard({ outcome: { result, urgent }, urgentText, next, level }: OutcomeCardProps) {
  const lang = useLang();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), [result, urgent]);
  return (
    <Box ref={card} tabIndex={-1} role="status" sx={{ mt: 3, display: 'grid', gap: 2, outline: 'none' }}>
      {urgent && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Box component="p" sx={{ margin: 0, fontWeight: 600 }}>
            {urgentText}
          </Box>
          <EmergencyNumbers />
        </Box>
      )}
      <Box sx={{ padding: { xs: 2.5, md: 3.5 }, borderRadius: '16px', bgcolor: grounds[result.tone] }}>
        <Box component={`h${level}`} sx={{ margin: 0, fontSize: '1.25rem' }}>
          {pick(result, 'title', lang)}
        </Box>
        <Box component="p" sx={{ margin: '8px 0 16px', maxWidth: '62ch' }}>
          {pick(result, 'text', lang)}
        </Box>
        <LinkButton to={next.to}>{next.label}</LinkButton>
      </Box>
    </Box>
  );
}
