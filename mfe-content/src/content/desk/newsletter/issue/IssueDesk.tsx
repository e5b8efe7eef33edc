import type { NewsletterIssueDetails } from '@clinic/contracts/content/newsletter-issues';
import { useDeskEvents } from '@clinic/kit/desk';
import { Alert, ErrorSummary, SubmitFailed } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Page, Stack } from '@clinic/kit/ui';
import type { Crumb } from '@clinic/kit/ui';
import { AlsoHere } from '../../../../parts/desk/AlsoHere.tsx';
import { ConflictPanel } from '../../../../parts/desk/ConflictPanel.tsx';
import { SavingNote } from '../../../../parts/desk/SavingNote.tsx';
import { useFieldErrors } from '../../../../parts/desk/use-field-errors.ts';
import { partsOfIssue } from './issue-parts.ts';
import { IssueFields } from './IssueFields.tsx';
import { IssueState } from './IssueState.tsx';
import { MailPreview } from './MailPreview.tsx';
import { useIssue } from './use-issue.ts';

interface IssueDeskProps {
  loaded: NewsletterIssueDetails;
  crumbs: readonly Crumb[];
}

/** An issue of the newsletter with both languages side by side, its state, and what it looks like. */
export function IssueDesk({ loaded, crumbs }: IssueDeskProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const writing = useIssue(loaded);
  const { issue, content, conflict, failure } = writing;
  const alsoHere = useDeskEvents(`issue:${issue.id}`, () => void writing.refresh());
  const { errors, items } = useFieldErrors(failure);
  const subjects = { subject_ar: content.ar.subject, subject_en: content.en.subject };
  const { partOf, withPart } = partsOfIssue;

  return (
    <Page title={pick(subjects, 'subject', lang) || t('desk.untitled')} crumbs={crumbs}>
      <Stack sx={{ gap: 4, minWidth: 0 }}>
        <AlsoHere names={alsoHere} />
        <IssueState writing={writing} />
        {conflict !== null && (
          <ConflictPanel
            key={issue.version}
            parts={conflict.parts.map((name) => ({
              name,
              mine: partOf(content, name),
              theirs: partOf(conflict.theirs.content, name),
            }))}
            by={conflict.theirs.updated_by}
            onSettle={(taken) =>
              writing.settle(
                taken.reduce((chosen, name) => withPart(chosen, name, partOf(conflict.theirs.content, name)), content),
              )
            }
          />
        )}
        {writing.joined && (
          <Alert severity="info" role="status">
            {t('desk.joined')}
          </Alert>
        )}
        {writing.removed.length > 0 && (
          <Alert severity="warning" role="status">
            {t('desk.removed', { parts: new Intl.ListFormat(lang).format(writing.removed) })}
          </Alert>
        )}
        {items.length > 0 ? (
          <ErrorSummary errors={items} attempt={failure} />
        ) : (
          failure !== null &&
          failure.code !== 'EDIT_CONFLICT' && <SubmitFailed failure={failure} text={t('desk.failed')} />
        )}
        <Stack sx={{ gap: 3 }}>
          <Box sx={columns}>
            <IssueFields lang="ar" writing={writing} errors={errors} />
            <IssueFields lang="en" writing={writing} errors={errors} />
          </Box>
          {issue.may_write && (
            <Box sx={bar}>
              <Button
                loading={writing.state === 'saving'}
                disabled={conflict !== null}
                onClick={() => void writing.saveNow()}
              >
                {t('desk.newsletter.save')}
              </Button>
              <SavingNote state={writing.state} />
            </Box>
          )}
        </Stack>
        <MailPreview content={content} />
      </Stack>
    </Page>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
