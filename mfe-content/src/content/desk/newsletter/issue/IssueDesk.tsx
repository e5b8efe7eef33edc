import { useState } from 'react';
import type { NewsletterIssueDetails } from '@clinic/contracts/content/newsletter-issues';
import { useDeskEvents } from '@clinic/kit/desk';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Page, Stack } from '@clinic/kit/ui';
import type { Crumb } from '@clinic/kit/ui';
import { AlsoHere } from '../../../../parts/desk/AlsoHere.tsx';
import { SaveBar } from '../../../../parts/desk/SaveBar.tsx';
import { useFieldErrors } from '../../../../parts/desk/use-field-errors.ts';
import { WritingNotices } from '../../../../parts/desk/WritingNotices.tsx';
import { sideBySide } from '../../../../parts/side-by-side.ts';
import type { AskedAction } from './IssueDialog.tsx';
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
  const { issue, content } = writing;
  const [asked, ask] = useState<AskedAction | null>(null);
  const alsoHere = useDeskEvents(`issue:${issue.id}`, writing.refresh);
  // An open dialog says itself why its action was refused, and keeps the focus.
  const failure = asked === null ? writing.failure : null;
  const { errors, items } = useFieldErrors(failure);
  const subjects = { subject_ar: content.ar.subject, subject_en: content.en.subject };

  return (
    <Page title={pick(subjects, 'subject', lang) || t('desk.untitled')} crumbs={crumbs}>
      <Stack sx={{ gap: 4, minWidth: 0 }}>
        <AlsoHere names={alsoHere} />
        <IssueState {...{ writing, asked, ask }} />
        <WritingNotices writing={{ ...writing, failure }} items={items} />
        <Stack sx={{ gap: 3 }}>
          <Box sx={sideBySide}>
            <IssueFields lang="ar" writing={writing} errors={errors} />
            <IssueFields lang="en" writing={writing} errors={errors} />
          </Box>
          {issue.may_write && <SaveBar label={t('desk.newsletter.save')} writing={writing} />}
        </Stack>
        <MailPreview content={content} />
      </Stack>
    </Page>
  );
}
