import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Link } from '@clinic/kit/routing';
import { Box } from '@clinic/kit/ui';

/** The question that a closed one repeats. */
export function OriginalQuestion({ original }: { original: { slug: string; question_title: string } }) {
  const { t } = useTranslation('qa');
  return (
    <Box>
      <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>{t('answer.closed.original')}</Box>
      <Box component={Link} to={qaPaths.question(original.slug)} dir="auto" sx={link}>
        {original.question_title}
      </Box>
    </Box>
  );
}

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500, overflowWrap: 'anywhere' };
