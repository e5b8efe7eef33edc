import type { ReactNode } from 'react';
import type { RecordRevision } from '@clinic/contracts/content/records';
import { clinicDateTime, formatDate } from '@clinic/contracts/time';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Card } from '@clinic/kit/ui';
import { Moment } from '../../../parts/desk/Moment.tsx';

/** How a record was called in a revision. */
function useTitle() {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (revision: RecordRevision) => pick(revision, 'title', lang) || t('desk.site.untitled');
}

/** What a revision is called among the others: the title of the record, and until when it was so. */
export function useRevisionName() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const title = useTitle();
  return (revision: RecordRevision) => {
    const { date, time } = clinicDateTime(new Date(revision.replaced_at));
    return t('desk.site.revisions.named', { title: title(revision), date: formatDate(date, lang), time });
  };
}

/** One revision of a record, when and by whom it was replaced, and what can be done with it. */
export function RevisionLine({ revision, children }: { revision: RecordRevision; children: ReactNode }) {
  const { t } = useTranslation('content');
  const title = useTitle();
  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5 }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Box component="strong" dir="auto" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {title(revision)}
        </Box>
        <div>
          {t(`desk.site.revisions.reasons.${revision.reason}`)} <Moment of={revision.replaced_at} />
          {revision.by !== null && (
            <>
              {' · '}
              <bdi dir="auto">{revision.by}</bdi>
            </>
          )}
        </div>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Card>
  );
}
