import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Card } from '@clinic/kit/ui';
import { Moment } from '../../../parts/desk/Moment.tsx';
import { StructuredAnswer } from '../../../parts/StructuredAnswer.tsx';

/** What the answer said before each change. */
export function EarlierVersions({ question: { revisions, lang } }: { question: DeskQuestionDetails }) {
  const { t } = useTranslation('qa');
  if (revisions.length === 0) return null;
  return (
    <Card>
      <Box component="details" sx={details}>
        <summary>{t('desk.answer.revisions', { count: revisions.length })}</summary>
        <ol>
          {revisions.map((revision) => (
            <li key={revision.edited_at}>
              <Box component="p" sx={{ color: 'text.secondary' }}>
                {t('desk.answer.changedBy')} <bdi>{revision.edited_by}</bdi> · <Moment instant={revision.edited_at} />
              </Box>
              <StructuredAnswer answer={revision} lang={lang} />
            </li>
          ))}
        </ol>
      </Box>
    </Card>
  );
}

const details = {
  '& summary': { display: 'list-item', minHeight: 44, lineHeight: '44px', fontWeight: 600, cursor: 'pointer' },
  '& ol': { display: 'grid', gap: 3, margin: 0, paddingInlineStart: 3, paddingInlineEnd: 0 },
};
