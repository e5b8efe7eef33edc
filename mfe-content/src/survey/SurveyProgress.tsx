import { useTranslation } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';

/** How far the survey is: present step over all steps. */
export function SurveyProgress({ step, total }: { step: number; total: number }) {
  const { t } = useTranslation('content');
  const label = t('survey.progress', { step, total });
  return (
    <Box>
      <Box component="p" sx={{ margin: '0 0 8px', color: 'text.secondary', fontSize: '.9375rem' }}>
        {label}
      </Box>
      <Box component="progress" max={total} value={step} aria-label={label} sx={bar} />
    </Box>
  );
}

const bar = {
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 8,
  border: 0,
  borderRadius: 8,
  overflow: 'hidden',
  bgcolor: 'primary.soft',
  '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
  '&::-webkit-progress-value': { bgcolor: 'primary.main', borderRadius: 8, transition: 'inline-size .3s ease' },
  '&::-moz-progress-bar': { bgcolor: 'primary.main' },
} as const;
