import { useEffect, useRef } from 'react';
import { ThankYou } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Box, LinkButton } from '@clinic/kit/ui';
import { CopyableCode } from '../parts/CopyableCode.tsx';
import { EmergencyCard } from '../parts/EmergencyCard.tsx';
import type { Asked } from './ask.data.ts';

/**
 * What stands in place of the form once a question was taken: the code, this once, and what comes next. For
 * somebody who may be in danger, what to do now comes first and has the focus.
 */
export function Thanks({ asked }: { asked: Asked }) {
  const { t } = useTranslation('qa');
  const help = useRef<HTMLDivElement>(null);
  // After the effect of the thank-you panel, which takes the focus otherwise.
  useEffect(() => help.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {asked.urgent && <EmergencyCard ref={help} kinds={asked.emergencies} />}
      <ThankYou level={2} title={t('ask.thanks.title')} text={t(`ask.thanks.${outcomeOf(asked)}`)}>
        <Box component="strong" sx={{ fontWeight: 600 }}>
          {t('ask.thanks.code')}
        </Box>
        <CopyableCode code={asked.tracking_code} />
        <p>{t('ask.thanks.once')}</p>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {asked.slug !== null && <LinkButton to={qaPaths.question(asked.slug)}>{t('ask.thanks.see')}</LinkButton>}
          <LinkButton to={qaPaths.track()} variant="outlined">
            {t('ask.thanks.track')}
          </LinkButton>
        </Box>
      </ThankYou>
    </Box>
  );
}

function outcomeOf({ review, urgent }: Asked): 'published' | 'review' | 'held' {
  if (!review) return 'published';
  return urgent ? 'held' : 'review';
}
