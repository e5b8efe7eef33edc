import { ThankYou } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Box, LinkButton } from '@clinic/kit/ui';
import { CopyableCode } from '../parts/CopyableCode.tsx';
import type { Asked } from './ask.data.ts';
import { EmergencyCard } from './EmergencyCard.tsx';

/** What stands in place of the form once a question was taken: the code, this once, and what comes next (S109, Q33). */
export function Thanks({ asked }: { asked: Asked }) {
  const { t } = useTranslation('qa');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {asked.emergencies.length > 0 && <EmergencyCard kinds={asked.emergencies} />}
      <ThankYou
        level={2}
        title={t('ask.thanks.title')}
        text={t(asked.review ? 'ask.thanks.review' : 'ask.thanks.published')}
      >
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
