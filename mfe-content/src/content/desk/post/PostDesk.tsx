import { useState } from 'react';
import type { DeskPostDetails } from '@clinic/contracts/content/desk';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Alert, ErrorSummary, SubmitFailed } from '@clinic/kit/forms';
import { Box, Button, Page, Section, Stack } from '@clinic/kit/ui';
import type { Crumb } from '@clinic/kit/ui';
import { AlsoHere } from '../../../parts/desk/AlsoHere.tsx';
import { ConflictPanel } from '../../../parts/desk/ConflictPanel.tsx';
import { SavingNote } from '../../../parts/desk/SavingNote.tsx';
import { useFieldErrors } from '../../../parts/desk/use-field-errors.ts';
import { useDeskEvents } from '@clinic/kit/desk';
import type { Known } from './checks.ts';
import { CommonFields } from './CommonFields.tsx';
import { partOf, withPart } from './merge.ts';
import type { Choices } from './post.data.ts';
import { Revisions } from './Revisions.tsx';
import { StatePanel } from './StatePanel.tsx';
import { TextFields } from './TextFields.tsx';
import { useComments } from './use-comments.ts';
import { useHelp } from './use-help.ts';
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
  const { post, content, conflict, failure } = writing;
  const commenting = useComments(post.id);
  const help = useHelp();
  const [known, setKnown] = useState<Known | null>(null);
  const alsoHere = useDeskEvents(`post:${post.id}`, () => {
    void writing.refresh();
    void commenting.refresh();
  });
  const titles = { title_ar: content.ar.title, title_en: content.en.title };
  const { errors, items } = useFieldErrors(failure);

  return (
    <Page title={pick(titles, 'title', lang) || t('desk.untitled')} crumbs={crumbs}>
      <Stack sx={{ gap: 4, minWidth: 0 }}>
        <AlsoHere names={alsoHere} />
        <StatePanel writing={writing} />
        {conflict !== null && (
          <ConflictPanel
            key={post.version}
            parts={conflict.parts.map((name) => ({
              name,
              mine: String(partOf(content, name) ?? ''),
              theirs: String(partOf(conflict.theirs.content, name) ?? ''),
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
          {help !== null && <help.KnownHelp content={content} onKnown={setKnown} />}
          <Box sx={columns}>
            <TextFields lang="ar" {...{ writing, errors, commenting, help, known }} translates={choices.translates} />
            <TextFields lang="en" {...{ writing, errors, commenting, help, known }} translates={choices.translates} />
          </Box>
          <CommonFields {...{ writing, choices, errors, help }} />
          {post.may_write && (
            <Box sx={bar}>
              <Button
                loading={writing.state === 'saving'}
                disabled={conflict !== null}
                onClick={() => void writing.saveNow()}
              >
                {t('desk.save')}
              </Button>
              <SavingNote state={writing.state} />
            </Box>
          )}
        </Stack>
        <Section id="revisions" title={t('desk.revisions.title')}>
          <Revisions writing={writing} />
        </Section>
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
