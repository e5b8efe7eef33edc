import { useEffect, useRef, useState } from 'react';
import { reportReasons } from '@clinic/contracts/qa';
import { ErrorSummary, FormStack, SelectField, SubmitFailed, TextField, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Form, useActionData } from '@clinic/kit/routing';
import { Box, Button, Card, Icon } from '@clinic/kit/ui';
import { questionField } from './report.data.ts';
import type { ReportAction } from './report.data.ts';

/** Longest note, as the contract has it. */
const mostLetters = 500;

/** Tells the moderators what is wrong with a question: a form behind its own heading, which opens without script too. */
export function ReportQuestion({ question }: { question: number }) {
  const { t } = useTranslation('qa');
  const form = useSubmission(useActionData<ReportAction>(), {
    t,
    labels: { reason: t('report.reason'), note: t('report.note') },
  });
  const used = form.done !== null || form.failure !== null || form.errors.length > 0;
  // It stays open while its error is corrected.
  const [usedFor, setUsedFor] = useState<number | null>(null);
  if (used && usedFor !== question) setUsedFor(question);
  return (
    <Box component="details" open={used || usedFor === question || undefined} sx={frame}>
      <summary>
        <Icon name="alert" size={20} />
        {t('report.open')}
      </summary>
      <Card>
        {form.done !== null && <Thanks />}
        <Form {...form.props} preventScrollReset hidden={form.done !== null}>
          <input type="hidden" name={questionField} value={question} />
          <FormStack>
            <p>{t('report.lead')}</p>
            <ErrorSummary {...form.summary} />
            {form.failure !== null && <SubmitFailed failure={form.failure} text={t('report.failed')} />}
            <SelectField
              placeholder={t('report.choose')}
              options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
              {...form.field('reason')}
            />
            <TextField rows={3} maxLength={mostLetters} required={false} {...form.field('note')} />
            <Box>
              <Button type="submit" variant="outlined" loading={form.busy}>
                {t('report.send')}
              </Button>
            </Box>
          </FormStack>
        </Form>
      </Card>
    </Box>
  );
}

/** Takes the place and the focus of the form. */
function Thanks() {
  const { t } = useTranslation('qa');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Box component="p" ref={words} role="status" tabIndex={-1} sx={{ margin: 0, fontWeight: 500, outline: 'none' }}>
      {t('report.thanks')}
    </Box>
  );
}

const frame = {
  '@media print': { display: 'none' },
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    paddingInline: 1,
    borderRadius: '12px',
    color: 'text.secondary',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { color: 'primary.main', textDecoration: 'underline' },
  '& p': { margin: 0 },
};
