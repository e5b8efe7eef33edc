import { useCallback, useState } from 'react';
import { anyPhone } from '@clinic/contracts';
import { AskerContactResponse } from '@clinic/contracts/qa';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { Alert, LoadFailed } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Icon, Ltr, SkeletonLines } from '@clinic/kit/ui';

/**
 * Says of a question with signs of danger whether its asker can be reached, and how, for whoever is on duty. The number is
 * read only when it is asked for, for each reading is logged.
 */
export function AskerInDanger({ question }: { question: DeskQuestionDetails }) {
  const { t } = useTranslation('qa');
  const [open, setOpen] = useState(false);
  if (!question.flags.includes('red-flag')) return null;
  return (
    <Alert severity="warning" role="status">
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <b>{t('desk.danger.title')}</b>
        {!question.reachable && <span>{t('desk.danger.anonymous')}</span>}
        {question.reachable && !open && (
          <>
            <Button variant="outlined" startIcon={<Icon name="phone" size={20} />} onClick={() => setOpen(true)}>
              {t('desk.danger.show')}
            </Button>
            <small>{t('desk.danger.logged')}</small>
          </>
        )}
        {open && question.reachable && <Contact question={question.id} />}
      </Box>
    </Alert>
  );
}

function Contact({ question }: { question: number }) {
  const { t } = useTranslation('qa');
  const contact = useResource(
    'contact of the asker',
    (signal) => api.get(`/api/qa/desk/questions/${question}/contact`, AskerContactResponse, { signal }),
    { key: String(question) },
  );
  // The button that was pressed is gone: its answer takes its focus.
  const focus = useCallback((answer: HTMLElement | null) => {
    answer?.querySelector<HTMLElement>('a, p')?.focus();
  }, []);
  if (contact.status === 'failed') return <LoadFailed text={t('desk.danger.failed')} onRetry={contact.retry} />;
  if (contact.status === 'loading') return <SkeletonLines count={1} />;
  const { phone, email } = contact.data.data;
  const callable = phone === null ? null : anyPhone(phone);
  return (
    <Box ref={focus}>
      {callable !== null && (
        <Box component="a" href={`tel:${callable}`} sx={link}>
          {t('desk.danger.call')} <Ltr>{callable}</Ltr>
        </Box>
      )}
      {email !== null && (
        <Box component="a" href={`mailto:${email}`} sx={link}>
          {t('desk.danger.write')} <Ltr>{email}</Ltr>
        </Box>
      )}
      {phone !== null && callable === null && (
        <p tabIndex={-1} style={{ margin: 0 }}>
          {t('desk.danger.uncallable')} <bdi dir="auto">{phone}</bdi>
        </p>
      )}
    </Box>
  );
}

const link = { display: 'block', width: 'fit-content', paddingBlock: 1, fontWeight: 600 };
