import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';
import { Box, Card } from '@clinic/kit/ui';
import { Moment } from '../../parts/desk/Moment.tsx';

/** The recorded actions that have words; one that is new to this page is shown by its name. */
const worded = [
  'claimed',
  'released',
  'answered',
  'answer-edited',
  'closed',
  'reopened',
  'published',
  'hidden',
  'marked-spam',
  'returned-to-review',
  'moved',
  'reports-handled',
  'addition-published',
  'redacted',
  'deleted-by-asker',
];

/** What was done to the question, by whom and when. */
export function History({ actions }: { actions: DeskQuestionDetails['acts'] }) {
  const { t } = useTranslation('qa');
  if (actions.length === 0) return null;
  const words = (action: string) => {
    const name = action.replace(/^question\./, '');
    return worded.includes(name) ? t(`desk.acts.${name}` as RuntimeKey) : <bdi dir="ltr">{action}</bdi>;
  };
  return (
    <Card>
      <Box component="details" sx={details}>
        <summary>{t('desk.history')}</summary>
        <ol>
          {actions.map(({ action, by, at }) => (
            <li key={at + action}>
              {words(action)}
              <small>
                <bdi>{by ?? t('desk.byAsker')}</bdi> · <Moment instant={at} />
              </small>
            </li>
          ))}
        </ol>
      </Box>
    </Card>
  );
}

const details = {
  '& summary': { display: 'list-item', minHeight: 44, lineHeight: '44px', fontWeight: 600, cursor: 'pointer' },
  '& ol': { display: 'grid', gap: 1, margin: 0, paddingInlineStart: 3, paddingInlineEnd: 0 },
  '& small': { display: 'block', color: 'text.secondary', fontSize: '.9375rem' },
};
