import { useState } from 'react';
import type { DeskAction, DeskPostDetails } from '@clinic/contracts/content/desk';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Page, Section, Stack } from '@clinic/kit/ui';
import type { Crumb } from '@clinic/kit/ui';
import { AlsoHere } from '../../../parts/desk/AlsoHere.tsx';
import { SaveBar } from '../../../parts/desk/SaveBar.tsx';
import { useFieldErrors } from '../../../parts/desk/use-field-errors.ts';
import { WritingNotices } from '../../../parts/desk/WritingNotices.tsx';
import { sideBySide } from '../../../parts/side-by-side.ts';
import { useDeskEvents } from '@clinic/kit/desk';
import type { Known } from './checks.ts';
import { CommonFields } from './CommonFields.tsx';
import type { Choices } from './post.data.ts';
import { Revisions } from './Revisions.tsx';
import { StatePanel } from './StatePanel.tsx';
import { TextFields } from './TextFields.tsx';
import { useComments } from './use-comments.ts';
import { useHelp } from './use-help.ts';
import { usePartWords } from './use-part-words.ts';
import { useWriting } from './use-writing.ts';

interface PostDeskProps {
  loaded: DeskPostDetails;
  choices: Choices;
  crumbs: readonly Crumb[];
}

/** A post with both languages side by side: its state, what can be done with it, and its revisions. */
export function PostDesk({ loaded, choices, crumbs }: PostDeskProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const writing = useWriting(loaded);
  const { post, content } = writing;
  const [asked, ask] = useState<DeskAction | null>(null);
  const commenting = useComments(post.id);
  const help = useHelp();
  const [known, setKnown] = useState<Known | null>(null);
  const alsoHere = useDeskEvents(`post:${post.id}`, async () => {
    const read = await Promise.all([writing.refresh(), commenting.refresh()]);
    return !read.includes(false);
  });
  const titles = { title_ar: content.ar.title, title_en: content.en.title };
  // An open dialog says itself why its action was refused, and keeps the focus.
  const failure = asked === null ? writing.failure : null;
  const { errors, items } = useFieldErrors(failure);
  const wordsOf = usePartWords(choices);

  return (
    <Page title={pick(titles, 'title', lang) || t('desk.untitled')} crumbs={crumbs}>
      <Stack sx={{ gap: 4, minWidth: 0 }}>
        <AlsoHere names={alsoHere} />
        <StatePanel {...{ writing, asked, ask }} />
        <WritingNotices writing={{ ...writing, failure }} items={items} wordsOf={wordsOf} />
        <Stack sx={{ gap: 3 }}>
          {help !== null && <help.KnownHelp content={content} onKnown={setKnown} />}
          <Box sx={sideBySide}>
            <TextFields lang="ar" {...{ writing, errors, commenting, help, known }} translates={choices.translates} />
            <TextFields lang="en" {...{ writing, errors, commenting, help, known }} translates={choices.translates} />
          </Box>
          <CommonFields {...{ writing, choices, errors, help }} />
          {post.may_write && <SaveBar label={t('desk.save')} writing={writing} />}
        </Stack>
        <Section id="revisions" title={t('desk.revisions.title')}>
          <Revisions {...{ writing, choices }} />
        </Section>
      </Stack>
    </Page>
  );
}
